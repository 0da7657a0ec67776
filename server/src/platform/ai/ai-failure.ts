/** Why a model gave no usable answer. The first five are refusals of our own: nothing was sent. */
export type AiFailureReason =
  | 'off'
  | 'forbidden'
  | 'demo'
  | 'budget'
  | 'resting'
  | 'cancelled'
  | 'timeout'
  | 'unreachable'
  | 'unauthorized'
  | 'rate_limited'
  | 'server_error'
  | 'refused'
  | 'empty'
  | 'unreadable'
  | 'contradiction';

/** What a person reads beside the embedded result; undefined where nothing went wrong for them. */
const sentences: Record<AiFailureReason, string | undefined> = {
  off: undefined,
  forbidden: undefined,
  demo: undefined,
  cancelled: undefined,
  budget: 'The language model has reached its monthly limit, so Drape answered with its own engine.',
  resting: 'The language model is not available right now, so Drape answered with its own engine.',
  timeout: 'The language model took too long, so Drape answered with its own engine.',
  unreachable: 'The language model could not be reached, so Drape answered with its own engine.',
  unauthorized: 'The language model is not available right now, so Drape answered with its own engine.',
  rate_limited: 'The language model is busy, so Drape answered with its own engine.',
  server_error: 'The language model failed, so Drape answered with its own engine.',
  refused: 'The language model refused this request, so Drape answered with its own engine.',
  empty: 'The language model gave no answer, so Drape answered with its own engine.',
  unreadable: 'The language model gave no usable answer, so Drape answered with its own engine.',
  contradiction: 'The language model’s answer didn’t hold up, so Drape answered with its own engine.',
};

export type AiFailureDetails = { status?: number; cause?: unknown };

/** `message` is the raw reason for the administrator, `sentence` the plain one for everybody else. */
export class AiFailure extends Error {
  readonly reason: AiFailureReason;
  readonly status: number | undefined;

  constructor(reason: AiFailureReason, message: string, details: AiFailureDetails = {}) {
    super(message.slice(0, 2000), { cause: details.cause });
    this.reason = reason;
    this.status = details.status;
  }

  get sentence(): string | undefined {
    return sentences[this.reason];
  }
}
