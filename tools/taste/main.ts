import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fitChance, fitDoubt, fitScale, type JudgedWorth, ratingOn } from './calibration.ts';

/**
 * Learns the taste: `npm run train:taste [-- --fit-only FOLDER]`. The calendars of each fifth of the people are read by a
 * reader of occasions that did not learn from them, so that the taste learns how far readings are to be trusted. Networks
 * are trained with a fifth of the wardrobes left out in turn and asked what the judged outfits of those are worth; from
 * these worths come the scale to the readers' rating and the chance that a reader calls an outfit good. Then the networks
 * that ship are trained with all wardrobes.
 * Needs Python with the packages of `tools/recogniser/requirements.txt`. The seeds are fixed.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const folds = 5;
const seeds = [1, 2, 3];
const settings = ['--epochs', '34', '--decay', '0.1'];
const reader = new URL('../../engine/src/knowledge/data/occasion-network.json', import.meta.url);
const weights = new URL('../../engine/src/knowledge/data/taste-weights.json', import.meta.url);

const run = (file: string, ...args: string[]) =>
  execFileSync(file === 'python3' ? file : process.execPath, file === 'python3' ? args : [file, ...args], {
    stdio: 'inherit',
    cwd: here,
  });

/** The dump of the corpus, the people of each fold as they are read by what learned from the others alone. */
function dumped(folder: string): void {
  const shipped = readFileSync(reader);
  const titles = join(folder, 'titles.jsonl');
  run('../occasions/network/dump.ts', titles, 'corpus');
  const parts = Array.from({ length: folds }, (_, fold) => {
    const [weights, part] = [join(folder, 'reader.pt'), join(folder, `dump-${fold}.jsonl`)];
    const own = ['--dump', titles, '--epochs', '8', '--left-out', String(fold), '--out', weights];
    run('python3', '../occasions/network/train.py', ...own);
    run('python3', '../occasions/network/export.py', weights);
    run('dump.ts', 'corpus', part, String(fold), String(folds));
    return readFileSync(part, 'utf8').split('\n');
  });
  writeFileSync(reader, shipped);
  const lines = parts.flatMap((part, fold) => part.map((line, k) => ({ line, at: folds * k + fold })));
  const inOrder = lines.sort((x, y) => x.at - y.at).map(({ line }) => line);
  writeFileSync(join(folder, 'dump.jsonl'), inOrder.join('\n'));
}

function trained(folder: string, fold: number | undefined): void {
  const runs = seeds.map((seed) => {
    const out = join(folder, `${fold ?? 'all'}-${seed}.pt`);
    const left = fold === undefined ? [] : ['--fold', String(fold), '--folds', String(folds)];
    const own = ['--dump', join(folder, 'dump.jsonl'), '--seed', String(seed), '--out', out];
    run('python3', 'network/train.py', ...own, ...settings, ...left);
    return out;
  });
  run('python3', 'network/export.py', ...runs, '--dump', join(folder, 'dump.jsonl'));
}

/**
 * Of titles that the reader of occasions has learned, few are doubtful and most are read rightly, so a doubt seems to cost little.
 * Of 32 entries of people who took no part, it cost 4.6 points. House rule between the two.
 */
const leastDoubtCost = 3;

function fitted(files: readonly string[]): void {
  const judged = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as JudgedWorth),
  );
  // The scale is for what the search chooses: stylists' outfits are better than others that lie as far below the best.
  const chosen = judged.filter(({ from }) => from === 'product');
  const mean = (list: readonly number[]) =>
    list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
  const scaleAt = (cost: number) =>
    fitScale(
      chosen.map(({ below, doubt, ratings }) => ({ worth: -below, rating: mean(ratings) + cost * doubt })),
    );
  const first = scaleAt(0);
  const doubtCost = Math.max(
    leastDoubtCost,
    fitDoubt(
      chosen.map(({ below, doubt, ratings }) => ({ doubt, left: mean(ratings) - ratingOn(first, -below) })),
    ),
  );
  const scale = scaleAt(doubtCost);
  const good = fitChance(
    chosen.map(({ below, doubt, ratings }) => ({
      worth: ratingOn(scale, -below) - doubtCost * doubt,
      share: mean(ratings.map((each) => (each >= 7 ? 1 : 0))),
    })),
  );
  const table = JSON.parse(readFileSync(weights, 'utf8')) as Record<string, unknown>;
  writeFileSync(weights, `${JSON.stringify({ ...table, good, doubtCost, scale }, null, 2)}\n`);
  console.log(`${judged.length} judged outfits`, good, doubtCost, JSON.stringify(scale));
}

const worthsIn = (folder: string) =>
  Array.from({ length: folds }, (_, fold) => join(folder, `worths-${fold}.jsonl`));

function learned(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taste-'));
  dumped(folder);
  for (const [fold, file] of worthsIn(folder).entries()) {
    trained(folder, fold);
    run('worths.ts', 'corpus', file, String(fold), String(folds));
  }
  trained(folder, undefined);
  return folder;
}

if (import.meta.main) {
  const at = process.argv.indexOf('--fit-only');
  fitted(worthsIn(at < 0 ? learned() : (process.argv[at + 1] ?? '')));
}
