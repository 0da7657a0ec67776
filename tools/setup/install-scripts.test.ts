import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'drape-scripts-'));
const marks = { preinstall: join(folder, 'preinstall'), postinstall: join(folder, 'postinstall') };
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, stdio: 'pipe' }).toString();

/** A project with the settings of this one, and a package whose scripts leave a mark where they run. */
beforeAll(() => {
  const scripts = Object.fromEntries(
    Object.entries(marks).map(([name, file]) => [
      name,
      `node -e "require('fs').writeFileSync('${file}', '')"`,
    ]),
  );
  const write = (path: string, value: object) => writeFileSync(join(folder, path), JSON.stringify(value));
  for (const name of ['stranger', 'project']) mkdirSync(join(folder, name));
  write('stranger/package.json', { name: 'stranger', version: '1.0.0', scripts });
  const packed = npm(join(folder, 'stranger'), 'pack', '--ignore-scripts', '--silent').trim();
  const { allowScripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const dependencies = { stranger: `file:../stranger/${packed}` };
  write('project/package.json', { name: 'project', version: '1.0.0', allowScripts, dependencies });
  cpSync(join(repository, '.npmrc'), join(folder, 'project', '.npmrc'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a package that is installed runs no script of its own, and would without the settings', () => {
  const project = join(folder, 'project');
  npm(project, 'install');
  expect(existsSync(join(project, 'node_modules', 'stranger'))).toBe(true);
  expect(Object.values(marks).filter(existsSync)).toEqual([]);
  rmSync(join(project, '.npmrc'));
  rmSync(join(project, 'node_modules'), { recursive: true });
  npm(project, 'install', '--ignore-scripts=false', '--dangerously-allow-all-scripts');
  expect(existsSync(marks.postinstall)).toBe(true);
});

it('no package has come that wants to run scripts and is not known', () => {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const wanting = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  // Node fetches its program; protobufjs only looks at how its version was written.
  expect([...new Set(wanting)].sort()).toEqual(['node', 'protobufjs']);
});
