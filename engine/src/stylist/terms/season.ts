import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { type Season, seasonOf } from '../season.ts';

/** `warm` is the share, 0 to 1, of the area with a read texture that is knit, denim, leather or napped. */
export type SeasonTerm = { score: number; season: Season; warm: number };

const warmTextures: ReadonlySet<TextureKind> = new Set(['knit', 'denim', 'leather', 'napped']);

// House rule: between which shares of warm surfaces a season is met, and what being wholly off it costs.
const best: Record<Season, { from: number; to: number; loss: number }> = {
  winter: { from: 0.6, to: 1, loss: 40 },
  spring: { from: 0.1, to: 0.7, loss: 40 },
  summer: { from: 0, to: 0.2, loss: 45 },
  autumn: { from: 0.4, to: 1, loss: 40 },
};

const leastRead = 0.4;

/** Undefined where less than 40 % of the clothing was read or the country has no four seasons. */
export function seasonTerm(
  garments: readonly Garment[],
  context: { date: string; country?: string },
): SeasonTerm | undefined {
  const season = seasonOf(context.date, context.country);
  const seen = garments.filter(({ texture }) => texture);
  const area = seen.reduce((sum, { share }) => sum + share, 0);
  const all = garments.reduce((sum, { share }) => sum + share, 0);
  if (!season || area < leastRead * all) return undefined;
  const warm =
    seen
      .filter(({ texture }) => texture && warmTextures.has(texture))
      .reduce((sum, { share }) => sum + share, 0) / area;
  const { from, to, loss } = best[season];
  return { score: 90 - loss * Math.max(0, from - warm, warm - to), season, warm };
}
