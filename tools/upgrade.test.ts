import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'drape-upgrade-'));
const origin = join(folder, 'origin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const who = ['GIT_AUTHOR', 'GIT_COMMITTER'].flatMap((role) => [
  [`${role}_NAME`, 'Nobody'],
  [`${role}_EMAIL`, 'nobody@example.org'],
]);
const env = { ...process.env, ...Object.fromEntries(who), GIT_CONFIG_GLOBAL: '/dev/null' };
const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, env, encoding: 'utf8' });

const inOrigin = (name: string) => readFileSync(join(origin, name), 'utf8');

/** Writes a change down and makes it a release, as somebody does who publishes one. */
function release(version: string, change: string): void {
  const changes = inOrigin('docs/changelog.md').replace('## Unreleased\n', `## Unreleased\n\n- ${change}\n`);
  writeFileSync(join(origin, 'docs/changelog.md'), changes);
  git(origin, 'commit', '-qam', change);
  const words = [join(repository, 'tools/release.mjs'), version];
  execFileSync(process.execPath, words, { cwd: origin, env });
}

beforeAll(() => {
  for (const name of ['deploy', 'tools', 'docs']) mkdirSync(join(origin, name), { recursive: true });
  for (const name of ['deploy/upgrade.sh', 'tools/changes.mjs'])
    cpSync(join(repository, name), join(origin, name));
  const manifest = { name: 'drape', version: '0.0.1', scripts: { build: 'node --version > built' } };
  writeFileSync(join(origin, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(origin, 'package-lock.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(origin, '.gitignore'), 'built\n');
  writeFileSync(join(origin, 'docs/changelog.md'), '# Changes\n\n## Unreleased\n');
  git(origin, 'init', '-q', '-b', 'main');
  git(origin, 'add', '.');
  git(origin, 'commit', '-qm', 'the first');
  release('0.1.0', 'The first release');
});

function upgrade(clone: string, ...words: string[]) {
  const script = join(clone, 'deploy/upgrade.sh');
  const { status, stdout, stderr } = spawnSync('sh', [script, ...words], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const versionOf = (clone: string) => JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).version;

it('a clone at a release goes to the latest one, builds it, and prints what changed', () => {
  const clone = join(folder, 'at-release');
  git(folder, 'clone', '-q', origin, clone);
  git(clone, 'checkout', '-q', 'v0.1.0');
  release('0.9.0', 'Better coats');
  release('0.10.0', 'Better hats');
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'not released yet');
  const done = upgrade(clone, 'clone');
  expect(done).toMatchObject({ status: 0 });
  expect(done.stdout).toContain('This is v0.10.0.');
  expect(done.stdout).toMatch(/- Better hats[\s\S]*- Better coats/);
  expect(versionOf(clone)).toBe('0.10.0');
  expect(upgrade(clone, 'clone').stdout).toContain('There is nothing newer.');
  expect(upgrade(clone, 'clone', 'v0.9.0').stdout).toContain('This is v0.9.0.');
  expect(versionOf(clone)).toBe('0.9.0');
});

it('a clone on a branch follows the branch', () => {
  const clone = join(folder, 'on-branch');
  git(folder, 'clone', '-q', origin, clone);
  writeFileSync(join(origin, 'docs/changelog.md'), `${inOrigin('docs/changelog.md')}\n- Better shoes\n`);
  git(origin, 'commit', '-qam', 'better shoes');
  const done = upgrade(clone, 'clone');
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('- Better shoes')]);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(git(origin, 'rev-parse', 'HEAD'));
});

it('without a way of installing it says which there are', () => {
  const { status, stderr } = upgrade(origin, 'somehow');
  expect([status, stderr]).toEqual([2, expect.stringMatching(/service[\s\S]*compose[\s\S]*clone/)]);
});
