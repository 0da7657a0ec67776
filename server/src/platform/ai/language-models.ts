import { AiFailure } from './ai-failure.ts';
import type { AiRequest, LanguageModels, StreamRequest, Written } from './model-port.ts';
import { createOpenAiCompatible, type Question } from './openai-compatible.ts';
import { askForObject, type MannerMemory } from './structured-answer.ts';
import {
  type AiSettings,
  createSupervision,
  type Supervision,
  type SupervisionOptions,
} from './supervision.ts';

type Dependencies = Omit<SupervisionOptions, 'settings'> & { settings: AiSettings | undefined };

const defaultSteps = 5;

const offReason = 'No language model is configured';
const fail = async (): Promise<never> => {
  throw new AiFailure('off', offReason);
};

const noModels: LanguageModels = {
  status: () => undefined,
  refusal: async () => new AiFailure('off', offReason),
  text: fail,
  object: fail,
  // biome-ignore lint/correctness/useYield: it fails before its first part
  stream: async function* () {
    await fail();
  },
};

function asFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  return new AiFailure('server_error', String(error), { cause: error });
}

function createAsking(supervision: Supervision) {
  return async <T>(request: AiRequest, work: (question: Question) => Promise<T>): Promise<Written<T>> => {
    const { question, end } = await supervision.begin(request);
    try {
      const value = await work(question);
      await end(undefined);
      return { value, model: question.model, usage: question.meter.usage };
    } catch (error) {
      const failure = asFailure(error);
      await end(failure);
      throw failure;
    }
  };
}

/** The models of the settings; without settings every question fails with `off`. */
export function createLanguageModels({ settings, ...dependencies }: Dependencies): LanguageModels {
  if (!settings) return noModels;
  const supervision = createSupervision({ ...dependencies, settings });
  const endpoint = createOpenAiCompatible(settings);
  const memory: MannerMemory = new Map();
  const asking = createAsking(supervision);
  const kinds = (['text', 'vision'] as const).filter((kind) => supervision.models[kind]);
  return {
    status: () => ({
      host: supervision.host,
      timeoutMs: settings.timeoutMs,
      models: kinds.map((kind) => ({
        kind,
        name: supervision.models[kind] ?? '',
        breaker: supervision.breakers[kind].state(),
      })),
    }),
    async refusal(asker, kind) {
      const { state, lastFailure } = supervision.breakers[kind].state();
      if (state === 'resting') return new AiFailure('resting', lastFailure ?? '');
      return supervision.permit(asker, kind).then(() => undefined, asFailure);
    },
    text: (request) =>
      asking(request, async (question) => {
        const { text } = await endpoint.ask(question);
        if (text.trim() === '') throw new AiFailure('empty', 'The answer was empty');
        return text;
      }),
    object: (request) => asking(request, (question) => askForObject(endpoint, question, request, memory)),
    async *stream({ tools = [], maxSteps = defaultSteps, ...request }: StreamRequest) {
      const { question, end } = await supervision.begin(request);
      // What a caller leaves before its end counts as cancelled.
      let failure: AiFailure | undefined = new AiFailure('cancelled', 'The caller has gone');
      try {
        yield* endpoint.stream({ ...question, tools, maxSteps });
        failure = undefined;
      } catch (error) {
        failure = asFailure(error);
        throw failure;
      } finally {
        await end(failure);
      }
    },
  };
}
