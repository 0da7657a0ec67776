import { delimiter, join } from 'node:path';
import { runWithProgress } from './progress.mjs';
import { repositoryRoot } from './repository.mjs';

/**
 * Runs npm in the repository under a progress line, on the machine's own Node: an install replaces the pinned one.
 * @param {string} title
 * @param {string[]} args
 */
export function runNpm(title, args) {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  return runWithProgress(title, 'npm', args, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  });
}
