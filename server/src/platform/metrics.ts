import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestSample = { method: string; route: string; status: number; seconds: number };

/** What the process counts, in the text form that Prometheus reads. Labels never hold anything of a person. */
export type Metrics = {
  request(sample: RequestSample): void;
  query(seconds: number, failed: boolean): void;
  /** One stage of the way from photo to judgement. */
  stage(name: string, seconds: number): void;
  job(kind: string, outcome: 'done' | 'failed', seconds: number): void;
  /** A number that is read whenever somebody asks. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  exposition(): Promise<{ contentType: string; text: string }>;
};

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 45];
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const stageBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5];
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'drape_' });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers });

  const requests = histogram(
    'drape_http_request_seconds',
    'Time to answer a request, by route',
    ['method', 'route', 'status'],
    requestBuckets,
  );
  const queries = histogram('drape_database_query_seconds', 'Time of a database statement', [], queryBuckets);
  const failedQueries = new Counter({
    ...{ name: 'drape_database_failed_queries_total', help: 'Database statements that failed', registers },
  });
  const stages = histogram(
    'drape_photo_stage_seconds',
    'Time of a stage of a photo',
    ['stage'],
    stageBuckets,
  );
  const jobs = histogram('drape_job_seconds', 'Time of a background job', ['kind', 'outcome'], jobBuckets);

  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    query(seconds, failed) {
      queries.observe(seconds);
      if (failed) failedQueries.inc();
    },
    stage: (stage, seconds) => stages.observe({ stage }, seconds),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    watch(name, help, read) {
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          this.set(await read());
        },
      });
    },
    exposition: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
