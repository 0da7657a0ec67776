import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scopes } from '@drape/contract/account/scopes';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Parameter = { $ref?: string; name?: string; in?: string };
type Operation = { operationId: string; parameters?: Parameter[]; security?: Record<string, string[]>[] };
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** One operation or shared part a line, so that a change shows where it is. */
function byLine(description: Record<string, unknown>): string {
  const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const lines = (value: unknown, depth: number): string => {
    if (depth === 0 || !isGroup(value) || Array.isArray(value)) return JSON.stringify(value);
    const entries = Object.entries(value).map(
      ([key, entry]) => `${JSON.stringify(key)}:${lines(entry, depth - 1)}`,
    );
    return `{\n${entries.join(',\n')}\n}`;
  };
  return `${lines(description, 3)}\n`;
}

describe.each([
  ['openapi.json', 210_000],
  ['openapi-admin.json', 60_000],
])('%s', (name, mostBytes) => {
  const answer = async () => {
    const response = await fetch(`${test.origin}/api/${name}`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    return response.text();
  };

  it('is in docs as the API answers it (npx vitest -u renews it), and small', async () => {
    const text = await answer();
    const written = byLine(JSON.parse(text));
    expect(Buffer.byteLength(text)).toBeLessThan(mostBytes);
    expect(Buffer.byteLength(written)).toBeLessThan(mostBytes);
    await expect(written).toMatchFileSnapshot(`../../docs/${name}`);
  });

  it('is valid OpenAPI 3.1, by an independent validator', async () => {
    const result = await new Validator().validate(JSON.parse(await answer()));
    expect(result).toEqual({ valid: true });
  });

  it('names every operation once, every parameter of its path, and for tokens only scopes that exist', async () => {
    const { paths, components } = JSON.parse(await answer()) as Description;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = [] } of operations) {
      const known = parameters.map(
        (each) => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each,
      );
      const inPath = known.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
    const named = operations.flatMap(({ security = [] }) => security.flatMap(({ token = [] }) => token));
    expect(scopes).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(0);
  });
});

const strictly = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2022',
  types: [],
  allowImportingTsExtensions: true,
};

it('a client made from the description compiles and runs', async () => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'client-'));
  try {
    const types = await openapiTypes(new URL(`${test.origin}/api/openapi.json`));
    writeFileSync(join(folder, 'api.d.ts'), astToString(types));
    cpSync(join(root, 'docs/examples/client.ts'), join(folder, 'client.ts'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strictly }));
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    const compiled = spawnSync(process.execPath, [tsc, '--project', folder], { encoding: 'utf8' });
    expect(compiled.stdout).toBe('');

    const person = await test.signUp();
    const granted = ['wardrobe:read', 'wardrobe:write', 'outfits:read', 'outfits:write', 'chat'] as const;
    const { token } = await person.client.createToken({
      body: { name: 'journey', scopes: [...granted], password: 'sturdy-77' },
    });
    const { journey } = await import(pathToFileURL(join(folder, 'client.ts')).href);
    const seen = await journey(test.origin, token, '2026-05-05');
    expect(seen.items).toHaveLength(3);
    expect(seen.score).toBeGreaterThan(0);
    expect(seen.reply).toContain('shirt');
    expect(seen.refusal).toBe('not_found');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the documentation page is served', async () => {
  const response = await fetch(`${test.origin}/api/docs/`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const files = [...(await response.text()).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect((await fetch(new URL(file, `${test.origin}/api/docs/`))).status, file).toBe(200);
});
