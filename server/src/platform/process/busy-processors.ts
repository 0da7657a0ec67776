import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const processors = cpus().length;

/** Whether more threads want to run at this moment, of all processes, than the machine has processors. Linux alone tells. */
export function processorsAreBusy(): boolean {
  return runningThreads() > processors;
}

function runningThreads(): number {
  try {
    return Number(/ (\d+)\/\d+ /.exec(readFileSync('/proc/loadavg', 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
