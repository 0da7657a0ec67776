import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runWithProgress } from './progress.mjs';
import { repositoryRoot } from './repository.mjs';

const sources = ['web', 'contract/src', 'engine/src', 'package-lock.json', 'tsconfig.base.json'];
const page = join(repositoryRoot, 'web', 'dist', 'index.html');
const vite = join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js');
const stampFile = join(repositoryRoot, '.cache', 'web-build');

/**
 * Builds the web app when there is no build of exactly these sources.
 * @param {string} runtime
 */
export async function ensureWebBuilt(runtime) {
  const stamp = fingerprint();
  if (existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  await runWithProgress('Building the web app', runtime, [vite, 'build', '--manifest'], {
    cwd: join(repositoryRoot, 'web'),
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repositoryRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the repository
 * @returns {string[]}
 */
function filesBelow(path) {
  const stats = statSync(join(repositoryRoot, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats && !/\.test\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(join(repositoryRoot, path))
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
