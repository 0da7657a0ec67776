import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'drape-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

type Line = { level: number; msg: string };

/** What the server writes to both of its streams. One that gets ready is told to end. */
async function linesOf(name: string, env: Record<string, string>, asJournal = false) {
  const file = join(folder, `${name}.log`);
  const written = openSync(file, 'w');
  const { dev, ino } = statSync(file);
  const journal = asJournal ? { JOURNAL_STREAM: `${dev}:${ino}` } : {};
  const own = { PORT: '0', WEATHER_URL: 'off', GEOCODING_URL: 'off', DATA_DIR: join(folder, name) };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...own, ...journal, ...env },
    stdio: ['ignore', written, written],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  while (!readFileSync(file, 'utf8').includes('Drape is ready at') && child.exitCode === null)
    await sleep(20);
  child.kill('SIGTERM');
  const code = await ended;
  return { code, lines: readFileSync(file, 'utf8').trimEnd().split('\n') };
}

it('every line is JSON from the first start on, and the password is told also where little is logged', async () => {
  const { code, lines } = await linesOf('first', { LOG_LEVEL: 'error' });
  const logged = lines.map((line): Line => JSON.parse(line)).map(({ msg }) => msg);
  expect(logged).toEqual([
    expect.stringContaining('(shown only this once)'),
    expect.stringMatching(/^Drape is ready at http:/),
  ]);
  expect(code).toBe(0);
}, 60_000);

it('what keeps it from starting is JSON as well, a line for each problem', async () => {
  const { code, lines } = await linesOf('wrong', { PORT: 'nine', TRUST_PROXY: 'yes' });
  const logged = lines.map((line): Line => JSON.parse(line));
  expect(logged).toMatchObject([
    { level: 60, msg: 'The configuration has 2 problem(s):' },
    { level: 60, msg: 'PORT must be a number' },
    { level: 60, msg: expect.stringMatching(/^TRUST_PROXY must say/) },
  ]);
  expect(code).toBe(2);
}, 60_000);

it('journald is told the level of each line', async () => {
  const good = await linesOf('journal', {}, true);
  expect(good.lines.at(-1)).toMatch(/^<6>\{"level":30,.*"Drape is ready at/);
  const bad = await linesOf('journal', { PORT: 'nine' }, true);
  expect(bad.lines.at(-1)).toMatch(/^<2>\{"level":60,.*"PORT must be a number"/);
}, 60_000);
