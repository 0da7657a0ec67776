import type { z } from 'zod';
import type { AiFailure } from './ai-failure.ts';
import type { BreakerState } from './circuit-breaker.ts';

/** What a model is asked for; the person reads it in their privacy log. */
export type AiPurpose = 'analysis' | 'outfit' | 'guide' | 'chat' | 'list' | 'test';

/** On whose behalf a model is asked; `kind` is the account's (`person`, `demo`, `demo-template`). */
export type Asker = { userId: string; kind: string };

/** A picture that may leave the server: scaled and without metadata. */
export type AiImage = { bytes: Buffer; mediaType: 'image/jpeg' };

export type AiMessage = { role: 'user' | 'assistant'; text: string; images?: AiImage[] };

export type AiRequest = {
  asker: Asker;
  purpose: AiPurpose;
  /** Rules that stand above the conversation. */
  instructions: string;
  messages: AiMessage[];
  maxOutputTokens?: number;
  /** Ends the work early, when the caller has gone. */
  signal?: AbortSignal;
  /** Whole time for this answer, retries included; at most, and by default, the configured limit. */
  timeoutMs?: number;
};

export type AiUsage = { inputTokens: number | null; outputTokens: number | null };

export type Written<T> = { value: T; model: string; usage: AiUsage };

export type ObjectRequest<T> = AiRequest & {
  /** A short name of the shape, letters and dashes. */
  name: string;
  /** Validates the answer; its JSON schema is sent as far as the server takes one. */
  schema: z.ZodType<T>;
  /** What in a valid answer contradicts the facts; it is then pointed out to the model once, and after that refused. */
  check?(value: T): string | undefined;
};

/** A function that the model may call. `run` answers plain data; the model sees the message of a thrown error. */
export type AiTool = {
  name: string;
  description: string;
  input: z.ZodType;
  run(input: unknown, signal: AbortSignal | undefined): Promise<unknown>;
};

export type StreamRequest = AiRequest & {
  tools?: AiTool[];
  /** How many times the model may be asked within one answer, tool calls in between. Default 5. */
  maxSteps?: number;
};

export type StreamPart =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; id: string; name: string; input: unknown }
  | { type: 'tool-result'; id: string; name: string; output: unknown }
  | { type: 'tool-error'; id: string; name: string; message: string }
  /** The last part of an answer that went well. */
  | { type: 'finish'; model: string; usage: AiUsage };

export type ModelsStatus = {
  host: string;
  timeoutMs: number;
  models: { kind: 'text' | 'vision'; name: string; breaker: BreakerState }[];
};

/**
 * Language and vision models of any OpenAI-compatible endpoint, under supervision: permission, budget, time limit,
 * retries, circuit breaker and the log of what left the server. A request with images goes to the vision model.
 * Every method throws an `AiFailure` when no answer can be had; the caller then serves the embedded result.
 */
export type LanguageModels = {
  /** Undefined where no model is configured. */
  status(): ModelsStatus | undefined;
  /** Why none may be asked right now; undefined when one may. Sends nothing. */
  refusal(asker: Asker, kind: 'text' | 'vision'): Promise<AiFailure | undefined>;
  text(request: AiRequest): Promise<Written<string>>;
  object<T>(request: ObjectRequest<T>): Promise<Written<T>>;
  /** Parts as they come. A failure after the first part is thrown too: what was written until then is incomplete. */
  stream(request: StreamRequest): AsyncIterable<StreamPart>;
};
