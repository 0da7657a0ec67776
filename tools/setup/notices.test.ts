import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const notice = readFileSync(join(repository, 'NOTICE.md'), 'utf8');
const quoted = [...notice.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };

/** Packages of the product whose licenses ask more than keeping a text: copyleft and fonts. */
function askingForNotice(): string[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(repository, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path.includes('node_modules/') && !dev && !devOptional)
    .filter(([, { license }]) => /GPL|MPL|EPL|CDDL|OFL|CC-BY/.test(license ?? ''))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

it('every library whose license asks for a notice is named, with its builds for other machines', () => {
  const asking = askingForNotice();
  expect(asking).toContain('ical.js');
  const isNamed = (name: string) =>
    quoted.some(
      (words) => words === name || name.startsWith(`${words.replace(/\*$/, '').replace(/-$/, '')}-`),
    );
  expect(asking.filter((name) => !isNamed(name))).toEqual([]);
});

it('every text of a license that is said to lie here does', () => {
  const texts = quoted.filter((words) => words.startsWith('docs/licenses/'));
  expect(texts.length).toBeGreaterThanOrEqual(5);
  expect(texts.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

type Component = { name: string; licenses?: object[]; properties?: { name: string; value: string }[] };

it('the command writes a bill of materials of all packages, with those marked that only development needs', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const written = execFileSync('sh', ['-c', scripts.sbom], { cwd: repository, maxBuffer: 2 ** 27 });
  const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(
    String(written),
  );
  const find = (wanted: string) => components.find(({ name }) => name === wanted);
  const isMarked = (name: string) =>
    find(name)?.properties?.some((property) => property.name === 'cdx:npm:package:development');
  expect(bomFormat).toBe('CycloneDX');
  for (const name of ['sharp', 'zod', 'pg', '@resvg/resvg-js', 'fastify', 'ical.js', 'react', 'node'])
    expect([name, find(name)?.licenses?.length, isMarked(name)]).toEqual([name, 1, false]);
  expect(isMarked('vitest')).toBe(true);
});
