import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { type AiMood, type AiStandIn, startAiStandIn } from '../../../test/stand-ins/ai-stand-in.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { secondMs } from '../clock.ts';
import { createLog } from '../log.ts';
import { AiFailure } from './ai-failure.ts';
import { createLanguageModels } from './language-models.ts';
import type { AiRequest, LanguageModels, StreamPart } from './model-port.ts';
import type { AiRecord } from './supervision.ts';

const timeoutMs = 10 * secondMs;
/** For what never answers. */
const hangingMs = 300;
const clock = new TestClock('2026-05-04T10:00:00.000Z');
let standIn: AiStandIn;
let models: LanguageModels;
let records: AiRecord[];

beforeAll(async () => {
  standIn = await startAiStandIn();
  // The first question loads the SDK, which is no part of what is timed below.
  await open(5 * secondMs).text(question);
});
afterAll(() => standIn.close());

function open(limitMs: number, more: { baseUrl?: string } = {}): LanguageModels {
  return createLanguageModels({
    clock,
    log: createLog('silent'),
    ledger: {
      refusal: async () => undefined,
      record: async (record) => void records?.push(record),
    },
    settings: {
      baseUrl: standIn.env.AI_BASE_URL,
      apiKey: standIn.env.AI_API_KEY,
      model: standIn.env.AI_MODEL,
      visionModel: standIn.env.AI_VISION_MODEL,
      timeoutMs: limitMs,
      retryPauseMs: 2,
      ...more,
    },
  });
}

beforeEach(() => {
  Object.assign(standIn, { mood: 'well', moodLasts: Number.POSITIVE_INFINITY, retryAfterSeconds: 0 });
  standIn.answer = () => undefined;
  standIn.asked.length = 0;
  records = [];
  models = open(timeoutMs);
});

const question: AiRequest = {
  asker: { userId: 'one', kind: 'person' },
  purpose: 'chat',
  instructions: 'Answer briefly.',
  messages: [{ role: 'user', text: 'Navy or black?' }],
  maxOutputTokens: 100,
};
const schema = z.object({ verdict: z.string().min(3), score: z.number() });
const objectQuestion = { ...question, name: 'verdict', schema };
const smallest = { verdict: 'A sentence of the stand-in.', score: 0 };

async function failureOf(work: Promise<unknown>): Promise<AiFailure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiFailure)) throw new Error(`No failure of a model: ${error}`);
  return error;
}

