import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { repositoryRoot } from './repository.mjs';

const neededMajor = 24;
const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const pinned = join(repositoryRoot, 'node_modules', 'node', 'bin', binary);

/**
 * Path of the Node that runs TypeScript: the pinned one, or the present one where it is new enough.
 * @returns {Promise<string>} rejects with what to do where there is neither
 */
export async function ensureRuntime() {
  if (isPresent()) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  await runNpm(`Node ${neededMajor} is missing because npm did not run its install script; repairing`, [
    'rebuild',
    'node',
    '--ignore-scripts=false',
  ]);
  if (isPresent()) return pinned;
  throw new Error(
    `Drape needs Node ${neededMajor}, which comes as the npm package "node", but npm left it without its program.\n` +
      'Run `npm rebuild node --ignore-scripts=false`, or install Node 24 yourself, and try again.',
  );
}

function isPresent() {
  return existsSync(pinned) && statSync(pinned).size > 1_000_000;
}

/**
 * Runs a program on the given runtime with this process' input and output, and ends as it ends.
 * @param {string} runtime
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(runtime, args, env = process.env) {
  const child = spawn(runtime, args, { cwd: repositoryRoot, env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child as well; a second one would cut its orderly end short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', (error) => fail(error));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * npm hands a signal to its shell, and the shell dies of it without passing it on.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();
}

/**
 * Ends the process with a message for a person.
 * @param {unknown} error
 */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
