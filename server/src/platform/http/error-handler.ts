import { STATUS_CODES } from 'node:http';
import type { ErrorBody, ErrorCode, FieldProblem } from '@drape/contract/wire/errors';
import { errorStatus } from '@drape/contract/wire/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import { outageOf } from '../process/outage.ts';

const contexts: Record<string, string> = { querystring: 'query', headers: 'header' };

function fieldProblems(error: FastifyError): FieldProblem[] {
  const context = error.validationContext ?? 'body';
  return (error.validation ?? []).map((problem) => ({
    loc: [contexts[context] ?? context, ...problem.instancePath.split('/').filter(Boolean)],
    msg: problem.message ?? 'Invalid value',
    type: problem.keyword,
  }));
}

const fastifyErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'File size must be less than 10MB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media', 'This kind of content is not understood here'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The request has no content'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media', 'Please send the photo as a form upload'],
};

/** Whatever was thrown, as the error that the caller sees. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = fieldProblems(error as FastifyError);
    return new AppError('invalid', problems[0]?.msg ?? 'The request is invalid', { problems });
  }
  const fastifyError = error as Partial<FastifyError>;
  const known = fastifyErrors[fastifyError.code ?? ''];
  if (known) return new AppError(known[0], known[1], { cause: error });
  const status = fastifyError.statusCode ?? 500;
  if (status >= 400 && status < 500) return fromStatus(status, error);
  const outage = outageOf(error);
  if (outage) return outage;
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

function fromStatus(status: number, cause: unknown): AppError {
  const entry = Object.entries(errorStatus).find(([, known]) => known === status);
  const code = (entry?.[0] ?? 'malformed') as ErrorCode;
  const sentence =
    status === 400 ? 'The request is malformed' : (STATUS_CODES[status] ?? 'The request is malformed');
  return new AppError(code, sentence, { cause });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    code: error.code,
    message: error.message,
    detail: error.problems ?? error.message,
    ...(error.garment && { garment: error.garment }),
    request_id: requestId,
  };
}

export function createErrorHandler(log: Log) {
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) {
      const context = { err: error.cause ?? error, request_id: request.id, method: request.method };
      if (error.code === 'internal') log.error({ ...context, url: request.routeOptions.url }, error.message);
      else log.warn({ ...context, url: request.routeOptions.url }, error.message);
    }
    if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', String(error.retryAfterSeconds));
    reply.header('Cache-Control', 'no-store');
    return reply.status(error.status).send(errorBody(error, request.id));
  };
}
