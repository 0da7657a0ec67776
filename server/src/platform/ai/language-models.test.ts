import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type AiStandIn, startAiStandIn } from '../../../test/ai-stand-in.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { createLog } from '../log.ts';
import { createLanguageModels } from './language-models.ts';
import type { AiRequest, LanguageModels, StreamPart } from './model-port.ts';

let standIn: AiStandIn;
let models: LanguageModels;

beforeAll(async () => {
  standIn = await startAiStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.mood = 'well';
  standIn.asked.length = 0;
  models = createLanguageModels({
    ...{ clock: new TestClock('2026-05-04T10:00:00.000Z'), log: createLog('silent') },
    ledger: { refusal: async () => undefined, record: async () => undefined },
    settings: {
      baseUrl: standIn.env.AI_BASE_URL,
      apiKey: standIn.env.AI_API_KEY,
      model: standIn.env.AI_MODEL,
      visionModel: standIn.env.AI_VISION_MODEL,
      ...{ timeoutMs: 400, retryPauseMs: 2 },
    },
  });
});

const question: AiRequest = {
  asker: { userId: 'one', kind: 'person' },
  purpose: 'chat',
  instructions: 'Answer briefly.',
  messages: [{ role: 'user', text: 'Navy or black?' }],
  maxOutputTokens: 100,
};

test('words, an object and a stream with a tool call come from the endpoint', async () => {
  const words = await models.text(question);
  expect(words).toMatchObject({ value: expect.stringContaining('Navy or black?'), model: 'stand-in-text' });
  expect(words.usage.inputTokens).toBeGreaterThan(0);

  const schema = z.object({ verdict: z.string(), score: z.number() });
  const object = await models.object({ ...question, name: 'verdict', schema });
  expect(object.value).toEqual({ verdict: 'A sentence of the stand-in.', score: 0 });

  standIn.answer = (asked) =>
    asked.messages.at(-1)?.role === 'tool'
      ? { text: 'You own two shirts.' }
      : { toolCalls: [{ name: 'count_items', input: { category: 'shirt' } }] };
  const parts: StreamPart[] = [];
  const tool = {
    name: 'count_items',
    description: 'Counts clothes',
    input: z.object({ category: z.string() }),
    run: async () => ({ count: 2 }),
  };
  for await (const part of models.stream({ ...question, tools: [tool] })) parts.push(part);
  standIn.answer = () => undefined;
  expect(parts.map(({ type }) => type)).toEqual([
    'tool-call',
    'tool-result',
    ...['text', 'text', 'text', 'text'],
    'finish',
  ]);
  expect(parts[1]).toMatchObject({ name: 'count_items', output: { count: 2 } });
});
