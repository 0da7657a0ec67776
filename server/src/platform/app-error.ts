import {
  type ErrorCode,
  errorStatus,
  type FieldProblem,
  type SeenGarment,
} from '@drape/contract/wire/errors';

export type AppErrorOptions = {
  retryAfterSeconds?: number;
  problems?: FieldProblem[];
  garment?: SeenGarment;
  cause?: unknown;
};

/** A failure that the caller sees: a code of the contract and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly problems: FieldProblem[] | undefined;
  readonly garment: SeenGarment | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.problems = options.problems;
    this.garment = options.garment;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** A 422 that names the field. */
export function invalidField(loc: (string | number)[], message: string, type = 'value_error'): AppError {
  return new AppError('invalid', message, { problems: [{ loc, msg: message, type }] });
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found`);
}
