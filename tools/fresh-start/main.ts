// A fresh clone: packages fetched, pages built, first page served; and the start after it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { median } from '../bench/statistics.ts';
import { repositoryRoot } from '../setup/repository.mjs';
import { freePort } from '../test/free-port.ts';

/** Bytes are the same on every machine and bind; times are told. */
const budgets = { packagesMB: 600, firstPageSeconds: 40, secondStartSeconds: 1.2 };
const laterStarts = 5;

const folder = mkdtempSync(join(tmpdir(), 'drape-fresh-'));
const clone = join(folder, 'clone');

/** `npm start`, until the sign-in page is answered, in seconds; then its end. */
async function start(): Promise<number> {
  const port = await freePort();
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== bin);
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      WEATHER_URL: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!(await isServed(`http://127.0.0.1:${port}/login`))) {
    if (child.exitCode !== null) throw new Error('npm start ended before there was a page');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

async function isServed(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ?? false;
}

try {
  mkdirSync(clone);
  execFileSync('sh', ['-ec', `git -C "${repositoryRoot}" archive HEAD | tar -x -C "${clone}"`]);
  const first = await start();
  const packages = Number(
    execFileSync('du', ['-sm', 'node_modules'], { cwd: clone, encoding: 'utf8' }).split('\t')[0],
  );
  const later: number[] = [];
  for (let round = 0; round < laterStarts; round++) later.push(await start());
  const report = (name: string, value: number, unit: string, budget: number) =>
    console.log(`${name.padEnd(44)} ${value.toFixed(1).padStart(7)} ${unit} (to be under ${budget})`);
  report('fresh clone to the first page', first, 's', budgets.firstPageSeconds);
  report('packages', packages, 'MB', budgets.packagesMB);
  report(`start after it, median of ${laterStarts}`, median(later), 's', budgets.secondStartSeconds);
  if (packages > budgets.packagesMB) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
