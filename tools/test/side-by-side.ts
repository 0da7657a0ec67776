export type Work<Answer> = {
  /** How much of the room it takes while it runs. */
  size: number;
  run(): Promise<Answer>;
};

/**
 * Runs all works, as many at a time as there is room for: whenever one has ended, the first of those that wait and fit
 * begins. One that is larger than the room runs alone. Answers what each came to, in the order of the works.
 */
export async function sideBySide<Answer>(works: readonly Work<Answer>[], room: number): Promise<Answer[]> {
  const waiting = works.map((work, index) => ({ ...work, index }));
  const running = new Map<number, Promise<void>>();
  const answers: Answer[] = [];
  let taken = 0;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ size }) => running.size === 0 || taken + size <= room);
    const [work] = next < 0 ? [] : waiting.splice(next, 1);
    if (!work) {
      await Promise.race(running.values());
      continue;
    }
    taken += work.size;
    const ended = work.run().then((answer) => {
      answers[work.index] = answer;
      taken -= work.size;
      running.delete(work.index);
    });
    running.set(work.index, ended);
  }
  return answers;
}
