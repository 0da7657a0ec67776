import { join } from 'node:path';
import { harmonyScore } from '@drape/engine/colour/harmony';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import type { Pack } from './pack.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { readLines, writeLines } from './read-tables.ts';

type Row = { colours: string[]; rating: number };

const clearGap = 0.5;

export const colourHarmony: Pack = {
  folder: 'e2-colour-harmony',
  measures: 'harmony of a palette',
  async run({ folder, split, out, progress }) {
    const rows = await readLines<Row>(join(folder, `${split}.jsonl`));
    const scores = rows.map(
      ({ colours }) => harmonyScore(colours.map((hex) => ({ lab: hexToOkLab(hex), share: 0.2 }))).score,
    );
    await writeLines(
      join(out, 'e2-colour-harmony.jsonl'),
      scores.map((score, index) => ({ index, score })),
    );
    progress(rows.length, rows.length);
    const ratings = rows.map(({ rating }) => rating);
    return [
      {
        name: 'rank correlation with the mean rating',
        value: rankCorrelation(ratings, scores),
        target: 0.55,
      },
      { name: 'pairs in the right order', value: pairAccuracy(ratings, scores), target: 0.85 },
    ];
  },
};

/** Over every 7th of all pairs whose ratings are clearly apart. */
function pairAccuracy(ratings: number[], scores: number[]): number {
  let right = 0;
  let pairs = 0;
  for (let i = 0; i < ratings.length; i++)
    for (let j = i + 1 + (i % 7); j < ratings.length; j += 7) {
      const gap = (ratings[i] ?? 0) - (ratings[j] ?? 0);
      if (Math.abs(gap) <= clearGap) continue;
      pairs++;
      if (gap > 0 === (scores[i] ?? 0) > (scores[j] ?? 0)) right++;
    }
  return right / pairs;
}
