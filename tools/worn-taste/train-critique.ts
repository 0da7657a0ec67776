import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pairsOf } from '@drape/engine/stylist/critique/critique-model';
import { cuesOf } from '@drape/engine/stylist/critique/pair-cues';
import { praiseReasons, problemReasons } from '@drape/engine/stylist/critique/reasons';
import type { WornPiece } from '@drape/engine/stylist/worn/worn-pieces';
import { lookWorth } from '@drape/engine/stylist/worn-taste/look-worth';
import { type Critique, critiquesIn } from './critiques.ts';
import { piecesOf, type RatedOutfit, ratedOutfits } from './rated-outfits.ts';

/**
 * Learns what stylists single out in an outfit, and why, and writes `engine/src/knowledge/data/critique.json`. It first
 * says how often the outfits of each writer are read as by their stylist from what those of the others taught.
 */
const { values: options } = parseArgs({ options: { critiques: { type: 'string' } } });
const folder = options.critiques
  ? pathToFileURL(`${options.critiques}/`)
  : new URL('./critiques/', import.meta.url);

type Saying = 'problem' | 'best';
const reasonsOf = { problem: problemReasons, best: praiseReasons } as const;
const details = ['told', 'seen'] as const;
const columns = new Map<string, number>();

/** One outfit as described or as a photo shows it: the cues of each of its pairs, and the reason and pair that its stylist named. */
type Example = {
  writer: string;
  detail: (typeof details)[number];
  saying: Saying;
  pairs: { at: Int32Array; values: Float64Array; lead: string; other: string }[];
  reason: number;
  lead: string;
  other: string;
};

function keyOf({ garment: { key } }: WornPiece, { garments, shoes }: RatedOutfit): string {
  const at = Number(key.split('-').at(-1));
  if (at < garments.length) return `g${at}`;
  if (shoes && at === garments.length) return 's';
  return `a${at - garments.length - (shoes ? 1 : 0)}`;
}

function examplesOf(outfit: RatedOutfit, said: Critique, detail: Example['detail']): Example[] {
  const pieces = piecesOf(outfit, detail);
  const worth = lookWorth(pieces);
  const mean = Object.values(worth.points).reduce((sum, points) => sum + points, 0);
  const whole = { pieces, worth, mean, season: outfit.season };
  const pairs = pairsOf(pieces).map(({ lead, other }) => {
    const cues = cuesOf(whole, lead, other).filter(([, value]) => value !== 0);
    return {
      at: Int32Array.from(cues.map(([name]) => columnOf(name))),
      values: Float64Array.from(cues.map(([, value]) => value)),
      lead: keyOf(lead, outfit),
      other: other ? keyOf(other, outfit) : '',
    };
  });
  return (['problem', 'best'] as const).flatMap((saying): Example[] => {
    const about = said[saying];
    const reason = about ? indexOf(saying, about.reason) : -1;
    const [lead = '', second] = about?.pieces ?? [];
    const other = second ?? about?.against[0] ?? '';
    if (reason < 0 || !pairs.some((pair) => pair.lead === lead && (pair.other === other || other === '')))
      return [];
    return [{ writer: outfit.writer, detail, saying, pairs, reason, lead, other }];
  });
}

function indexOf(saying: Saying, reason: string): number {
  const name = saying === 'best' && reason === 'shape' ? 'good-shape' : reason;
  return (reasonsOf[saying] as readonly string[]).indexOf(name);
}

function columnOf(name: string): number {
  const known = columns.get(name);
  if (known !== undefined) return known;
  columns.set(name, columns.size);
  return columns.size - 1;
}

/** How much of the credit goes to the named pair, and how much to the same piece and reason beside another one. */
const exact = 0.75;
const epochs = 12;
const rate = 0.15;
const decay = 2e-4;

type Weights = { of: Float64Array; size: number; reasons: number };

function scoresOf({ of, reasons }: Weights, { pairs }: Example): Float64Array {
  const scores = new Float64Array(pairs.length * reasons);
  pairs.forEach(({ at, values }, pair) => {
    for (let k = 0; k < at.length; k++) {
      const from = (at[k] ?? 0) * reasons;
      const value = values[k] ?? 0;
      for (let reason = 0; reason < reasons; reason++)
        scores[pair * reasons + reason] =
          (scores[pair * reasons + reason] ?? 0) + value * (of[from + reason] ?? 0);
    }
  });
  return scores;
}

function chancesOf(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

function targetsOf({ pairs, reason, lead, other }: Example, reasons: number): Float64Array {
  const targets = new Float64Array(pairs.length * reasons);
  const ofLead = pairs.flatMap((pair, at) => (pair.lead === lead ? [at] : []));
  const named = pairs.findIndex((pair) => pair.lead === lead && pair.other === other);
  const share = named < 0 ? 1 : 1 - exact;
  for (const at of ofLead) targets[at * reasons + reason] = share / ofLead.length;
  if (named >= 0) targets[named * reasons + reason] = (targets[named * reasons + reason] ?? 0) + exact;
  return targets;
}

/** Adagrad (Duchi, Hazan and Singer 2011) on the cross entropy, always in the same order. */
function learn(examples: readonly Example[], reasons: number): Weights {
  const size = columns.size;
  const weights: Weights = { of: new Float64Array(size * reasons), size, reasons };
  const seen = new Float64Array(size * reasons).fill(1);
  const slope = new Float64Array(size * reasons);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const example of examples) {
      const touched = slopeOf(weights, example, slope);
      for (const column of touched)
        for (let index = column * reasons; index < (column + 1) * reasons; index++) {
          const step = (slope[index] ?? 0) * shareOf[example.detail] + decay * (weights.of[index] ?? 0);
          slope[index] = 0;
          seen[index] = (seen[index] ?? 1) + step * step;
          weights.of[index] = (weights.of[index] ?? 0) - (rate * step) / Math.sqrt(seen[index] ?? 1);
        }
    }
  return weights;
}

