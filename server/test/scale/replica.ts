import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Replica = {
  /** Known from its first `ready` on; a restart listens there again. */
  readonly origin: string;
  start(): void;
  /** Resolves when it answers as healthy; rejects with its output when it ended before. */
  ready(): Promise<void>;
  /** What it has written since its first start. */
  output(): string;
  /** Ends it by a signal; answers its exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const pollMs = 50;

async function isHealthy(origin: string): Promise<boolean> {
  const answer = origin ? await fetch(`${origin}/api/health`).catch(() => undefined) : undefined;
  return answer?.ok ?? false;
}

/** A server of its own as installations run it: a process that is started, told to end, or killed. */
export function createReplica(env: Record<string, string>): Replica {
  let origin = '';
  let child: ChildProcess | undefined;
  let written = '';
  return {
    get origin() {
      return origin;
    },
    output: () => written,
    start() {
      const port = origin ? new URL(origin).port : '0';
      const own = { ...env, HOST: '127.0.0.1', PORT: port, PATH: process.env.PATH ?? '' };
      const started = spawn(process.execPath, [main], { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => {
          written = (written + chunk).slice(-20_000);
        });
      child = started;
    },
    async ready() {
      while (!(await isHealthy(origin))) {
        if (child?.exitCode !== null) throw new Error(`A replica ended before it was ready:\n${written}`);
        origin ||= /ready at (http:\/\/[^\s"]+)/.exec(written)?.[1] ?? '';
        await sleep(pollMs);
      }
    },
    async end(signal) {
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
      const exited = once(ending, 'exit');
      ending.kill(signal);
      await exited;
      return ending.exitCode;
    },
  };
}
