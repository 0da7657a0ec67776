import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function usedMs(pid: number | string): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond;
}

/** Processes of PostgreSQL that serve a database, which stands in their title (Linux). */
function serving(database: string): string[] {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && read(`/proc/${pid}/cmdline`).includes(` ${database} `),
  );
}

/** Milliseconds of processor time by process: what each had used by then. */
export type Used = ReadonlyMap<string, number>;

/** Of the product, and of PostgreSQL for its database. On a machine with other work the steadier measure. */
export function processorTimes(pid: number, database: string | undefined): Used {
  const others = database === undefined ? [] : serving(database);
  return new Map([String(pid), ...others].map((one) => [one, usedMs(one)]));
}

/** What was used between two moments; connections that were closed meanwhile are left out. */
export function usedBetween(before: Used, after: Used): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
