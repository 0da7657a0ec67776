import { setTimeout as sleep } from 'node:timers/promises';
import { type Holder, whileHeld } from './while-held.ts';

const waitMs = 500;

/** Work of one process at a time that is no part of the queue, so that it keeps no other job waiting. */
export async function runAlone(
  holder: Holder,
  kind: string,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { table } = holder;
  await table.insert(kind, {}, { uniqueKey: kind, keepEarlier: true });
  while (await table.isWaiting(kind)) {
    const job = await table.claim([kind]);
    if (job === undefined) {
      await sleep(waitMs, undefined, { ref: false, signal });
      continue;
    }
    try {
      await whileHeld(holder, job, work);
      await table.finish(job);
    } catch (error) {
      await table.release(job);
      throw error;
    }
  }
}
