import { ApiError, unexpectedErrorMessage } from '@drape/contract/wire/client';
import type { FieldProblem } from '@drape/contract/wire/errors';

export type Problems = Record<string, string[]>;

/** A failed call as a person reads it. */
export type Failure = {
  message: string;
  status: number | undefined;
  problems: Problems;
  raw: string | undefined;
  time: Date;
};

/** Groups the problems of a 422 by the last element of their location, or 'general'. */
export function groupProblems(detail: readonly FieldProblem[]): Problems {
  const problems: Problems = {};
  for (const { loc, msg } of detail) {
    const field = String(loc.at(-1) ?? 'general');
    problems[field] = [...(problems[field] ?? []), msg];
  }
  return problems;
}

export function describeFailure(
  error: unknown,
  fallback = unexpectedErrorMessage,
  time = new Date(),
): Failure {
  const message = error instanceof Error && error.message !== '' ? error.message : fallback;
  if (!(error instanceof ApiError)) {
    return { message, status: undefined, problems: {}, raw: undefined, time };
  }
  const detail = error.body?.detail;
  return {
    message,
    status: error.status || undefined,
    problems: Array.isArray(detail) ? groupProblems(detail) : {},
    raw: error.body && JSON.stringify(error.body, null, 2),
    time,
  };
}

/** What is wrong in sentences for a person: the broken rules of a 422 where it names them, else its message. */
export function failureSentences(error: unknown, fallback?: string): string[] {
  const { problems, message } = describeFailure(error, fallback);
  const rules = [...new Set(Object.values(problems).flat())];
  return rules.length > 0 ? rules : [message];
}
