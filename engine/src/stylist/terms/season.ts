import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { type Season, seasonOf } from '../season.ts';

/** `warm` is the share, 0 to 1, of the area with a read texture that is knit, denim, leather or napped. */
export type SeasonTerm = { score: number; season: Season; warm: number };

const warmTextures: ReadonlySet<TextureKind> = new Set(['knit', 'denim', 'leather', 'napped']);

// House rule: the share of warm surfaces that reads right in each season, with the loss for being wholly off it.
const best: Record<Season, { at: number; loss: number }> = {
  winter: { at: 0.7, loss: 45 },
  spring: { at: 0.35, loss: 40 },
  summer: { at: 0, loss: 50 },
  autumn: { at: 0.6, loss: 45 },
};

/** Undefined where no texture was read or the country has no four seasons. */
export function seasonTerm(
  garments: readonly Garment[],
  context: { date: string; country?: string },
): SeasonTerm | undefined {
  const season = seasonOf(context.date, context.country);
  const seen = garments.filter(({ texture }) => texture);
  const area = seen.reduce((sum, { share }) => sum + share, 0);
  if (!season || area === 0) return undefined;
  const warm =
    seen
      .filter(({ texture }) => texture && warmTextures.has(texture))
      .reduce((sum, { share }) => sum + share, 0) / area;
  return { score: 90 - best[season].loss * Math.abs(warm - best[season].at), season, warm };
}
