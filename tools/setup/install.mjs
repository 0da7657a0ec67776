import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { prune, pruneNode } from './prune.mjs';
import { repositoryRoot } from './repository.mjs';

const lockFile = join(repositoryRoot, 'package-lock.json');
const installedLockFile = join(repositoryRoot, 'node_modules', '.package-lock.json');
const stampFile = join(repositoryRoot, 'node_modules', '.drape-install');

const modules = join(repositoryRoot, 'node_modules');

/**
 * Installs the packages when node_modules is missing or was made from another lock file.
 * @param {'running' | 'everything'} extent what starting the product needs, or that and what testing it needs
 */
export async function ensureInstalled(extent = 'everything') {
  const stamp = createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  const present = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (present === `${stamp} everything` || present === `${stamp} ${extent}`) return;
  if (!holdsLockedVersions(extent)) await install(extent);
  writeFileSync(stampFile, `${stamp} ${extent}`);
}

/** @param {'running' | 'everything'} extent */
async function install(extent) {
  await runNpm('Installing packages', extent === 'running' ? ['ci', '--omit=dev'] : ['ci']);
  if (extent === 'everything') return runTrustedScripts();
  await Promise.all([runTrustedScripts().then(() => pruneNode(modules)), prune(modules)]);
}

/** No package runs a script when it is installed (`.npmrc`), but for these. Where that fails, the start says what is missing. */
async function runTrustedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const trusted = Object.keys(allowScripts);
  const rebuild = ['rebuild', ...trusted, '--ignore-scripts=false'];
  await runNpm('Fetching the pinned Node', rebuild).catch(() => undefined);
}

/**
 * An install made by hand leaves no stamp; npm's own record, written last, tells whether it is the wanted one.
 * @param {'running' | 'everything'} extent
 */
function holdsLockedVersions(extent) {
  if (!existsSync(installedLockFile)) return false;
  const wanted = Object.entries(packagesOf(lockFile)).filter(
    ([path, entry]) =>
      path.startsWith('node_modules/') &&
      !entry.optional &&
      !entry.devOptional &&
      !(entry.dev && extent === 'running'),
  );
  const installed = packagesOf(installedLockFile);
  return wanted.every(([path, entry]) => installed[path]?.version === entry.version);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