async function partsOf(stream: AsyncIterable<StreamPart>): Promise<StreamPart[]> {
  const parts: StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const countItems = {
  name: 'count_items',
  description: 'Counts clothes',
  input: z.object({ category: z.string() }),
  run: async () => ({ count: 2 }),
};

describe('an endpoint that works', () => {
  it('answers words, an object, and a stream with a tool call', async () => {
    const words = await models.text(question);
    expect(words).toMatchObject({ value: expect.stringContaining('Navy or black?'), model: 'stand-in-text' });
    expect(words.usage.inputTokens).toBeGreaterThan(0);
    expect((await models.object(objectQuestion)).value).toEqual(smallest);
    expect(standIn.asked.at(-1)?.response_format).toMatchObject({ type: 'json_schema' });

    standIn.answer = (asked) =>
      asked.messages.at(-1)?.role === 'tool'
        ? { text: 'You own two shirts.' }
        : { toolCalls: [{ name: 'count_items', input: { category: 'shirt' } }] };
    const parts = await partsOf(models.stream({ ...question, tools: [countItems] }));
    expect(parts.map(({ type }) => type)).toEqual([
      'tool-call',
      'tool-result',
      ...['text', 'text', 'text', 'text'],
      'finish',
    ]);
    expect(parts[1]).toMatchObject({ name: 'count_items', output: { count: 2 } });
    expect(records.map(({ failure, meter }) => [failure, meter.calls])).toEqual([
      [undefined, 1],
      [undefined, 1],
      [undefined, 2],
    ]);
  });

  it('gets pictures at the vision model alone', async () => {
    const images = [{ bytes: Buffer.from('picture'), mediaType: 'image/jpeg' as const }];
    await models.text({ ...question, messages: [{ role: 'user', text: 'What is this?', images }] });
    expect(standIn.asked.at(-1)?.model).toBe('stand-in-vision');
    expect(JSON.stringify(standIn.asked.at(-1)?.messages)).toContain(
      `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`,
    );
    expect(records[0]).toMatchObject({ photos: 1, kind: 'vision' });
  });

  it('may be slow within its time', async () => {
    Object.assign(standIn, { mood: 'slow', slowMs: 60 });
    expect((await models.object(objectQuestion)).value).toEqual(smallest);
  });
});

describe('an endpoint that can do less', () => {
  it.each<[AiMood, string]>([
    ['no schema', 'json_object'],
    ['no response format', 'none'],
  ])('with %s is asked for %s, and from then on at once', async (mood, manner) => {
    standIn.mood = mood;
    for (let round = 0; round < 2; round += 1) {
      standIn.asked.length = 0;
      expect((await models.object(objectQuestion)).value).toEqual(smallest);
      expect(standIn.asked.at(-1)?.response_format?.type ?? 'none').toBe(manner);
    }
    expect(standIn.asked).toHaveLength(1);
  });

  it('loses the parameters that it refuses and is not sent them again', async () => {
    standIn.mood = 'strict parameters';
    await models.text(question);
    expect(standIn.asked.map((asked) => Object.keys(asked).filter((key) => /temp|max/.test(key)))).toEqual([
      ['max_tokens', 'temperature'],
      ['max_tokens'],
      ['max_completion_tokens'],
    ]);
    await models.text(question);
    expect(standIn.asked).toHaveLength(4);
  });

  it('may wrap its JSON in words and fences', async () => {
    standIn.mood = 'talkative';
    expect((await models.object(objectQuestion)).value).toEqual(smallest);
    expect(standIn.asked).toHaveLength(1);
  });
});

describe('an endpoint that fails for a moment', () => {
  it.each<AiMood>(['busy', 'broken'])('because it is %s is asked again', async (mood) => {
    Object.assign(standIn, { mood, moodLasts: 2 });
    expect((await models.object(objectQuestion)).value).toEqual(smallest);
    expect(standIn.asked).toHaveLength(3);
  });

  it.each<AiMood>(['truncated', 'wrong schema', 'empty'])(
    'with an answer that is %s gets the reason and is asked once more',
    async (mood) => {
      Object.assign(standIn, { mood, moodLasts: 1 });
      expect((await models.object(objectQuestion)).value).toEqual(smallest);
      expect(JSON.stringify(standIn.asked[1]?.messages.at(-1))).toContain('Answer again');
    },
  );

  it('with an answer that contradicts the facts likewise', async () => {
    let round = 0;
    standIn.answer = () => ({ object: { verdict: round++ === 0 ? 'red' : 'navy', score: 1 } });
    const check = ({ verdict }: { verdict: string }) => (verdict === 'red' ? 'Nothing is red.' : undefined);
    expect((await models.object({ ...objectQuestion, check })).value.verdict).toBe('navy');
    expect(JSON.stringify(standIn.asked[1]?.messages)).toContain('Nothing is red.');
  });
});

describe('an endpoint that keeps failing', () => {
  it.each<[AiMood, AiFailure['reason'], RegExp]>([
    ['hang', 'timeout', /No answer within 0.3 s/],
    ['unauthorized', 'unauthorized', /HTTP 401 .*Incorrect API key/s],
    ['busy', 'rate_limited', /HTTP 429 .*Rate limit reached/s],
    ['broken', 'server_error', /HTTP 500 .*The server had an error/s],
    ['truncated', 'unreadable', /cut off/],
    ['wrong schema', 'unreadable', /did not fit the schema. score/],
    ['empty', 'empty', /empty/],
    ['garbage', 'unreadable', /JSON/],
    ['endless', 'unreadable', /larger than 4 MB/],
  ])('in mood %s is a failure with reason %s and the raw error', async (mood, reason, raw) => {
    standIn.mood = mood;
    if (mood === 'hang') models = open(hangingMs);
    const failure = await failureOf(models.object(objectQuestion));
    expect(failure.reason).toBe(reason);
    expect(failure.message).toMatch(raw);
    expect(failure.sentence).toMatch(/Drape answered with its own engine\.$/);
    expect(records.at(-1)?.failure).toBe(failure);
  });

  it('is not waited for when it asks for more time than there is', async () => {
    Object.assign(standIn, { mood: 'busy', retryAfterSeconds: 60 });
    expect((await failureOf(models.text(question))).reason).toBe('rate_limited');
    expect(standIn.asked).toHaveLength(1);
  });

  it('cannot be reached at all', async () => {
    const gone = open(timeoutMs, { baseUrl: 'http://127.0.0.1:9/v1' });
    expect((await failureOf(gone.text(question))).reason).toBe('unreachable');
  });

  it('ends a stream that it leaves hanging, and what it said until then has come', async () => {
    standIn.mood = 'hang';
    const parts: StreamPart[] = [];
    const reading = (async () => {
      for await (const part of open(5 * hangingMs).stream(question)) parts.push(part);
    })();
    expect((await failureOf(reading)).reason).toBe('timeout');
    expect(parts.map(({ type }) => type)).toEqual(['text', 'text']);
  });

  it('rests after three failures in a row, is tried once half a minute later, and then works again', async () => {
    standIn.mood = 'unauthorized';
    for (let round = 0; round < 3; round += 1) await failureOf(models.text(question));
    expect(models.status()?.models[0]).toMatchObject({ kind: 'text', breaker: { state: 'resting' } });
    standIn.mood = 'well';
    standIn.asked.length = 0;
    expect((await failureOf(models.text(question))).reason).toBe('resting');
    expect(standIn.asked).toHaveLength(0);
    expect((await models.refusal(question.asker, 'text'))?.reason).toBe('resting');
    expect(await models.refusal(question.asker, 'vision')).toBeUndefined();
    clock.advance(31 * secondMs);
    await models.text(question);
    expect(models.status()?.models[0]?.breaker.state).toBe('closed');
  });
});

test('a caller who leaves ends the question', async () => {
  standIn.mood = 'hang';
  const leaving = new AbortController();
  const asking = failureOf(models.text({ ...question, signal: leaving.signal }));
  leaving.abort();
  expect((await asking).reason).toBe('cancelled');
});

test('without settings every question fails and nothing is loaded', async () => {
  const none = createLanguageModels({
    clock,
    log: createLog('silent'),
    settings: undefined,
    ledger: { refusal: async () => undefined, record: async () => undefined },
  });
  expect(none.status()).toBeUndefined();
  expect((await failureOf(none.text(question))).reason).toBe('off');
  expect((await failureOf(partsOf(none.stream(question)))).reason).toBe('off');
});
