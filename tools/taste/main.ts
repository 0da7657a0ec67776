import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fitChance, fitRating, fitScale, type JudgedWorth, ratingOn } from './calibration.ts';

/**
 * Learns the taste: `npm run train:taste [-- --fit-only]`. The calendars of each fifth of the people are read by a reader of
 * occasions that did not learn from them, so that the taste learns how far readings are to be trusted. Three networks learn
 * from the people in `corpus`. From what readers say of outfits come the rating and the chance that are shown: how fast the
 * rating falls below the best outfit from `corpus`, and what the best outfit is given from the people in `panel`, who teach
 * nothing. With `--fit-only` the networks stay as they are.
 * Needs Python with the packages of `tools/recogniser/requirements.txt`. The seeds are fixed.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const readerFolds = 5;
const seeds = [1, 2, 3];
const settings = ['--epochs', '24', '--decay', '0.2'];
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
  const parts = Array.from({ length: readerFolds }, (_, fold) => {
    const [weights, part] = [join(folder, 'reader.pt'), join(folder, `dump-${fold}.jsonl`)];
    const own = ['--dump', titles, '--epochs', '8', '--left-out', String(fold), '--out', weights];
    run('python3', '../occasions/network/train.py', ...own);
    run('python3', '../occasions/network/export.py', weights);
    run('dump.ts', 'corpus', part, String(fold), String(readerFolds));
    return readFileSync(part, 'utf8').split('\n');
  });
  writeFileSync(reader, shipped);
  const lines = parts.flatMap((part, fold) => part.map((line, k) => ({ line, at: readerFolds * k + fold })));
  const inOrder = lines.sort((x, y) => x.at - y.at).map(({ line }) => line);
  writeFileSync(join(folder, 'dump.jsonl'), inOrder.join('\n'));
}

/** Trains a network from each seed, as many at a time as there are processors, and makes them those of the engine. */
async function trained(folder: string): Promise<void> {
  const dump = join(folder, 'dump.jsonl');
  const fileOf = (seed: number) => join(folder, `${seed}.pt`);
  const waiting = [...seeds];
  const worker = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const own = ['--dump', dump, '--seed', String(seed), '--out', fileOf(seed)];
      await promisify(execFile)('python3', ['network/train.py', ...own, ...settings], { cwd: here });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  run('python3', 'network/export.py', ...seeds.map(fileOf), '--dump', dump);
}

/** What the engine as it stands says of the judged outfits of a folder of people. */
function worthsIn(people: string, folder: string): JudgedWorth[] {
  const file = join(folder, `${people}.jsonl`);
  run('worths.ts', people, file);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedWorth);
}

const mean = (list: readonly number[]) =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** Outfits that lie this little below the best count as the best, in points. */
const nearlyBest = 1;

function fitted(folder: string): void {
  // The scale is for what the search chooses: stylists' outfits are better than others that lie as far below the best.
  const isChosen = ({ from }: JudgedWorth) => from === 'product';
  const taught = worthsIn('corpus', folder).filter(isChosen);
  const scale = fitScale(taught.map(({ below, ratings }) => ({ worth: -below, rating: mean(ratings) })));
  const asked = worthsIn('panel', folder).filter(isChosen);
  const best = asked.filter(({ below }) => below < nearlyBest);
  const rating = fitRating(best.map(({ signs, ratings }) => ({ signs, rating: mean(ratings) })));
  const ofBest = (signs: readonly number[]) =>
    rating.intercept + signs.reduce((sum, value, k) => sum + value * (rating.signs[k] ?? 0), 0);
  const good = fitChance(
    asked.map(({ below, signs, ratings }) => ({
      worth: ofBest(signs) - (ratingOn(scale, 0) - ratingOn(scale, -below)),
      share: mean(ratings.map((each) => (each >= 7 ? 1 : 0))),
    })),
  );
  const table = JSON.parse(readFileSync(weights, 'utf8')) as Record<string, unknown>;
  writeFileSync(weights, `${JSON.stringify({ ...table, good, rating, scale }, null, 2)}\n`);
  console.log(`${taught.length} and ${best.length} judged outfits`, good, rating, JSON.stringify(scale));
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'taste-'));
  if (!process.argv.includes('--fit-only')) {
    dumped(folder);
    await trained(folder);
  }
  fitted(folder);
}
