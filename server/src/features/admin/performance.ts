import { freemem, totalmem } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { PerformanceBar } from '@drape/contract/admin/admin-figures';
import { type Clock, dayMs, minuteMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DiskSpace } from '../../platform/files/disk-space.ts';
import type { RequestMeasures, RequestSummary } from '../../platform/http/request-measures.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import * as figures from './figures-repository.ts';
import * as jobRows from './jobs-repository.ts';

export type PerformanceDependencies = {
  database: Database;
  clock: Clock;
  measures: RequestMeasures;
  disk: DiskSpace;
  kept: SlowQueryCache;
};

type Bar = Omit<PerformanceBar, 'share' | 'good' | 'value'> & { value: number | undefined };

/** What a full limit means: success should reach it, a time may, and of room a tenth should be left. */
const isGood = {
  success: (value: number, limit: number) => value >= limit * 0.995,
  time: (value: number, limit: number) => value <= limit,
  room: (value: number, limit: number) => value < limit * 0.9,
};

function bar({ value, ...rest }: Bar, kind: keyof typeof isGood = 'room'): PerformanceBar {
  if (value === undefined || rest.limit === null)
    return { ...rest, value: value ?? null, share: null, good: null };
  const share = Math.min(1, Math.max(0, rest.limit === 0 ? 0 : value / rest.limit));
  return { ...rest, value, share, good: isGood[kind](value, rest.limit) };
}

const whole = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));

/** In percent, of requests that did not fail on our side; undefined without requests. */
export function healthOf({ requests, failed }: RequestSummary): number | undefined {
  return requests === 0 ? undefined : (100 * (requests - failed)) / requests;
}

function requestBars(api: RequestSummary, analyses: RequestSummary, all: RequestSummary): PerformanceBar[] {
  const unit = 'ms';
  return [
    bar(
      {
        name: 'api_p95',
        label: 'Response time',
        unit,
        limit: 300,
        value: whole(api.percentile(0.95)),
        note: `95 of 100 were faster; half within ${whole(api.percentile(0.5)) ?? 0} ms (${api.requests} requests)`,
      },
      'time',
    ),
    bar(
      {
        name: 'analysis_p50',
        label: 'Photo analysis',
        unit,
        limit: 3000,
        value: whole(analyses.percentile(0.5)),
        note: `Half were faster, upload included; 95 of 100 within ${whole(analyses.percentile(0.95)) ?? 0} ms (${analyses.requests} ${analyses.requests === 1 ? 'photo' : 'photos'})`,
      },
      'time',
    ),
    bar(
      {
        name: 'success',
        label: 'Successful requests',
        unit: 'percent',
        limit: 100,
        value: healthOf(all),
        note: `${all.failed} of ${all.requests} failed on our side`,
      },
      'success',
    ),
  ];
}

async function machineBars({
  database,
  clock,
  disk,
  kept,
}: PerformanceDependencies): Promise<PerformanceBar[]> {
  const now = clock.now();
  const jobs = await jobRows.countJobs(database.read, plus(now, -minuteMs).toISOString());
  const space = await disk.space();
  const stored = await kept.of('stored bytes', () => figures.storedBytes(database.read));
  const used = space && space.total - space.free;
  const busy = performance.eventLoopUtilization().utilization * 100;
  return [
    bar({
      name: 'busy',
      label: 'Server load',
      unit: 'percent',
      limit: 100,
      value: Math.round(busy * 10) / 10,
      note: 'Share of the time it was at work since the start',
    }),
    bar({
      name: 'memory',
      label: 'Memory',
      unit: 'bytes',
      limit: totalmem(),
      value: process.memoryUsage.rss(),
      note: `Of the memory of this machine, of which ${(freemem() / 1024 ** 3).toFixed(1)} GB are free`,
    }),
    bar({
      name: 'disk',
      label: 'Disk',
      unit: 'bytes',
      limit: space?.total ?? null,
      value: used,
      note: space ? 'Used on the disk of the data folder' : 'Data does not lie on a disk of this server',
    }),
    bar({
      name: 'photos',
      label: 'Photos and files',
      unit: 'bytes',
      limit: space ? space.free + stored : null,
      value: stored,
      note: space ? 'Of what would fit on the disk' : 'In the store',
    }),
    bar({
      name: 'jobs',
      label: 'Queue',
      unit: 'count',
      limit: 100,
      value: jobs.due,
      note: `Jobs that are more than a minute late; ${jobs.failed} gave up in the last seven days`,
    }),
  ];
}

/** What was measured in the last 24 hours, and how the process and its machine stand now. */
export async function performanceBars(dependencies: PerformanceDependencies): Promise<PerformanceBar[]> {
  const { measures, clock } = dependencies;
  const now = clock.now();
  const since = plus(now, -dayMs);
  const end = plus(now, 1);
  const api = await measures.summary(since, end, ['api']);
  const analyses = await measures.summary(since, end, ['analysis']);
  const all = await measures.summary(since, end, ['api', 'analysis', 'upload']);
  return [...requestBars(api, analyses, all), ...(await machineBars(dependencies))];
}
