import { nounFormality, patternFormality, textureFormality } from '../../knowledge/garments/formality.ts';
import type { Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

export type Graded = { garment: Garment; formality: number };

/** `mean` is 0 (sport) to 1 (evening) by area; `spread` the distance between `dressiest` and `easiest`. */
export type FormalityTerm = {
  score: number;
  mean: number;
  spread: number;
  dressiest: Graded;
  easiest: Graded;
};

const small: ReadonlySet<Zone> = new Set(['head', 'hand', 'waist']);

/** How dressy its owner says a garment is, else what noun, texture, pattern and colour say of it, 0 to 1. */
export function garmentFormality({ noun, zone, texture, pattern, tone, region }: Garment): number {
  if (region.formality !== undefined) return region.formality;
  const dark = tone.lightness < 0.42 && tone.chroma < 0.07 ? 0.07 : 0;
  const loud = tone.chroma > 0.14 ? -0.08 : 0;
  const grade =
    nounFormality(noun) +
    (texture ? textureFormality[texture] : 0) +
    (pattern && zone !== 'feet' ? patternFormality[pattern] : 0) +
    dark +
    loud;
  return Math.min(1, Math.max(0, grade));
}

/** Falls evenly from 100 with the distance between the dressiest and the easiest piece. Undefined for no garment. */
export function formalityTerm(garments: readonly Garment[]): FormalityTerm | undefined {
  const graded = garments
    .filter(({ share, zone, noun }) => share >= 0.02 && !small.has(zone) && !/tights|socks/.test(noun))
    .map((garment) => ({ garment, formality: garmentFormality(garment) }))
    .sort((x, y) => y.formality - x.formality || (x.garment.key < y.garment.key ? -1 : 1));
  const dressiest = graded.at(0);
  const easiest = graded.at(-1);
  if (!dressiest || !easiest) return undefined;
  const area = graded.reduce((sum, { garment }) => sum + garment.share, 0);
  const mean = graded.reduce((sum, { garment, formality }) => sum + garment.share * formality, 0) / area;
  const spread = dressiest.formality - easiest.formality;
  return { score: Math.max(30, 96 - 130 * spread), mean, spread, dressiest, easiest };
}
