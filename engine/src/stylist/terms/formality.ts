import type { Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { facetsOf } from '../taste/facets.ts';
import { wornPieces } from '../worn/worn-pieces.ts';

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

/** Levels of pieces reach from 1 (sport) to 5 (black tie). */
const levels = 4;
/** What says nothing of itself lies in the middle. */
const unknown = 0.45;

/** How dressy its owner says a garment is, else how dressy such a piece is, 0 to 1. */
function garmentFormality(garment: Garment): number {
  if (garment.region.formality !== undefined) return garment.region.formality;
  const [piece] = wornPieces([garment]);
  return piece ? (facetsOf(piece.traits).level - 1) / levels : unknown;
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
