import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { repositoryRoot } from '../setup/repository.mjs';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { provideChromium } from './chromium.ts';
import { type Layer, type Outcome, runLayer } from './layer.ts';
import { hasPostgres } from './postgres.ts';
import { doubtfulVitestFiles, readCheckReport, readPlaywrightReport, readVitestReport } from './reports.ts';
import { sideBySide } from './side-by-side.ts';

/** Far above what a quiet machine needs: a slow or shared one may take its time, and only a hang is ended. */
const maxTotalSeconds = 70 * 60;
const maxLayerSeconds = 25 * 60;

const words = process.argv.slice(2);
const cores = availableParallelism();
/** A layer that is asked for by itself has all processors. */
const isAlone = words.filter((word) => !word.startsWith('--')).length === 1;
const vitestWorkers = Math.min(8, isAlone ? cores : Math.max(1, Math.floor(cores / 2)));
/** Every layer waits at times: for processes that start, answers that stay away, and pages that come to rest. */
const room = Math.ceil(1.5 * cores);

const vitest = 'node_modules/vitest/vitest.mjs';

function vitestFiles(project: string): string[] {
  const list = [vitest, 'list', '--project', project, '--filesOnly', '--json'];
  const files: { file: string }[] = JSON.parse(
    execFileSync(process.execPath, list, { cwd: repositoryRoot, encoding: 'utf8' }),
  );
  return files.map(({ file }) => file);
}

let building: Promise<void> | undefined;

async function buildWeb(): Promise<void> {
  building ??= ensureWebBuilt(process.execPath);
  await building;
}

/** The servers of a layer find the web app as it was, or as it has become. */
async function waitForBuild(): Promise<void> {
  await building?.catch(() => undefined);
}

function vitestLayer(name: string): Layer {
  return {
    name,
    size: vitestWorkers,
    maxSeconds: maxLayerSeconds,
    command: () => [vitest, 'run', '--project', name, `--maxWorkers=${vitestWorkers}`],
    environment: (report) => ({ DRAPE_TEST_REPORT: report }),
    read: readVitestReport,
    doubtful: (report) => doubtfulVitestFiles(report, vitestFiles(name)),
  };
}

const serverLayer = (name: string): Layer => ({ ...vitestLayer(name), prepare: waitForBuild });

const check: Layer = {
  name: 'check',
  size: 1,
  maxSeconds: maxLayerSeconds,
  command: (report) => ['tools/check/main.ts', '--at-a-time=1', '--json', report],
  read: readCheckReport,
};

const journeys: Layer = {
  name: 'journeys',
  size: Math.min(4, cores),
  maxSeconds: maxLayerSeconds,
  async prepare() {
    await buildWeb();
    await provideChromium();
  },
  command: () => [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    '--reporter=list,json',
  ],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  read: readPlaywrightReport,
};

/** The longest first, so that the short ones fill what is left of the time. */
const layers: Layer[] = [
  journeys,
  vitestLayer('unit'),
  serverLayer('api-sqlite'),
  serverLayer('api-postgres'),
  serverLayer('faults'),
  check,
  serverLayer('scale'),
  vitestLayer('web'),
];
const names = layers.map(({ name }) => name);

type Line = { name: string; outcome: Outcome; seconds: number };

function print({ name, outcome, seconds }: Line): void {
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${name.padEnd(14)} ${counts.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const problem of outcome.problems) console.log(`  ${problem}`);
  for (const name of outcome.unsteady ?? []) console.log(`  passed only at a second try: ${name}`);
}

/** The long form, for the layers that have one; and all of the API on PostgreSQL, not what goes by the dialect alone. */
const forms = new Map([
  ['--long', 'DRAPE_TEST_LONG'],
  ['--all', 'DRAPE_TEST_ALL'],
]);
for (const [form, variable] of forms) if (words.includes(form)) process.env[variable] = '1';
const wanted = words.filter((word) => !forms.has(word));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Layers are ${names.join(', ')}`);

const start = performance.now();
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
const isWanted = ({ name }: Layer) => wanted.length === 0 || wanted.includes(name);

/** Whether a layer can run here; one that was asked for by name is not left out. */
function isPossible({ name }: Layer): boolean {
  if (name !== 'scale' || wanted.length > 0 || hasPostgres()) return true;
  console.log('\n── scale\nLeft out: replicas need a PostgreSQL server to share, and there is none here.');
  return false;
}

/** A layer that has company is quiet until it has ended, so that what it says stays in one piece. */
async function run(layer: Layer): Promise<Line> {
  const { name } = layer;
  const said: string[] = [];
  const layerStart = performance.now();
  console.log(`\n── ${name}${isAlone ? '' : ' begins'}`);
  const write = isAlone ? undefined : (text: string) => void said.push(text);
  const outcome = await runLayer(layer, maxTotalSeconds - secondsSince(start), write);
  if (!isAlone) console.log(`\n── ${name}\n${said.join('')}`);
  return { name, outcome, seconds: secondsSince(layerStart) };
}

const works = layers
  .filter(isWanted)
  .filter(isPossible)
  .map((layer) => ({ size: layer.size, run: () => run(layer) }));
const lines = await sideBySide(works, room);

console.log('\n── summary');
for (const line of lines) print(line);
const passed = lines.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = lines.reduce((sum, { outcome }) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed in ${secondsSince(start).toFixed(0)} s`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
