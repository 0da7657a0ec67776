import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { repositoryRoot } from './repository.mjs';

const lockFile = join(repositoryRoot, 'package-lock.json');
const installedLockFile = join(repositoryRoot, 'node_modules', '.package-lock.json');
const stampFile = join(repositoryRoot, 'node_modules', '.drape-install');

/** Installs the packages when node_modules is missing or was made from another lock file. */
export async function ensureInstalled() {
  const stamp = createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!holdsLockedVersions()) {
    await runNpm('Installing packages', ['ci']);
    await runTrustedScripts();
  }
  writeFileSync(stampFile, stamp);
}

/** No package runs a script when it is installed (`.npmrc`), but for these. Where that fails, the start says what is missing. */
async function runTrustedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const trusted = Object.keys(allowScripts);
  const rebuild = ['rebuild', ...trusted, '--ignore-scripts=false'];
  await runNpm('Fetching the pinned Node', rebuild).catch(() => undefined);
}

/** An install made by hand leaves no stamp; npm's own record, written last, tells whether it is the wanted one. */
function holdsLockedVersions() {
  if (!existsSync(installedLockFile)) return false;
  const wanted = Object.entries(packagesOf(lockFile)).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.devOptional,
  );
  const installed = packagesOf(installedLockFile);
  return wanted.every(([path, entry]) => installed[path]?.version === entry.version);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
