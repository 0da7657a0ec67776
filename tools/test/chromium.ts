import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runWithProgress } from '../setup/progress.mjs';
import { repositoryRoot } from '../setup/repository.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const playwright = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
const downloadTimeoutMs = 20_000;
const packageTimeoutMs = 180_000;
const shellTimeoutMs = 60_000;
const installing = ['install', '--yes', '--no-install-recommends'];
const withoutQuestions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** A Chromium of this machine: the one that `DRAPE_CHROMIUM` names, else the first on the PATH. */
export function findChromium(): string | undefined {
  return process.env.DRAPE_CHROMIUM || onPath(names);
}

/** Chromium without windows, and without a camera; one that is named is taken for everything. */
export function findHeadlessShell(): string | undefined {
  return process.env.DRAPE_CHROMIUM || onPath([shell]);
}

/**
 * Makes sure that journeys find a browser: the machine's, else Playwright's own, else Debian's package. Debian's gets its
 * form without windows beside it, with which the browsers of the journeys take half as long.
 */
export async function provideChromium(): Promise<void> {
  const isThere = findChromium() !== undefined;
  if (isThere && findHeadlessShell() === undefined && mayInstallPackages()) await addHeadlessShell();
  if (isThere || hasPlaywrightChromium()) return;
  try {
    await runWithProgress('Downloading Chromium', process.execPath, [playwright, 'install', 'chromium'], {
      cwd: repositoryRoot,
      timeout: downloadTimeoutMs,
    });
    return;
  } catch (error) {
    if (!mayInstallPackages()) throw new Error(`${error}\nInstall Chromium, or name one by DRAPE_CHROMIUM.`);
  }
  const options = { ...withoutQuestions, timeout: packageTimeoutMs };
  await runWithProgress('Reading the package lists', 'apt-get', ['update'], options);
  const install = (...packages: string[]) =>
    runWithProgress('Installing Chromium', 'apt-get', [...installing, ...packages], options);
  await install('chromium', shell).catch(() => install('chromium'));
}

/** Of the version of Debian's Chromium that is there; nothing where there is none of that version, or no network. */
async function addHeadlessShell(): Promise<void> {
  const { stdout } = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' });
  const version = stdout?.trim().split('\t')[1];
  if (version === undefined) return;
  const options = { ...withoutQuestions, timeout: shellTimeoutMs };
  const wanted = [...installing, `${shell}=${version}`];
  await runWithProgress('Adding Chromium without windows', 'apt-get', wanted, options).catch(() => undefined);
}

function hasPlaywrightChromium(): boolean {
  const { chromium } = createRequire(playwright)('@playwright/test');
  return existsSync(chromium.executablePath());
}

function mayInstallPackages(): boolean {
  const allowed = process.getuid?.() === 0 || Boolean(process.env.CI);
  return allowed && spawnSync('apt-get', ['--version']).status === 0;
}
