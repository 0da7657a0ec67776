import { writeFileSync } from 'node:fs';
import { type LookTerm, lookFeatures, lookTerms } from '@drape/engine/stylist/worn-taste/look-features';
import { rankCorrelation } from '../eval/rank-correlation.ts';
import { type Detail, piecesOf, type RatedOutfit, ratedOutfits } from './rated-outfits.ts';
import { type Row, ridge } from './ridge.ts';

/**
 * Learns what readers think of worn outfits and writes `engine/src/knowledge/data/worn-taste.json`. It first says how well
 * the outfits of each writer are rated by what the other writers' outfits taught.
 */
const penalty = 30;
/** A feature of fewer outfits says nothing that holds for others. */
const leastSeen = 3;
const details: readonly { detail: Detail; weight: number }[] = [
  { detail: 'told', weight: 0.4 },
  { detail: 'kinds', weight: 0.4 },
  { detail: 'seen', weight: 0.2 },
];

type Example = { outfit: RatedOutfit; detail: Detail; weight: number; features: Map<string, number> };

const outfits = ratedOutfits(new URL('./corpus/', import.meta.url)).filter(({ offSeason }) => !offSeason);
const terms = new Map<string, LookTerm>();
const examples = outfits.flatMap((outfit) =>
  details.map(({ detail, weight }): Example => {
    const features = new Map<string, number>();
    for (const { name, term, value } of lookFeatures(piecesOf(outfit, detail))) {
      features.set(name, (features.get(name) ?? 0) + value);
      terms.set(name, term);
    }
    return { outfit, detail, weight, features };
  }),
);

type Model = { names: string[]; intercept: number; weightOf: ReadonlyMap<string, number> };

function learn(from: readonly Example[]): Model {
  const seen = new Map<string, number>();
  for (const { features } of from)
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1 / details.length);
  const names = [...seen].filter(([, count]) => count >= leastSeen).map(([name]) => name);
  names.sort();
  const columnOf = new Map(names.map((name, at) => [name, at]));
  const rows = from.map(({ features }): Row => {
    const known = [...features].flatMap(([name, value]): [number, number][] => {
      const column = columnOf.get(name);
      return column === undefined ? [] : [[column, value]];
    });
    return new Map(known);
  });
  const targets = from.map(({ outfit }) => outfit.rating);
  const weights = from.map(({ weight }) => weight);
  const { intercept, coefficients } = ridge(rows, targets, weights, names.length, penalty);
  return { names, intercept, weightOf: new Map(names.map((name, at) => [name, coefficients[at] ?? 0])) };
}

function predict({ intercept, weightOf }: Model, { features }: Example): number {
  return [...features].reduce((sum, [name, value]) => sum + (weightOf.get(name) ?? 0) * value, intercept);
}

function validate(): void {
  const writers = [...new Set(outfits.map(({ writer }) => writer))];
  const models = new Map(
    writers.map((writer) => [writer, learn(examples.filter(({ outfit }) => outfit.writer !== writer))]),
  );
  for (const { detail } of details) {
    const asked = examples.filter((example) => example.detail === detail);
    const told = asked.map((example) => {
      const model = models.get(example.outfit.writer);
      return { ...example, predicted: model ? predict(model, example) : 0 };
    });
    const correlation = (some: typeof told) =>
      rankCorrelation(
        some.map(({ predicted }) => predicted),
        some.map(({ outfit }) => outfit.rating),
      ).toFixed(2);
    const error = told.reduce((sum, { predicted, outfit }) => sum + Math.abs(predicted - outfit.rating), 0);
    const each = writers.map((writer) => correlation(told.filter(({ outfit }) => outfit.writer === writer)));
    console.log(
      `${detail.padEnd(6)} rank correlation ${correlation(told)} (by writer ${each.join(', ')}), mean error ${(error / told.length).toFixed(2)}`,
    );
  }
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** What the features of each term come to in an average outfit, and those of a piece in an average piece of its place. */
function averages({ weightOf }: Model): { bases: Record<LookTerm, number>; usual: Record<string, number> } {
  const bases = Object.fromEntries(lookTerms.map((term) => [term, 0])) as Record<LookTerm, number>;
  const bySlot = new Map<string, { sum: number; count: number }>();
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (const { outfit, detail, weight, features } of examples) {
    for (const [name, value] of features) {
      const term = terms.get(name);
      if (term) bases[term] -= (weight * value * (weightOf.get(name) ?? 0)) / total;
    }
    const pieces = piecesOf(outfit, detail);
    for (const { name, value, piece } of lookFeatures(pieces)) {
      if (!piece) continue;
      const known = bySlot.get(piece.slot) ?? { sum: 0, count: 0 };
      known.sum += weight * value * (weightOf.get(name) ?? 0);
      bySlot.set(piece.slot, known);
    }
    for (const { slot } of pieces) {
      const known = bySlot.get(slot);
      if (known) known.count += weight;
    }
  }
  const usual = Object.fromEntries(
    [...bySlot].sort().map(([slot, { sum, count }]) => [slot, round(sum / (count || 1))]),
  );
  return {
    bases: Object.fromEntries(Object.entries(bases).map(([term, value]) => [term, round(value)])) as Record<
      LookTerm,
      number
    >,
    usual,
  };
}

const ratings = outfits.reduce((sum, { ratings }) => sum + ratings.length, 0);
console.log(`${outfits.length} outfits with ${ratings} ratings`);
validate();
const model = learn(examples);
const data = {
  version: 1,
  origin: `Learned by tools/worn-taste/main.ts from ${outfits.length} outfits written down by independent writers and rated by independent readers.`,
  ...averages(model),
  weights: Object.fromEntries(
    model.names
      .map((name) => [name, round(model.weightOf.get(name) ?? 0)])
      .filter(([, weight]) => weight !== 0),
  ),
};
writeFileSync(
  new URL('../../engine/src/knowledge/data/worn-taste.json', import.meta.url),
  `${JSON.stringify(data, null, 2)}\n`,
);
