import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

const variable = 'DRAPE_TEST_POSTGRES_URL';
const startTimeoutMs = 20_000;
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export type PostgresServer = {
  url: string;
  /** As its administrator stops it: connections are ended, nothing is lost. */
  stop(): Promise<void>;
  /** On the same data and port. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
};

/**
 * Gives the tests a PostgreSQL of their own by `DRAPE_TEST_POSTGRES_URL`. Where the variable is set already or the
 * programs are missing, it does nothing; the tests then take the given server or the one inside the process.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env[variable] ? undefined : await startPostgres();
  if (!server) return undefined;
  process.env[variable] = server.url;
  return async () => {
    delete process.env[variable];
    await server.close();
  };
}

/** A fresh server in a folder of its own; undefined where the programs are missing. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const programs = programFolder();
  if (!programs) return undefined;
  const identity = unprivilegedIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'drape-postgres-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...identity };
  const creation = ['-D', folder, '-U', 'drape', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await ended(spawn(join(programs, 'initdb'), creation, options));

  const port = await freePort();
  const configuration = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const serving = ['-D', folder, '-p', String(port), ...configuration];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), serving, options);
    await ready(server);
  };
  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGINT');
    await stopped;
  };
  await start();
  return {
    url: `postgres://drape@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async close() {
      if (server.exitCode === null) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether there is a server that several processes can share: a given one, or programs to start one. */
export function hasPostgres(): boolean {
  return process.env[variable] !== undefined || programFolder() !== undefined;
}

/** The folder that holds both programs: on the PATH, else the newest of Debian's. */
function programFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: the user that it runs as instead, undefined for everybody else. */
function unprivilegedIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody');
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function ended(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed:\n${output}`))));
  });
}

function ready(server: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    const give = (reason: string) => {
      clearTimeout(timer);
      server.kill('SIGKILL');
      reject(new Error(`PostgreSQL did not start (${reason}):\n${log}`));
    };
    const timer = setTimeout(() => give('timeout'), startTimeoutMs);
    server.on('error', (error) => give(String(error)));
    server.on('close', (code) => give(`exit code ${code}`));
    server.stdout?.resume();
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
