import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { repositoryRoot } from '../setup/repository.mjs';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { provideChromium } from './chromium.ts';
import { type Layer, type Outcome, runLayer } from './layer.ts';
import { hasPostgres } from './postgres.ts';
import { doubtfulVitestFiles, readCheckReport, readPlaywrightReport, readVitestReport } from './reports.ts';

/** Far above what a quiet machine needs: a slow or shared one may take its time, and only a hang is ended. */
const maxTotalSeconds = 70 * 60;
const maxLayerSeconds = 25 * 60;

const vitest = 'node_modules/vitest/vitest.mjs';
/** For layers that mind no company: left alone, Vitest keeps one core free, which is half of two. */
const onAllCores = `--maxWorkers=${Math.min(8, availableParallelism())}`;

function vitestFiles(project: string): string[] {
  const list = [vitest, 'list', '--project', project, '--filesOnly', '--json'];
  const files: { file: string }[] = JSON.parse(
    execFileSync(process.execPath, list, { cwd: repositoryRoot, encoding: 'utf8' }),
  );
  return files.map(({ file }) => file);
}

function vitestLayer(name: string, ...options: string[]): Layer {
  return {
    name,
    maxSeconds: maxLayerSeconds,
    command: () => [vitest, 'run', '--project', name, ...options],
    environment: (report) => ({ DRAPE_TEST_REPORT: report }),
    read: readVitestReport,
    doubtful: (report) => doubtfulVitestFiles(report, vitestFiles(name)),
  };
}

const check: Layer = {
  name: 'check',
  maxSeconds: maxLayerSeconds,
  command: (report) => ['tools/check/main.ts', '--at-a-time=1', '--json', report],
  read: readCheckReport,
};

const journeys: Layer = {
  name: 'journeys',
  maxSeconds: maxLayerSeconds,
  async prepare() {
    await ensureWebBuilt(process.execPath);
    await provideChromium();
  },
  command: () => [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    '--reporter=list,json',
  ],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  read: readPlaywrightReport,
};

/**
 * One stage after the other; within a stage its lanes side by side, and in each lane one layer after the other. What
 * waits for the most part (processes that start, answers that stay away) leaves one of two processors to the check.
 */
const stages: Layer[][][] = [
  [[check], [vitestLayer('faults'), vitestLayer('scale')]],
  [[vitestLayer('unit', onAllCores)]],
  [[vitestLayer('api-sqlite', onAllCores)]],
  [[vitestLayer('api-postgres', onAllCores)]],
  [[vitestLayer('web', onAllCores)]],
  [[journeys]],
];
const names = stages.flat(2).map(({ name }) => name);

type Line = { name: string; outcome: Outcome; seconds: number };

function print({ name, outcome, seconds }: Line, totalSeconds: number): void {
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  const share = `${Math.round((100 * seconds) / totalSeconds)} %`;
  const time = `${seconds.toFixed(1).padStart(6)} s ${share.padStart(5)}`;
  console.log(`${name.padEnd(14)} ${counts.padEnd(26)} ${time}`);
  for (const problem of outcome.problems) console.log(`  ${problem}`);
  for (const name of outcome.unsteady ?? []) console.log(`  passed only at a second try: ${name}`);
}

/** The long form, for the layers that have one; and all of the API on PostgreSQL, not what goes by the dialect alone. */
const forms = new Map([
  ['--long', 'DRAPE_TEST_LONG'],
  ['--all', 'DRAPE_TEST_ALL'],
]);
const words = process.argv.slice(2);
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

/** A lane that has company is quiet until one of its layers has ended, so that what they say stays in one piece. */
async function runLane(lane: readonly Layer[], isAlone: boolean): Promise<Line[]> {
  const lines: Line[] = [];
  for (const layer of lane) {
    const said: string[] = [];
    const layerStart = performance.now();
    if (isAlone) console.log(`\n── ${layer.name}`);
    const write = isAlone ? undefined : (text: string) => void said.push(text);
    const outcome = await runLayer(layer, maxTotalSeconds - secondsSince(start), write);
    if (!isAlone) console.log(`\n── ${layer.name}\n${said.join('')}`);
    lines.push({ name: layer.name, outcome, seconds: secondsSince(layerStart) });
  }
  return lines;
}

const lines: Line[] = [];
for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter(isWanted).filter(isPossible))
    .filter(({ length }) => length > 0);
  const done = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  lines.push(...done.flat());
}

console.log('\n── summary');
const totalSeconds = lines.reduce((sum, { seconds }) => sum + seconds, 0);
for (const line of lines) print(line, totalSeconds);
const passed = lines.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = lines.reduce((sum, { outcome }) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed in ${secondsSince(start).toFixed(0)} s`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
