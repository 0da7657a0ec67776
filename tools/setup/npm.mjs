import { delimiter, join } from 'node:path';
import { runQuietly, runWithProgress } from './progress.mjs';
import { repositoryRoot } from './repository.mjs';

/**
 * Runs npm in the repository under a progress line, on the machine's own Node: an install replaces the pinned one.
 * @param {string} title
 * @param {string[]} args
 */
export function runNpm(title, args) {
  return runWithProgress(title, 'npm', args, npmOptions());
}

/**
 * Runs npm beside something that is under a progress line already.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it went well
 */
export async function runNpmQuietly(args) {
  return (await runQuietly('npm', args, npmOptions())).code === 0;
}

function npmOptions() {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  return {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  };
}
