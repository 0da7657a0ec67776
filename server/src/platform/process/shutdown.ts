import { secondMs } from '../clock.ts';
import type { Log } from '../log.ts';

export type ShutdownStep = { name: string; patienceMs: number; end(): Promise<unknown>; force?(): unknown };

/**
 * Ends one step after the other. A step that fails is logged; one that takes longer than its patience is forced and
 * given up. Neither keeps the others from ending.
 */
export async function shutDown(steps: ShutdownStep[], log: Log): Promise<void> {
  for (const step of steps) {
    const ended = step
      .end()
      .catch((error) => log.error({ err: error, step: step.name }, 'a part ended badly'));
    if (await endsWithin(ended, step.patienceMs)) continue;
    log.warn({ step: step.name, patienceMs: step.patienceMs }, 'a part did not end in time');
    await step.force?.();
    await endsWithin(ended, secondMs);
  }
}

async function endsWithin(ended: Promise<unknown>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  return Promise.race([ended.then(() => true), late.promise]).finally(() => clearTimeout(timer));
}
