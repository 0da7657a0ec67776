import { AppError } from './app-error.ts';

export type FairTurns = {
  /** Runs the work when its turn has come. Throws `unavailable` where the person has too much waiting already. */
  take<T>(person: string, work: () => Promise<T>): Promise<T>;
  waiting(): number;
};

type Options = {
  /** How much runs at once, in all and for one person. */
  atOnce: number;
  atOncePerPerson: number;
  /** How much may wait, in all and for one person. */
  maxWaiting: number;
  maxWaitingPerPerson: number;
  /** Tells a person that there is too much. */
  busy: string;
};

/** People take turns, not their calls: however many calls one of them has waiting, the next person is next. */
export function createFairTurns(options: Options): FairTurns {
  const { atOnce, atOncePerPerson, maxWaiting, maxWaitingPerPerson, busy } = options;
  /** In the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningInAll = 0;
  let waitingInAll = 0;

  function begin(): void {
    for (const [person, queue] of queues) {
      if (runningInAll >= atOnce) return;
      const own = running.get(person) ?? 0;
      const start = own < atOncePerPerson ? queue.shift() : undefined;
      if (!start) continue;
      queues.delete(person);
      if (queue.length > 0) queues.set(person, queue);
      running.set(person, own + 1);
      runningInAll += 1;
      waitingInAll -= 1;
      start();
    }
  }

  function end(person: string): void {
    const own = (running.get(person) ?? 1) - 1;
    if (own === 0) running.delete(person);
    else running.set(person, own);
    runningInAll -= 1;
    // Others who wait had no turn meanwhile.
    const queue = queues.get(person);
    queues.delete(person);
    if (queue) queues.set(person, queue);
    begin();
  }

  function wait(person: string): Promise<void> {
    const queue = queues.get(person) ?? [];
    const isFree = runningInAll < atOnce && (running.get(person) ?? 0) < atOncePerPerson;
    if (!isFree && (queue.length >= maxWaitingPerPerson || waitingInAll >= maxWaiting))
      throw new AppError('unavailable', busy, { retryAfterSeconds: 5 });
    return new Promise((resolve) => {
      queues.set(person, [...queue, resolve]);
      waitingInAll += 1;
      begin();
    });
  }

  return {
    async take(person, work) {
      await wait(person);
      try {
        return await work();
      } finally {
        end(person);
      }
    },
    waiting: () => waitingInAll,
  };
}
