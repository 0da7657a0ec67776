import { delimiter, join } from 'node:path';
import { runWithProgress } from './progress.mjs';
import { repositoryRoot } from './repository.mjs';

/**
 * Runs npm in the repository under a progress line.
 * @param {string} title
 * @param {string[]} args
 * @param {{ withPinnedRuntime?: boolean }} [options] an install replaces the pinned runtime, so it runs on the machine's own
 */
export function runNpm(title, args, { withPinnedRuntime = false } = {}) {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const others = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  const path = (withPinnedRuntime ? [bin, ...others] : others).join(delimiter);
  return runWithProgress(title, 'npm', args, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
}
