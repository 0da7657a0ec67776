import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestSample = { method: string; route: string; status: number; seconds: number };

export type AiSample = {
  purpose: string;
  kind: string;
  /** `done`, or why there was no answer. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
};

/** What the process counts, in the text form that Prometheus reads. Labels never hold anything of a person. */
export type Metrics = {
  request(sample: RequestSample): void;
  query(seconds: number, failed: boolean): void;
  /** One stage of the way from photo to judgement. */
  stage(name: string, seconds: number): void;
  job(kind: string, outcome: 'done' | 'failed', seconds: number): void;
  /** One question to a language model, retries included. */
  ai(call: AiSample): void;
  /** One access to the file store. */
  store(operation: string, outcome: 'done' | 'failed', seconds: number): void;
  /** A number that is read whenever somebody asks. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  exposition(): Promise<{ contentType: string; text: string }>;
};

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 45];
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const stageBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5];
const aiBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 45];
const storeBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

type HistogramOf = ReturnType<typeof histogramIn>;

function histogramIn(registers: Registry[]) {
  return <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
}

/** What other servers take: language models and the file store. */
function outsideMeasures(histogram: HistogramOf, registers: Registry[]): Pick<Metrics, 'ai' | 'store'> {
  const aiCalls = histogram(
    'drape_ai_call_seconds',
    'Time of a question to a language model, by outcome',
    ['purpose', 'kind', 'outcome'],
    aiBuckets,
  );
  const aiTokens = new Counter({
    name: 'drape_ai_tokens_total',
    help: 'Tokens to and from language models',
    labelNames: ['direction'],
    registers,
  });
  const stores = histogram(
    'drape_file_store_seconds',
    'Time of an access to the file store',
    ['operation', 'outcome'],
    storeBuckets,
  );
  return {
    ai({ purpose, kind, outcome, seconds, inputTokens, outputTokens }) {
      aiCalls.observe({ purpose, kind, outcome }, seconds);
      aiTokens.inc({ direction: 'in' }, inputTokens);
      aiTokens.inc({ direction: 'out' }, outputTokens);
    },
    store: (operation, outcome, seconds) => stores.observe({ operation, outcome }, seconds),
  };
}

/** The library gives the sums of these gauges names of counters; the gauges themselves stay, by kind. */
const misnamed = [
  'drape_nodejs_active_resources',
  'drape_nodejs_active_handles',
  'drape_nodejs_active_requests',
];

/** What the process itself uses. */
function collectProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, prefix: 'drape_' });
  for (const name of misnamed) registry.removeSingleMetric(`${name}_total`);
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectProcess(registry);
  const histogram = histogramIn(registers);

  const requests = histogram(
    'drape_http_request_seconds',
    'Time to answer a request, by route',
    ['method', 'route', 'status'],
    requestBuckets,
  );
  const queries = histogram('drape_database_query_seconds', 'Time of a database statement', [], queryBuckets);
  const failedQueries = new Counter({
    name: 'drape_database_failed_queries_total',
    help: 'Database statements that failed',
    registers,
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
    ...outsideMeasures(histogram, registers),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    exposition: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
