import type { FastifyInstance } from 'fastify';
import { type Clock, minuteMs } from '../clock.ts';
import type { RequestTallyRow } from '../database/admin-rows.ts';
import type { Database } from '../database/database.ts';

/** What is measured apart: analyses of photos, other uploads, and everything else. */
export type RequestKind = 'analysis' | 'upload' | 'api';

declare module 'fastify' {
  interface FastifyContextConfig {
    measured?: RequestKind;
  }
}

/** Durations are counted in these steps, in milliseconds; a percentile lies between two of them. */
const bucketsMs = [
  2, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000,
  10_000, 20_000, 60_000,
];
const slowestMs = 3_600_000;

export type RequestSummary = {
  requests: number;
  failed: number;
  /** Milliseconds; undefined without requests. */
  percentile(share: number): number | undefined;
};

export type RequestMeasures = {
  watch(app: FastifyInstance): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
  /** Writes every minute from now on, in each process for itself. */
  flushRegularly(onError: (error: unknown) => void): { stop(): void };
  /** What was counted in all processes from one moment (inclusive) to another, in whole hours. */
  summary(from: Date, to: Date, kinds: readonly RequestKind[]): Promise<RequestSummary>;
  forgetBefore(moment: Date): Promise<void>;
};

const hourOf = (moment: Date) => `${moment.toISOString().slice(0, 13)}:00:00.000Z`;

/** How long requests take and how many fail, kept by the hour in the database so that all processes count together. */
export function createRequestMeasures({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): RequestMeasures {
  let counted = new Map<string, RequestTallyRow>();

  function count(kind: RequestKind, outcome: string, ms: number): void {
    const bucket_ms = bucketsMs.find((limit) => ms <= limit) ?? slowestMs;
    const hour = hourOf(clock.now());
    const key = `${hour} ${kind} ${outcome} ${bucket_ms}`;
    const known = counted.get(key) ?? { hour, kind, outcome, bucket_ms, requests: 0 };
    counted.set(key, { ...known, requests: known.requests + 1 });
  }

  async function flush(): Promise<void> {
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length > 0) await database.transaction((transaction) => add(transaction, rows));
  }

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { measured } = request.routeOptions.config;
        if (measured) count(measured, reply.statusCode >= 500 ? 'failed' : 'answered', reply.elapsedTime);
      });
    },
    flush,
    flushRegularly(onError) {
      const timer = setInterval(() => flush().catch(onError), minuteMs).unref();
      return { stop: () => clearInterval(timer) };
    },
    async summary(from, to, kinds) {
      const rows = await database.read
        .selectFrom('request_tallies')
        .select(['outcome', 'bucket_ms'])
        .select((select) => select.fn.sum('requests').as('requests'))
        .where('hour', '>=', hourOf(from))
        .where('hour', '<', to.toISOString())
        .where('kind', 'in', kinds)
        .groupBy(['outcome', 'bucket_ms'])
        .execute();
      return summaryOf(rows.map((row) => ({ ...row, requests: Number(row.requests) })));
    },
    async forgetBefore(moment) {
      await database.write.deleteFrom('request_tallies').where('hour', '<', hourOf(moment)).execute();
    },
  };
}

async function add(db: Database['write'], rows: RequestTallyRow[]): Promise<void> {
  await db
    .insertInto('request_tallies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['hour', 'kind', 'outcome', 'bucket_ms']).doUpdateSet((row) => ({
        requests: row('request_tallies.requests', '+', row.ref('excluded.requests')),
      })),
    )
    .execute();
}

type Bucket = Pick<RequestTallyRow, 'outcome' | 'bucket_ms' | 'requests'>;

/** A percentile lies within its bucket as far as its rank does (linear between the bucket's ends). */
export function summaryOf(rows: readonly Bucket[]): RequestSummary {
  const requests = rows.reduce((sum, row) => sum + row.requests, 0);
  const failed = rows.reduce((sum, row) => sum + (row.outcome === 'failed' ? row.requests : 0), 0);
  const byBucket = new Map<number, number>();
  for (const row of rows) byBucket.set(row.bucket_ms, (byBucket.get(row.bucket_ms) ?? 0) + row.requests);
  const buckets = [...byBucket].sort(([x], [y]) => x - y);
  return {
    requests,
    failed,
    percentile(share) {
      const rank = share * requests;
      let before = 0;
      for (const [limitMs, count] of buckets) {
        if (before + count >= rank) {
          const floorMs = bucketsMs.findLast((limit) => limit < limitMs) ?? 0;
          return floorMs + ((limitMs - floorMs) * Math.max(0, rank - before)) / count;
        }
        before += count;
      }
      return undefined;
    },
  };
}
