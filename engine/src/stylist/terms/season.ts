import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { type Season, seasonOf } from '../season.ts';

/** `warm` is the share, 0 to 1, of the pieces known to be warm or light that are warm. */
export type SeasonTerm = {
  score: number;
  season: Season;
  warm: number;
  /** How the outfit misses the season, where it plainly does. */
  off: 'light' | 'warm' | undefined;
};

const warmTextures: ReadonlySet<TextureKind> = new Set(['knit', 'denim', 'leather', 'napped']);
/** Fabrics are easily mistaken in a photo; below this one says nothing of how warm a piece is. */
const sureFabric = 0.8;
/** Kinds that are warm or light in whatever fabric. */
const warmKinds = /(?:coat|knit|sweater|cardigan|hoodie|jeans|boots|scarf|parka)$/;
const lightKinds = /(?:shorts|sandals|tank top|t-shirt|flip flops)$/;

/** Whether a piece keeps warm, by what it is or by its fabric where that was surely seen; undefined where neither says so. */
function isWarm({ noun, texture, region }: Garment): boolean | undefined {
  if (warmKinds.test(noun)) return true;
  if (lightKinds.test(noun)) return false;
  return texture && region.texture.confidence >= sureFabric ? warmTextures.has(texture) : undefined;
}

// House rule: between which shares of warm surfaces a season is met, and what being wholly off it costs.
const best: Record<Season, { from: number; to: number; loss: number }> = {
  winter: { from: 0.6, to: 1, loss: 40 },
  spring: { from: 0.1, to: 0.7, loss: 40 },
  summer: { from: 0, to: 0.2, loss: 45 },
  autumn: { from: 0.4, to: 1, loss: 40 },
};

/** So far outside of its range an outfit is plainly too light or too warm. House rule. */
const plainly = 0.35;

const leastRead = 0.6;

/** Undefined where it is not known of 60 % of the clothing whether it is warm, or where the country has no four seasons. */
export function seasonTerm(
  garments: readonly Garment[],
  context: { date: string; country?: string },
): SeasonTerm | undefined {
  const season = seasonOf(context.date, context.country);
  const known = garments.map((garment) => ({ share: garment.share, warm: isWarm(garment) }));
  const sum = (list: typeof known) => list.reduce((total, { share }) => total + share, 0);
  const area = sum(known.filter(({ warm }) => warm !== undefined));
  if (!season || area < leastRead * sum(known) || area === 0) return undefined;
  const warm = sum(known.filter((each) => each.warm)) / area;
  const { from, to, loss } = best[season];
  const off = from - warm > plainly ? 'light' : warm - to > plainly ? 'warm' : undefined;
  return { score: 90 - loss * Math.max(0, from - warm, warm - to), season, warm, off };
}