/** What one outfit teaches counts less as a photo shows it. */
const shareOf = { told: 1, seen: 0.6 } as const;

/** Adds the slope of one example's cross entropy to `slope`; returns the cues that it touched. */
function slopeOf(weights: Weights, example: Example, slope: Float64Array): Set<number> {
  const { reasons } = weights;
  const chances = chancesOf(scoresOf(weights, example));
  const targets = targetsOf(example, reasons);
  const errors = chances.map((chance, index) => chance - (targets[index] ?? 0));
  const touched = new Set<number>();
  example.pairs.forEach(({ at, values }, pair) => {
    const from = pair * reasons;
    for (let k = 0; k < at.length; k++) {
      const column = at[k] ?? 0;
      const value = values[k] ?? 0;
      touched.add(column);
      for (let reason = 0; reason < reasons; reason++) {
        const index = column * reasons + reason;
        slope[index] = (slope[index] ?? 0) + value * (errors[from + reason] ?? 0);
      }
    }
  });
  return touched;
}

type Hits = {
  count: number;
  lead: number;
  reason: number;
  both: number;
  among: number;
  /** Where one piece has at least half of the chance, and how often it is the one. */
  sure: number;
  surelyRight: number;
};

function countSure({ pairs, lead }: Example, chances: Float64Array, reasons: number, hits: Hits): void {
  const byLead = new Map<string, number>();
  pairs.forEach((pair, at) => {
    const own = chances.subarray(at * reasons, (at + 1) * reasons).reduce((sum, each) => sum + each, 0);
    byLead.set(pair.lead, (byLead.get(pair.lead) ?? 0) + own);
  });
  const [first] = [...byLead].sort((x, y) => y[1] - x[1]);
  if (!first || first[1] < sureFrom) return;
  hits.sure++;
  if (first[0] === lead) hits.surelyRight++;
}

const sureFrom = 0.5;

function measure(weights: Weights, examples: readonly Example[], hits: Hits): void {
  for (const example of examples) {
    const scores = scoresOf(weights, example);
    const order = [...scores.keys()].sort((x, y) => (scores[y] ?? 0) - (scores[x] ?? 0));
    const of = (index: number) => ({
      lead: example.pairs[Math.floor(index / weights.reasons)]?.lead,
      reason: index % weights.reasons,
    });
    const [first = 0] = order;
    const got = of(first);
    hits.count++;
    if (got.lead === example.lead) hits.lead++;
    countSure(example, chancesOf(scores), weights.reasons, hits);
    if (got.reason === example.reason) hits.reason++;
    if (got.lead === example.lead && got.reason === example.reason) hits.both++;
    if (order.slice(0, 3).some((one) => of(one).lead === example.lead && of(one).reason === example.reason))
      hits.among++;
  }
}

function validate(examples: readonly Example[], saying: Saying): void {
  const writers = [...new Set(examples.map(({ writer }) => writer))];
  const byDetail = new Map(
    details.map((detail) => [
      detail,
      { count: 0, lead: 0, reason: 0, both: 0, among: 0, sure: 0, surelyRight: 0 },
    ]),
  );
  for (const writer of writers) {
    const weights = learn(
      examples.filter((one) => one.writer !== writer),
      reasonsOf[saying].length,
    );
    for (const [detail, hits] of byDetail)
      measure(
        weights,
        examples.filter((one) => one.writer === writer && one.detail === detail),
        hits,
      );
  }
  for (const [detail, { count, ...hits }] of byDetail) {
    const shares = Object.entries(hits).map(([name, hit]) => `${name} ${((100 * hit) / count).toFixed(1)} %`);
    console.log(`${saying} ${detail} (${count}): ${shares.join(', ')}`);
  }
}

const said = new Map(critiquesIn(folder).map((one) => [one.id, one]));
const examples = ratedOutfits(new URL('./corpus/', import.meta.url)).flatMap((outfit) => {
  const one = said.get(outfit.id);
  return one ? details.flatMap((detail) => examplesOf(outfit, one, detail)) : [];
});
console.log(`${said.size} outfits with a stylist's words, ${columns.size} cues`);
const learnedOf = (saying: Saying) => {
  const own = examples.filter((example) => example.saying === saying);
  validate(own, saying);
  return learn(own, reasonsOf[saying].length);
};
const models = { problem: learnedOf('problem'), best: learnedOf('best') };
const least = 0.02;
const weights = Object.fromEntries(
  [...columns].sort().flatMap(([name, column]) => {
    const kept = (['problem', 'best'] as const).flatMap((saying) =>
      reasonsOf[saying].flatMap((reason, at) => {
        const { of, reasons } = models[saying];
        const weight = Math.round((of[column * reasons + at] ?? 0) * 1e3) / 1e3;
        return Math.abs(weight) < least ? [] : [[reason, weight] as const];
      }),
    );
    return kept.length > 0 ? [[name, Object.fromEntries(kept)]] : [];
  }),
);
const target = new URL('../../engine/src/knowledge/data/critique.json', import.meta.url);
const origin = `Learned by tools/worn-taste/train-critique.ts from what stylists wrote about ${said.size} outfits.`;
writeFileSync(target, `${JSON.stringify({ version: 1, origin, weights }, null, 2)}\n`);
console.log(`${Object.keys(weights).length} cues written (${readFileSync(target).length} bytes)`);
