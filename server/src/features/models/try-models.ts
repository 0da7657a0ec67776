import type { TriedModel } from '@drape/contract/models/models';
import { z } from 'zod';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { AiImage, AiUsage, Asker, LanguageModels, StreamRequest } from '../../platform/ai/model-port.ts';
import { costMicros, type ModelPrice } from '../../platform/ai/model-prices.ts';
import { AppError } from '../../platform/app-error.ts';
import { testPicture } from '../../platform/imaging/test-picture.ts';

const maxOutputTokens = 300;
const questions = {
  text: 'Answer with one short sentence: which color goes with navy?',
  vision: 'Answer with one short sentence: which two colors does this picture have, left and right?',
};

/** What came back, in words. */
type Came = { answer: string; photo?: TriedModel['photo'] };

/** Beside the picture: the instructions, the hints, sixty pieces of clothing and the shape of the answer. */
const questionTokens = 3000;
/** A full analysis as JSON. */
const answerTokens = 900;

/** The test's picture is as large as a photo that leaves the server, and its question is short. */
function photoCost({ inputTokens }: AiUsage, price: ModelPrice): TriedModel['photo'] {
  if (inputTokens === null) return null;
  const usage = { inputTokens: inputTokens + questionTokens, outputTokens: answerTokens };
  const micros = costMicros({ costUsd: null, usage }, price);
  return {
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    cost_usd: micros === null ? null : micros / 1e6,
  };
}

/** Tries text, tools, JSON and images with one real call each, with what came back or the raw reason. */
export async function tryModels(
  models: LanguageModels,
  asker: Asker,
  visionPrice: ModelPrice = { inputUsd: null, outputUsd: null },
): Promise<TriedModel[]> {
  const status = models.status();
  if (!status) {
    throw new AppError('conflict', 'No language model is connected. Connect one first.');
  }
  const request = { asker, purpose: 'test' as const, maxOutputTokens, instructions: 'You are a test.' };
  const ofKind = (wanted: 'text' | 'vision') => status.models.find(({ kind }) => kind === wanted)?.name;
  const text = ofKind('text');
  const vision = ofKind('vision');

  async function tryOne(
    kind: TriedModel['kind'],
    model: string,
    work: () => Promise<Came>,
  ): Promise<TriedModel> {
    const started = performance.now();
    const outcome = await work()
      .then(({ answer, photo = null }) => ({ ok: true, answer, error: null, photo }))
      .catch((error) => {
        if (!(error instanceof AiFailure)) throw error;
        return { ok: false, answer: null, error: error.message, photo: null };
      });
    return { kind, model, ...outcome, duration_ms: Math.round(performance.now() - started) };
  }

  const ask = (question: string, images: AiImage[] = []) =>
    models.text({ ...request, messages: [{ role: 'user', text: question, images }] });
  const tries = [
    ...(text === undefined
      ? []
      : [
          tryOne('text', text, async () => ({ answer: (await ask(questions.text)).value })),
          tryOne('tools', text, async () => ({ answer: await askWithTool(models, request) })),
          tryOne('json', text, async () => ({ answer: await askForJson(models, request) })),
        ]),
    ...(vision === undefined
      ? []
      : [
          tryOne('vision', vision, async () => {
            const picture: AiImage = { bytes: await testPicture(), mediaType: 'image/jpeg' };
            const { value, usage } = await ask(questions.vision, [picture]);
            return { answer: value, photo: photoCost(usage, visionPrice) };
          }),
        ]),
  ];
  return Promise.all(tries);
}

type TestRequest = Pick<StreamRequest, 'asker' | 'purpose' | 'maxOutputTokens' | 'instructions'>;

/** Whether the model calls a tool that it needs for the answer. */
async function askWithTool(models: LanguageModels, request: TestRequest): Promise<string> {
  let calls = 0;
  const tool = {
    name: 'count_coats',
    description: 'Counts the coats in the wardrobe. Must be called before the answer.',
    input: z.object({}),
    run: async () => {
      calls += 1;
      return { coats: 3 };
    },
  };
  const parts: string[] = [];
  const stream = models.stream({
    ...request,
    tools: [tool],
    maxSteps: 2,
    messages: [{ role: 'user', text: 'How many coats do I own? Use the tool count_coats.' }],
  });
  for await (const part of stream) if (part.type === 'text') parts.push(part.text);
  if (calls === 0)
    throw new AiFailure(
      'unreadable',
      `It answered without calling the tool: ${parts.join('').slice(0, 300)}`,
    );
  return parts.join('').trim() || 'The tool was called.';
}

async function askForJson(models: LanguageModels, request: TestRequest): Promise<string> {
  const { value } = await models.object({
    ...request,
    name: 'color-pair',
    schema: z.object({ colors: z.array(z.string()).min(1).max(5) }),
    messages: [{ role: 'user', text: 'Name two colors that go with navy, as JSON: {"colors": [...]}' }],
  });
  return value.colors.join(', ');
}
