import { readFileSync, writeFileSync } from 'node:fs';
import { type CorpusWardrobe, readCorpus } from './corpus.ts';
import { type FitOptions, fitChance, fitScale, fitWeights, ratingAt, type Scale, worth } from './fit.ts';
import { FeatureNames, type JudgedRow, rowsOf } from './rows.ts';

/**
 * Fits the learned taste from judged outfits: `npm run train:taste [-- --corpus FOLDER] [--report]`. Figures are of
 * wardrobes that took no part in the fit (folds of whole wardrobes). Nothing is drawn at random.
 */
const folds = 5;
const target = new URL('../../engine/src/knowledge/data/taste-weights.json', import.meta.url);
const defaultCorpus = new URL('./corpus', import.meta.url);
/** A feature that fewer outfits have is left out unless it has a prior. */
const fewest = 4;
const smallest = 0.004;
/** The scale is fitted again after the weights, so often. */
const turns = 2;

function main(): void {
  const option = (name: string) => {
    const at = process.argv.indexOf(name);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const penalty = Number(option('--penalty') ?? 100);
  const rounds = Number(option('--rounds') ?? 300);
  const corpus = readCorpus(option('--corpus') ?? defaultCorpus);
  const names = new FeatureNames();
  const rows = corpus.flatMap((wardrobe) => rowsOf(wardrobe, names, true));
  const known = readPriors();
  const priors = Float64Array.from(names.names, (name) => known.get(name) ?? 0);
  const kept = common(rows, priors);
  const penalties = penaltiesOf(kept, names.names, penalty);
  let scale = fitScale(points(kept, (row) => worth(priors, row)));
  console.log(
    'before the fit\n',
    figures(kept, (row) => ratingAt(scale, worth(priors, row))),
  );
  let held = new Map<JudgedRow, number>();
  for (let turn = 0; turn < turns; turn++) {
    held = crossValidated(kept, corpus, { penalties, rounds, priors, scale });
    scale = fitScale(points(kept, (row) => held.get(row) ?? 0));
  }
  console.log(
    'wardrobes that took no part\n',
    figures(kept, (row) => ratingAt(scale, held.get(row) ?? 0)),
  );
  const good = calibration(kept, held);
  if (process.argv.includes('--dry')) return;
  write(fitWeights(kept, { penalties, rounds, priors, scale }), names.names, known, {
    origin: `Fitted to ${kept.length} outfits of ${corpus.length} wardrobes that independent readers judged, by tools/taste/main.ts; see docs/taste.md.`,
    good,
    scale,
  });
}

/** From so many outfits on a feature is fitted freely; a rarer one is held nearer to its prior. */
const many = 150;
/** Features that single kinds, pairs of groups or small differences make up: nearly as many as outfits, so they stay at their priors. */
const tooFine =
  /^(kind|cloths|patterns|level gap \w+\+|same colour|groups |colours [^ ]+( [^ ]+)?\+|colour .* code|group .* (setting|mood)|use .* setting)/;

function penaltiesOf(rows: readonly JudgedRow[], names: readonly string[], penalty: number): Float64Array {
  const counts = new Float64Array(names.length);
  for (const { features } of rows)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return Float64Array.from(names, (name, k) =>
    tooFine.test(name) ? 1e6 : penalty * (many / Math.min(many, Math.max(1, counts[k] ?? 0))),
  );
}

type Shipped = { origin: string; good: { slope: number; offset: number }; scale: Scale };

function write(
  weights: Float64Array,
  names: readonly string[],
  priors: ReadonlyMap<string, number>,
  shipped: Shipped,
): void {
  const fitted = new Map(names.map((name, k) => [name, Math.round(1000 * (weights[k] ?? 0)) / 1000]));
  const all = new Map([...priors, ...fitted]);
  const shown = [...all]
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const document = { version: 1, ...shipped, weights: Object.fromEntries(shown) };
  writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${shown.length} weights`);
}

/** What each row is worth by weights that were fitted without its wardrobe. */
function crossValidated(
  rows: readonly JudgedRow[],
  corpus: readonly CorpusWardrobe[],
  options: FitOptions,
): Map<JudgedRow, number> {
  const wardrobes = corpus.map(({ id }) => id);
  const held = new Map<JudgedRow, number>();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = ({ wardrobe }: JudgedRow) => wardrobes.indexOf(wardrobe) % folds === fold;
    const weights = fitWeights(
      rows.filter((row) => !isOut(row)),
      options,
    );
    for (const row of rows.filter(isOut)) held.set(row, worth(weights, row));
  }
  return held;
}

function points(rows: readonly JudgedRow[], worthOf: (row: JudgedRow) => number) {
  return rows.map((row) => ({ worth: worthOf(row), rating: row.rating }));
}

/** The rows without features that are too rare to learn from and that nothing was known of before. */
function common(rows: readonly JudgedRow[], priors: Float64Array): JudgedRow[] {
  const counts = new Int32Array(priors.length);
  for (const { features } of rows)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const isKept = (feature: number) => priors[feature] !== 0 || (counts[feature] ?? 0) >= fewest;
  return rows.map((row) => {
    const keep = [...row.features.keys()].filter((k) => isKept(row.features[k] ?? 0));
    return {
      ...row,
      features: Int32Array.from(keep, (k) => row.features[k] ?? 0),
      amounts: Float64Array.from(keep, (k) => row.amounts[k] ?? 0),
    };
  });
}

function figures(rows: readonly JudgedRow[], expectedOf: (row: JudgedRow) => number): string {
  const judged = rows.map((row) => ({
    row,
    said: row.rating,
    expected: expectedOf(row),
  }));
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const error = mean(judged.map(({ said, expected }) => Math.abs(said - expected)));
  const square = Math.sqrt(mean(judged.map(({ said, expected }) => (said - expected) ** 2)));
  const center = mean(judged.map(({ said }) => said));
  const spread = Math.sqrt(mean(judged.map(({ said }) => (said - center) ** 2)));
  let pairs = 0;
  let right = 0;
  for (const group of Map.groupBy(judged, ({ row }) => row.occasion).values())
    for (const [k, one] of group.entries())
      for (const other of group.slice(k + 1)) {
        if (Math.abs(one.said - other.said) < 2) continue;
        pairs++;
        if (one.said > other.said === one.expected > other.expected) right++;
      }
  const readers = rows.filter(({ ratings }) => ratings.length > 1);
  const apart = mean(readers.map(({ ratings: [a = 0, b = 0] }) => Math.abs(a - b)));
  const bySource = [...Map.groupBy(judged, ({ row }) => row.from)].map(
    ([from, list]) =>
      `${from}: n ${list.length}, readers ${mean(list.map(({ said }) => said)).toFixed(2)}, expected ${mean(list.map(({ expected }) => expected)).toFixed(2)}, error ${mean(list.map(({ said, expected }) => Math.abs(said - expected))).toFixed(2)}`,
  );
  return [
    `${rows.length} outfits; mean ${center.toFixed(2)}, spread ${spread.toFixed(2)}; two readers differ by ${apart.toFixed(2)}`,
    `mean error ${error.toFixed(2)}, root mean square ${square.toFixed(2)}; pairs at least 2 points apart in order: ${((100 * right) / pairs).toFixed(1)} % of ${pairs}`,
    ...bySource,
  ].join('\n');
}

/** The chance of 7 or more over the worth, fitted on worths of wardrobes that took no part, with its reliability. */
function calibration(rows: readonly JudgedRow[], held: ReadonlyMap<JudgedRow, number>) {
  const points = rows.map((row) => ({
    worth: held.get(row) ?? 0,
    share: row.ratings.filter((each) => each >= 7).length / row.ratings.length,
  }));
  const good = fitChance(points);
  const chanceOf = (worth: number) => 1 / (1 + Math.exp(-(good.offset + good.slope * worth)));
  for (const low of [0, 0.2, 0.4, 0.6, 0.8]) {
    const within = points.filter(
      ({ worth }) => Math.min(4, Math.floor(5 * chanceOf(worth))) === Math.round(5 * low),
    );
    const mean = (value: (point: (typeof points)[number]) => number) =>
      within.reduce((sum, point) => sum + value(point), 0) / Math.max(1, within.length);
    console.log(
      `chance from ${low}: ${within.length} outfits, expected ${(100 * mean(({ worth }) => chanceOf(worth))).toFixed(0)} %, readers ${(100 * mean(({ share }) => share)).toFixed(0)} %`,
    );
  }
  console.log('chance of good', good);
  return good;
}

function readPriors(): Map<string, number> {
  const file = new URL('./priors.json', import.meta.url);
  const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: Record<string, number> };
  return new Map(Object.entries(weights));
}

main();
