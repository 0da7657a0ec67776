import type { EarlyAnswers } from './ask-early.ts';

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** For so long an answer that was asked for early is as good as a fresh one. */
const freshMs = 10_000;

/**
 * The answer to a question that was asked early, once. After a call that may change something, for somebody else or
 * an old one is ignored.
 */
export function takeEarlyAnswer(
  address: string,
  method: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  if (!early) return undefined;
  if (method !== 'GET' || token !== early.token || Date.now() - early.askedAt > freshMs) {
    globalThis.earlyAnswers = undefined;
    return undefined;
  }
  const answer = early.answers.get(address);
  early.answers.delete(address);
  return answer;
}
