import { type Clock, secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { AiFailure } from './ai-failure.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { AiRequest, Asker } from './model-port.ts';
import { emptyMeter, type Meter, type Question } from './openai-compatible.ts';

export type AiSettings = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Without one no photo leaves the server. */
  visionModel: string | undefined;
  /** Whole time of one answer, retries included. */
  timeoutMs: number;
  /** Base of the growing pause between two tries. */
  retryPauseMs?: number;
};

export type ModelKind = 'text' | 'vision';

export type AiRecord = {
  asker: Asker;
  purpose: AiRequest['purpose'];
  kind: ModelKind;
  model: string;
  host: string;
  /** How many photos went along. */
  photos: number;
  meter: Meter;
  failure: AiFailure | undefined;
  durationMs: number;
};

/** Permission before a question, and the log after it. */
export type AiLedger = {
  refusal(asker: Asker): Promise<AiFailure | undefined>;
  record(record: AiRecord): Promise<void>;
};

export type SupervisionOptions = {
  clock: Clock;
  log: Log;
  ledger: AiLedger;
  settings: AiSettings;
  metrics?: Pick<Metrics, 'ai'>;
};

/** A question that may be asked, and what must follow it whatever happens. */
export type Exchange = { question: Question; end(failure: AiFailure | undefined): Promise<void> };

/** The whole time of an answer, and the moment at which it ends. */
function limited(request: AiRequest, limitMs: number) {
  const durationMs = Math.min(request.timeoutMs ?? limitMs, limitMs);
  const timer = new AbortController();
  const handle = setTimeout(() => {
    timer.abort(new AiFailure('timeout', `No answer within ${durationMs / secondMs} s`));
  }, durationMs);
  return {
    deadline: Date.now() + durationMs,
    signal: request.signal ? AbortSignal.any([timer.signal, request.signal]) : timer.signal,
    clear: () => clearTimeout(handle),
  };
}

export type Supervision = ReturnType<typeof createSupervision>;

/** Lets a question through or not, ends it in time, and keeps account of it. */
export function createSupervision({ clock, log, ledger, settings, metrics }: SupervisionOptions) {
  const host = new URL(settings.baseUrl).host;
  const models = { text: settings.model, vision: settings.visionModel };
  const breakers = { text: createCircuitBreaker(clock), vision: createCircuitBreaker(clock) };

  const modelFor = (kind: ModelKind): string => {
    const model = models[kind];
    if (!model) throw new AiFailure('off', 'AI_VISION_MODEL is not set');
    return model;
  };

  async function permit(asker: Asker, kind: ModelKind): Promise<string> {
    const model = modelFor(kind);
    const refusal = await ledger.refusal(asker);
    if (refusal) throw refusal;
    return model;
  }

  return {
    host,
    models,
    breakers,
    permit,
    /** Throws the `AiFailure` for which it may not be asked; the administrator's test is always let through. */
    async begin(request: AiRequest): Promise<Exchange> {
      const photos = request.messages.reduce((sum, { images = [] }) => sum + images.length, 0);
      const kind = photos > 0 ? 'vision' : 'text';
      const breaker = breakers[kind];
      const isTest = request.purpose === 'test';
      const model = isTest ? modelFor(kind) : await permit(request.asker, kind);
      if (!isTest) breaker.enter();
      const { deadline, signal, clear } = limited(request, settings.timeoutMs);
      const meter = emptyMeter();
      const started = performance.now();
      const { asker, purpose, instructions, messages, maxOutputTokens } = request;
      return {
        question: { model, instructions, messages, maxOutputTokens, signal, deadline, meter },
        async end(failure) {
          clear();
          if (failure) breaker.failed(failure);
          else breaker.succeeded();
          const durationMs = Math.round(performance.now() - started);
          metrics?.ai({
            purpose,
            kind,
            outcome: failure?.reason ?? 'done',
            seconds: durationMs / secondMs,
            inputTokens: meter.usage.inputTokens ?? 0,
            outputTokens: meter.usage.outputTokens ?? 0,
          });
          if (failure) log.warn({ reason: failure.reason, model, purpose, durationMs }, failure.message);
          await ledger
            .record({ asker, purpose, kind, model, host, photos, meter, failure, durationMs })
            .catch((error) => log.error({ err: error }, 'an answer of a model could not be noted'));
        },
      };
    },
  };
}
