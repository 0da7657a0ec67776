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

/**
 * Milliseconds of processor time that the product has used, with PostgreSQL's for its database. On a machine with other
 * work the steadier measure.
 */
export function processorMs(pid: number, database: string | undefined): number {
  const others = database === undefined ? [] : serving(database);
  return [pid, ...others].reduce<number>((sum, one) => sum + usedMs(one), 0);
}
