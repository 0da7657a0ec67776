import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  /** Without `/api`. */
  origin: string;
  child: ChildProcess;
  /** Sends a signal and answers the exit code, null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The compile cache of the real entry, shared with the other entries that tests start. */
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/** For what is not about what photos show: a process that sees them without its networks. */
export const withoutNetworks = {
  NODE_OPTIONS: `--import=${new URL('./without-networks.ts', import.meta.url).href}`,
};

/** Starts the server as a process of its own, by default its real entry, and waits until it says where it listens. */
export async function startServerProcess(
  env: Record<string, string>,
  entry: string = main,
): Promise<ServerProcess> {
  const quiet = { PORT: '0', LOG_LEVEL: 'error', WEATHER_URL: 'off', GEOCODING_URL: 'off' };
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[^\s"]+/.exec(line)?.[0];
    if (!origin) continue;
    child.stdout.resume();
    return {
      origin,
      child,
      async end(signal) {
        child.kill(signal);
        const [code] = await exited;
        return code;
      },
    };
  }
  throw new Error('The server ended before it was ready');
}
