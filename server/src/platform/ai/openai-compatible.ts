import type { LanguageModelUsage, ModelMessage, TextStreamPart, ToolSet } from 'ai';
import { AiFailure } from './ai-failure.ts';
import type { AiMessage, AiTool, AiUsage, StreamPart } from './model-port.ts';
import { createResilientFetch, type ServerHabits } from './resilient-fetch.ts';

export type EndpointOptions = { baseUrl: string; apiKey: string | undefined; retryPauseMs?: number };

/** One exchange with the endpoint, tool calls and retries included; filled in while it runs. */
export type Meter = { bytes: number; calls: number; usage: AiUsage; costUsd: number | null };

export type Question = {
  model: string;
  instructions: string;
  messages: AiMessage[];
  maxOutputTokens: number | undefined;
  /** Sent as it is; absent for plain text. */
  responseFormat?: Record<string, unknown> | undefined;
  signal: AbortSignal;
  deadline: number;
  meter: Meter;
};

export type Reply = { text: string; cutOff: boolean };

export type Endpoint = {
  ask(question: Question): Promise<Reply>;
  stream(question: Question & { tools: AiTool[]; maxSteps: number }): AsyncIterable<StreamPart>;
};

export function emptyMeter(): Meter {
  return { bytes: 0, calls: 0, usage: { inputTokens: null, outputTokens: null }, costUsd: null };
}

const providerName = 'drape';
const temperature = 0.4;
const defaultPauseMs = 500;

/** Loaded at the first question, so that a server without a model pays nothing for it. */
async function loadSdk() {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { ...sdk, createOpenAICompatible };
}

function sum(one: number | null, other: number | undefined): number | null {
  return other === undefined ? one : (one ?? 0) + other;
}

function count(meter: Meter, usage: LanguageModelUsage): void {
  meter.usage = {
    inputTokens: sum(meter.usage.inputTokens, usage.inputTokens),
    outputTokens: sum(meter.usage.outputTokens, usage.outputTokens),
  };
  // Some gateways say what an answer cost, in dollars.
  const cost = usage.raw?.cost;
  if (typeof cost === 'number' && cost >= 0) meter.costUsd = (meter.costUsd ?? 0) + cost;
}

function toModelMessage({ role, text, images = [] }: AiMessage): ModelMessage {
  if (role === 'assistant') return { role, content: text };
  const pictures = images.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }));
  return { role, content: [{ type: 'text', text }, ...pictures] };
}

const reasonByStatus: Record<number, 'unauthorized' | 'rate_limited' | 'refused'> = {
  401: 'unauthorized',
  403: 'unauthorized',
  429: 'rate_limited',
};

/** Gemini's address answers a wrong key with 400. */
const ofKey = /api[ _]key not valid|API_KEY_INVALID|invalid api key/i;

/** The sentence of a model that declines, which OpenAI puts beside an empty answer. */
function declined(body: unknown): string | undefined {
  const { choices } = (body ?? {}) as { choices?: { message?: { refusal?: unknown } }[] };
  const refusal = Array.isArray(choices) ? choices[0]?.message?.refusal : undefined;
  return typeof refusal === 'string' && refusal !== '' ? refusal : undefined;
}

/** Whatever the SDK or the network throws, as an `AiFailure` with the server's own words. */
function failureOf(error: unknown, question: Question): AiFailure {
  if (question.signal.aborted) {
    const isTimeout = question.signal.reason instanceof AiFailure ? question.signal.reason : undefined;
    return isTimeout ?? new AiFailure('cancelled', 'The caller has gone', { cause: error });
  }
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AiFailure) return cause;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('statusCode' in cause && typeof cause.statusCode === 'number') {
      const status = cause.statusCode;
      const body = 'responseBody' in cause && cause.responseBody ? `: ${String(cause.responseBody)}` : '';
      const reason =
        (status === 400 && ofKey.test(body) ? 'unauthorized' : undefined) ??
        reasonByStatus[status] ??
        (status >= 500 ? 'server_error' : status >= 400 ? 'refused' : 'unreadable');
      return new AiFailure(reason, `HTTP ${status} ${cause.message}${body}`, { status, cause: error });
    }
  }
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  return new AiFailure('server_error', message ?? 'unknown', { cause: error });
}

