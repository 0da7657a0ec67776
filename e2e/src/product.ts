import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/test/free-port.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 30_000;

export type Product = {
  /** Where it listens, without a slash at the end. */
  origin: string;
  dataDir: string;
  pid: number;
  /** From the start of the process to the first healthy answer. */
  startMs: number;
};

export type StartedProduct = Product & { stop(): Promise<void> };

/**
 * The built product as its own process, on a free port and an empty data folder that goes with it. Browsers keep
 * passkeys for `localhost` and not for a bare address.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  hostName: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<StartedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-product-'));
  const port = await freePort();
  const origin = `http://${hostName}:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: origin,
      WEATHER_URL: 'off',
      GEOCODING_URL: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || performance.now() - start > startTimeoutMs) {
      await stop();
      throw new Error(`The product did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { origin, dataDir: folder, pid: child.pid ?? 0, startMs: performance.now() - start, stop };
}

/** For journeys: few of them send a photo, and the threads for photos start with the first. */
export function startForJourneys(
  environment: Record<string, string> = {},
  hostName: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<StartedProduct> {
  return startProduct({ PHOTO_WARM_UP: 'off', ...environment }, hostName);
}

async function isHealthy(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`).catch(() => undefined);
  return response?.ok ?? false;
}
