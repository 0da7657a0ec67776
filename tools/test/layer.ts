import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';

/** `problems` says in words what makes a layer fail beyond its failed tests. */
export type Outcome = { passed: number; failed: number; problems: string[] };

export type Layer = {
  name: string;
  maxSeconds: number;
  /** Arguments for this runtime; the layer writes its counts as JSON to `report`. */
  command(report: string): string[];
  environment?(report: string): Record<string, string>;
  read(report: unknown): Outcome;
  /** What must be there first. */
  prepare?(): Promise<void>;
};

/** Colours only where somebody looks at them. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a layer within its time. A crash, an overrun or a run without tests counts as a failure. */
export async function runLayer(layer: Layer, secondsLeft: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-layer-'));
  const report = join(folder, 'report.json');
  try {
    await layer.prepare?.();
    const seconds = Math.min(layer.maxSeconds, secondsLeft);
    const { code, overran } = await runWithin(layer, report, seconds);
    if (overran) return withProblem(readReport(layer, report), `took longer than ${Math.round(seconds)} s`);
    if (!existsSync(report)) return withProblem(undefined, `ended with ${code} and left no report`);
    const outcome = readReport(layer, report);
    if (outcome === undefined) return withProblem(undefined, 'left a report that cannot be read');
    if (outcome.passed + outcome.failed === 0) return withProblem(outcome, 'found no tests');
    if (code !== 0 && outcome.failed === 0) return withProblem(outcome, `ended with ${code}`);
    return outcome;
  } catch (error) {
    return withProblem(undefined, error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withProblem(outcome: Outcome | undefined, problem: string): Outcome {
  const { passed, failed, problems } = outcome ?? { passed: 0, failed: 0, problems: [] };
  return { passed, failed: failed + 1, problems: [...problems, problem] };
}

function readReport(layer: Layer, report: string): Outcome | undefined {
  if (!existsSync(report)) return undefined;
  try {
    return layer.read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A group of its own, so that an overrun ends whatever the layer has started. */
function runWithin(
  layer: Layer,
  report: string,
  seconds: number,
): Promise<{ code: number | null; overran: boolean }> {
  const child = spawn(process.execPath, layer.command(report), {
    cwd: repositoryRoot,
    env: { ...process.env, ...plain, ...layer.environment?.(report) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {}
  };
  const interrupt = () => {
    signalGroup('SIGTERM');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  let overran = false;
  const timer = setTimeout(() => {
    overran = true;
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), 5000).unref();
  }, Math.max(0, seconds) * 1000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ code, overran });
    });
  });
}