function toToolSet(tools: AiTool[], { tool }: Pick<Awaited<ReturnType<typeof loadSdk>>, 'tool'>): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: (given: unknown, { abortSignal }) => run(given, abortSignal),
      }),
    ]),
  );
}

/** Turns a question into settings of the SDK; what a model's server refuses is remembered from question to question. */
function createPreparation({ baseUrl, apiKey, retryPauseMs = defaultPauseMs }: EndpointOptions) {
  const habits = new Map<string, ServerHabits>();
  const habitsOf = (model: string): ServerHabits => {
    const known = habits.get(model) ?? { dropped: new Set(), renamed: new Map() };
    habits.set(model, known);
    return known;
  };
  return async ({ meter, ...question }: Question) => {
    const sdk = await loadSdk();
    const fetch = createResilientFetch({
      habits: habitsOf(question.model),
      deadline: question.deadline,
      pauseMs: retryPauseMs,
      onSent: (bytes) => {
        meter.bytes += bytes;
        meter.calls += 1;
      },
    });
    const provider = sdk.createOpenAICompatible({
      name: providerName,
      baseURL: baseUrl,
      fetch,
      includeUsage: true,
      ...(apiKey ? { apiKey } : {}),
    });
    const settings = {
      model: provider(question.model),
      instructions: question.instructions,
      messages: question.messages.map(toModelMessage),
      temperature,
      maxRetries: 0,
      abortSignal: question.signal,
      ...(question.maxOutputTokens ? { maxOutputTokens: question.maxOutputTokens } : {}),
      ...(question.responseFormat
        ? { providerOptions: { [providerName]: { response_format: question.responseFormat as never } } }
        : {}),
    };
    return { sdk, settings };
  };
}

function partOf(part: TextStreamPart<ToolSet>): StreamPart | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: part.text };
    case 'tool-call':
      return { type: 'tool-call', id: part.toolCallId, name: part.toolName, input: part.input };
    case 'tool-result':
      return { type: 'tool-result', id: part.toolCallId, name: part.toolName, output: part.output };
    case 'tool-error': {
      const message = part.error instanceof Error ? part.error.message : String(part.error);
      return { type: 'tool-error', id: part.toolCallId, name: part.toolName, message };
    }
    default:
      return undefined;
  }
}

/** Chat completions of any endpoint that speaks OpenAI's protocol, through the AI SDK. Throws `AiFailure` only. */
export function createOpenAiCompatible(options: EndpointOptions): Endpoint {
  const prepare = createPreparation(options);
  return {
    async ask(question) {
      try {
        const { sdk, settings } = await prepare(question);
        const { text, finishReason, usage, response } = await sdk.generateText(settings);
        count(question.meter, usage);
        const refusal = declined(response.body);
        if (refusal) throw new AiFailure('refused', `The model declined: ${refusal}`);
        if (finishReason === 'content-filter')
          throw new AiFailure('refused', 'A filter of the provider held the answer back');
        return { text, cutOff: finishReason === 'length' };
      } catch (error) {
        throw failureOf(error, question);
      }
    },
    async *stream(question) {
      try {
        const { sdk, settings } = await prepare(question);
        const { fullStream } = sdk.streamText({
          ...settings,
          tools: toToolSet(question.tools, sdk),
          stopWhen: sdk.stepCountIs(question.maxSteps),
          onError: () => undefined,
        });
        for await (const part of fullStream) {
          const handed = partOf(part);
          if (handed) yield handed;
          if (part.type === 'finish-step') count(question.meter, part.usage);
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw question.signal.reason;
        }
        yield { type: 'finish', model: question.model, usage: question.meter.usage };
      } catch (error) {
        throw failureOf(error, question);
      }
    },
  };
}
