import type { JobRow } from '../database/schema.ts';
import type { Log } from '../log.ts';
import type { JobTable } from './job-table.ts';

export type Holder = { table: JobTable; log: Log; heartbeatMs: number };

/** Runs work and keeps the lease of its job meanwhile, so that however long it takes nobody else begins it. */
export async function whileHeld(
  { table, log, heartbeatMs }: Holder,
  job: JobRow,
  work: () => Promise<void>,
): Promise<void> {
  const beat = setInterval(() => {
    table
      .renew(job)
      .then((held) => held || log.warn({ job: job.kind }, 'the lease of a job was lost'))
      .catch((error) => log.warn({ err: error, job: job.kind }, 'the lease of a job was not renewed'));
  }, heartbeatMs);
  beat.unref();
  try {
    await work();
  } finally {
    clearInterval(beat);
  }
}
