import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@drape/contract/wire/client';
import { Pool } from 'pg';
import { withoutNetworks } from '../server-process.ts';
import { type S3StandIn, startS3StandIn } from '../stand-ins/s3-stand-in.ts';
import { freshDatabase } from '../test-database.ts';
import { type LoadBalancer, startProxy } from './proxy.ts';
import { createReplica, type Replica } from './replica.ts';

export type Person = { id: string; token: string; client: Client };

export type Cluster = {
  replicas: Replica[];
  proxy: LoadBalancer;
  s3: S3StandIn;
  /** The database that the replicas share. */
  sql: Pool;
  /** Through the proxy. */
  client(token?: string): Client;
  /** One client for each replica, past the proxy. */
  direct(token?: string): Client[];
  /** A new account on the free plan. */
  freePerson(): Promise<Person>;
  /** How often a kind of background job has ended well, over all replicas. */
  jobsDone(): Promise<Map<string, number>>;
  close(): Promise<void>;
};

const metricsToken = 'metrics-for-the-tests';
const replicaCount = 3;
let people = 0;

async function jobCounts({ origin }: Replica): Promise<[kind: string, done: number][]> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const counts = text.matchAll(/^drape_job_seconds_count\{kind="([^"]+)",outcome="done"\} (\d+)$/gm);
  return [...counts].map(([, kind = '', done]) => [kind, Number(done)]);
}

function environment(url: string, s3: S3StandIn, folder: string, more: Record<string, string>) {
  return {
    DATABASE_URL: url,
    DATA_DIR: folder,
    APP_SECRET: 'x'.repeat(32),
    TRUST_PROXY: '1',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    METRICS_TOKEN: metricsToken,
    WEATHER_URL: 'off',
    GEOCODING_URL: 'off',
    DEMO_ACCOUNT: 'off',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '2',
    ...withoutNetworks,
    ...more,
  };
}

/** Three real server processes on one PostgreSQL and one S3, behind a proxy with health checks; all start at once. */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-cluster-'));
  const location = await freshDatabase(folder);
  if (!('url' in location)) throw new Error('Replicas need a PostgreSQL server that they can share');
  const s3 = await startS3StandIn({ writtenAt: () => new Date() });
  const env = environment(location.url, s3, folder, more);
  const replicas = Array.from({ length: replicaCount }, () => createReplica(env));
  const sql = new Pool({ connectionString: location.url, max: 4 });
  const clientOf = (origin: string, token?: string) =>
    createClient({ baseUrl: `${origin}/api`, token: () => token });
  let proxy: LoadBalancer | undefined;
  async function close(): Promise<void> {
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
    await proxy?.close();
    await s3.close();
    await sql.end();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const replica of replicas) replica.start();
  await Promise.all(replicas.map((replica) => replica.ready())).catch(async (error) => {
    await close();
    throw error;
  });
  const balancer = await startProxy(replicas.map(({ origin }) => origin));
  proxy = balancer;
  return {
    replicas,
    proxy: balancer,
    s3,
    sql,
    client: (token) => clientOf(balancer.origin, token),
    direct: (token) => replicas.map(({ origin }) => clientOf(origin, token)),
    async freePerson() {
      const username = `person${++people}`;
      const body = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Kay' };
      const { access_token: token, user_info } = await clientOf(balancer.origin).register({ body });
      await sql.query('update users set trial_ends_at = null where id = $1', [user_info.id]);
      return { id: user_info.id, token, client: clientOf(balancer.origin, token) };
    },
    async jobsDone() {
      const sums = new Map<string, number>();
      for (const [kind, done] of (await Promise.all(replicas.map(jobCounts))).flat())
        sums.set(kind, (sums.get(kind) ?? 0) + done);
      return sums;
    },
    close,
  };
}
