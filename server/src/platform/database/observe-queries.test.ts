import { Writable } from 'node:stream';
import type { LogEvent } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { observeQueries } from './observe-queries.ts';

it('a slow statement is logged with placeholders in place of values, a quick one only counted, a failed one apart', async () => {
  const lines: string[] = [];
  const kept = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics();
  const observe = observeQueries(createLog('info', kept), metrics);
  const emit = (level: 'query' | 'error', queryDurationMillis: number) => {
    const query = { sql: 'select * from users where email = ?', parameters: ['somebody@example.org'] };
    observe({ level, query, queryDurationMillis } as unknown as LogEvent);
  };
  emit('query', 12);
  emit('query', 251);
  emit('error', 3);

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ sql: 'select * from users where email = ?', ms: 251 });
  expect(lines.join('')).not.toContain('somebody');
  const { text } = await metrics.exposition();
  expect(text).toContain('drape_database_query_seconds_count 3');
  expect(text).toContain('drape_database_query_seconds_bucket{le="0.25"} 2');
  expect(text).toContain('drape_database_failed_queries_total 1');
});
