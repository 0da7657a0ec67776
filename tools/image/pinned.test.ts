import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const images = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = '']) => name);

it('every image that is fetched is named by its digest, and Node is the one of package.json', () => {
  const bases = images(read('deploy/Dockerfile'), /^FROM (\S+)/gm);
  const beside = images(read('deploy/compose.yaml'), /^\s+image: (\S+:\S+)/gm);
  expect([bases.length, beside.length]).toEqual([2, 2]);
  for (const name of [...bases, ...beside]) expect(name).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  for (const base of bases) expect(base).toContain(`node:${dependencies.node}-`);
});

it('a change of the sources alone fetches no packages again', () => {
  const steps = read('deploy/Dockerfile').split('\n');
  expect(steps.indexOf('RUN npm ci')).toBeGreaterThan(0);
  expect(steps.indexOf('RUN npm ci')).toBeLessThan(steps.indexOf('COPY . .'));
});
