import type { CompiledQuery, Logger as QueryLogger } from 'kysely';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const slowMs = 250;

/** Measures every statement and logs slow ones: their text with placeholders, never their values. */
export function observeQueries(
  log: Log,
  metrics: Metrics,
  onStatement?: (statement: CompiledQuery) => void,
): QueryLogger {
  return ({ level, query, queryDurationMillis: ms }) => {
    onStatement?.(query);
    metrics.query(ms / 1000, level === 'error');
    if (ms >= slowMs) log.warn({ sql: query.sql, ms: Math.round(ms) }, 'a slow query');
  };
}
