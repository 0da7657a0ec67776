import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../setup/repository.mjs';
import { checkCatalogue } from './catalogue.ts';
import { checkDirections } from './directions.ts';
import { checkLicenses } from './licenses.ts';
import { runPackage, runStep, type Step, type StepResult } from './step.ts';
import { checkStructure } from './structure.ts';
import { checkTexts } from './texts.ts';

const workspaces = ['contract', 'engine', 'server', 'web', 'e2e'];

const steps: Step[] = [
  {
    name: 'types',
    // The native compiler takes a third of the time; TypeScript 6 stays for the tools that read its syntax trees.
    run: () => runPackage('typescript-native/bin/tsc', ['--build', ...workspaces, 'web/service-worker', '.']),
  },
  { name: 'format and lint', run: () => runPackage('@biomejs/biome/bin/biome', ['ci', '.']) },
  { name: 'directions', run: checkDirections },
  {
    name: 'dead code',
    run: () => runPackage('knip/bin/knip.js', ['--no-progress', '--config', 'tools/check/knip.json']),
  },
  { name: 'structure', run: checkStructure },
  { name: 'licenses', run: checkLicenses },
  { name: 'texts', run: checkTexts },
  { name: 'message catalogue', run: checkCatalogue },
];

/** Runs as many steps at a time and prints each as it ends. */
async function runAll(atATime: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      const verdict = result.findings === '' ? 'ok' : 'FINDINGS';
      console.log(`  ${step.name.padEnd(20)} ${result.seconds.toFixed(1).padStart(6)} s  ${verdict}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
}

const { values } = parseArgs({
  options: { json: { type: 'string' }, 'at-a-time': { type: 'string', default: '2' } },
});
const missing = workspaces.filter((folder) => !existsSync(join(repositoryRoot, folder, 'tsconfig.json')));
if (missing.length > 0) throw new Error(`No tsconfig.json in ${missing.join(', ')}`);

const results = await runAll(Number(values['at-a-time']));
const failed = results.filter((result) => result.findings !== '');
for (const { name, findings } of failed) console.log(`\n${name}\n${findings}`);
if (values.json) {
  const counts = { passed: results.length - failed.length, failed: failed.length };
  writeFileSync(values.json, JSON.stringify(counts));
}
process.exitCode = failed.length === 0 ? 0 : 1;
