import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, runNpmQuietly } from './npm.mjs';
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
  const aside = fetchNodeAside();
  await runNpm('Installing packages', extent === 'running' ? ['ci', '--omit=dev'] : ['ci']);
  const cleared = extent === 'running' ? prune(modules) : undefined;
  if (!placeNode(await aside)) await rebuildNode();
  await cleared;
  if (extent === 'running') await pruneNode(modules);
}

/**
 * No package runs a script when it is installed (`.npmrc`), but for the one that brings Node, which fetches its program.
 * It is installed into a folder of its own meanwhile, since that takes a processor several seconds.
 * @returns {Promise<string | undefined>} the folder, or undefined where that failed
 */
async function fetchNodeAside() {
  const { dependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(repositoryRoot, '.cache', 'node-'));
  const wanted = ['install', `node@${dependencies.node}`, '--prefix', folder, '--ignore-scripts=false'];
  if (await runNpmQuietly([...wanted, '--no-save', '--no-package-lock'])) return folder;
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

/**
 * Puts the Node that was fetched in the place of the package without its program.
 * @param {string | undefined} folder
 */
function placeNode(folder) {
  if (folder === undefined) return false;
  const [fetched, place] = [join(folder, 'node_modules', 'node'), join(modules, 'node')];
  const isWhole = existsSync(join(fetched, 'bin'));
  if (isWhole) {
    rmSync(place, { recursive: true, force: true });
    renameSync(fetched, place);
  }
  rmSync(folder, { recursive: true, force: true });
  return isWhole;
}

/** Where that fails as well, the start says what is missing. */
async function rebuildNode() {
  await runNpm('Fetching the pinned Node', ['rebuild', 'node', '--ignore-scripts=false']).catch(
    () => undefined,
  );
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
