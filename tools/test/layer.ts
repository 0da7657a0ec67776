import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';

/** `problems` says in words what makes a layer fail beyond its failed tests, `unsteady` what passed only when run again. */
export type Outcome = { passed: number; failed: number; problems: string[]; unsteady?: string[] };

export type Doubtful = { failed: string[]; lost: string[]; passed: number };

export type Layer = {
  name: string;
  /** How many processes it keeps busy. */
  size: number;
  maxSeconds: number;
  /** Arguments for this runtime; the layer writes its counts as JSON to `report`. */
  command(report: string): string[];
  environment?(report: string): Record<string, string>;
  read(report: unknown): Outcome;
  /**
   * The test files that failed or gave no result at all, and how many of their tests passed: they are run once more by
   * themselves, their paths behind the command.
   */
  doubtful?(report: unknown): Doubtful;
  /** What must be there first. */
  prepare?(): Promise<void>;
};

/** Takes what a layer says. */
type Write = (text: string) => unknown;

/** Colours only where somebody looks at them. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** More files than these do not fail by chance. */
const maxFilesRunAgain = 3;

/**
 * Runs a layer within its time. A crash, an overrun, a file without a result or a run without tests counts as a failure.
 * A few such files run once more by themselves, as a busy machine fails tests that are right; those are named. What the
 * layer says goes to `write`, or straight to this process' output.
 */
export async function runLayer(layer: Layer, secondsLeft: number, write?: Write): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-layer-'));
  const report = join(folder, 'report.json');
  const start = performance.now();
  try {
    await layer.prepare?.();
    const seconds = Math.min(layer.maxSeconds, secondsLeft);
    const run = { layer, report, write };
    const reported = await runOnce(run, seconds, []);
    const { failed, lost, passed } = doubtfulIn(layer, report);
    const first = withLost(reported, lost);
    const files = [...failed, ...lost];
    if (first.failed === 0 || files.length === 0 || files.length > maxFilesRunAgain) return first;
    const told = `${['\nRunning once more by themselves:', ...files, ...first.problems].join('\n')}\n`;
    if (write) write(told);
    else process.stdout.write(told);
    rmSync(report);
    const again = await runOnce(run, seconds - (performance.now() - start) / 1000, files);
    if (again.failed > 0) return first;
    return { passed: first.passed - passed + again.passed, failed: 0, problems: [], unsteady: files };
  } catch (error) {
    return withProblem(undefined, error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function doubtfulIn(layer: Layer, report: string): Doubtful {
  const none = { failed: [], lost: [], passed: 0 };
  if (!existsSync(report)) return none;
  return layer.doubtful?.(JSON.parse(readFileSync(report, 'utf8'))) ?? none;
}

function withLost(outcome: Outcome, lost: string[]): Outcome {
  return lost.reduce((sum, file) => withProblem(sum, `${file} gave no result`), outcome);
}

type Run = { layer: Layer; report: string; write: Write | undefined };

async function runOnce(run: Run, seconds: number, files: string[]): Promise<Outcome> {
  const { layer, report } = run;
  const { code, overran } = await runWithin(run, seconds, files);
  if (overran) return withProblem(readReport(layer, report), `took longer than ${Math.round(seconds)} s`);
  if (!existsSync(report)) return withProblem(undefined, `ended with ${code} and left no report`);
  const outcome = readReport(layer, report);
  if (outcome === undefined) return withProblem(undefined, 'left a report that cannot be read');
  if (outcome.passed + outcome.failed === 0) return withProblem(outcome, 'found no tests');
  if (code !== 0 && outcome.failed === 0) return withProblem(outcome, `ended with ${code}`);
  return outcome;
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
  { layer, report, write }: Run,
  seconds: number,
  files: string[],
): Promise<{ code: number | null; overran: boolean }> {
  const child = spawn(process.execPath, [...layer.command(report), ...files], {
    cwd: repositoryRoot,
    env: { ...process.env, ...plain, ...layer.environment?.(report) },
    stdio: write ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => write?.(String(text)));
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {}
  };
  const interrupt = () => {
    signalGroup('SIGTERM');
    // Layers that run beside this one are ended first.
    setImmediate(() => process.exit(130));
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
