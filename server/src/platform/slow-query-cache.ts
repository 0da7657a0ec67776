import { type Clock, hourMs } from './clock.ts';

export type SlowQueryCache = {
  /** The answer to a question, counted now or cached. Concurrent callers share one count. */
  of<T>(question: string, count: () => Promise<T>): Promise<T>;
};

/** Answers that take less time than this are never cached. */
const slowMs = 250;
/** A slow answer is kept so many times as long as counting took: counting then never takes more than a hundredth. */
const keptFactor = 100;
const longestMs = hourMs;
const maxQuestions = 200;

type Known = { answer: Promise<unknown>; until: number };

/**
 * Counts over the whole installation grow with it. While they are quick they are exact; once one is slow its answer is
 * kept for a while in this process, so that looking at figures never becomes the work of the database.
 */
export function createSlowQueryCache({ clock }: { clock: Clock }): SlowQueryCache {
  const known = new Map<string, Known>();

  function remember(question: string, entry: Known): void {
    known.delete(question);
    const oldest = known.keys().next().value;
    if (known.size >= maxQuestions && oldest !== undefined) known.delete(oldest);
    known.set(question, entry);
  }

  return {
    async of<T>(question: string, count: () => Promise<T>) {
      const kept = known.get(question);
      if (kept && kept.until > clock.now().getTime()) return (await kept.answer) as T;
      const begun = performance.now();
      const answer = count();
      const entry: Known = { answer, until: Number.POSITIVE_INFINITY };
      remember(question, entry);
      try {
        return await answer;
      } finally {
        const tookMs = performance.now() - begun;
        const failed = await answer.then(
          () => false,
          () => true,
        );
        const isKept = tookMs >= slowMs && !failed;
        if (isKept) entry.until = clock.now().getTime() + Math.min(longestMs, tookMs * keptFactor);
        else if (known.get(question) === entry) known.delete(question);
      }
    },
  };
}
