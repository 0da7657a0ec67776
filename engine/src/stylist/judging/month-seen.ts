import type { Look, Zone } from '../../vision/look.ts';
import { type Garment, garmentsOf } from '../garment.ts';
import { wornColours } from '../terms/colour.ts';

/**
 * What the analyses of one whole month (`YYYY-MM`) saw: of how many outfits of how many people, and in how many of the
 * outfits each feature was. It never changes once the month is over.
 */
export type MonthSeen = { month: string; outfits: number; people: number; counts: Record<string, number> };

/** Fewer would say more about single people than about a month. */
const leastOutfits = 20;
const leastPeople = 5;

export function tellsTrends({ outfits, people }: MonthSeen): boolean {
  return outfits >= leastOutfits && people >= leastPeople;
}

const least = { colour: 0.15, piece: 0.05 };
const figured = new Set(['stripes', 'checks', 'dots', 'print']);
const telling = new Set(['knit', 'denim', 'leather', 'satin', 'lace', 'napped']);

/**
 * What of an outfit is counted for trends: `colour blue`, `pattern stripes`, `surface denim`, `cut oversized`,
 * `layered`, `tonal`. Each at most once; nothing in it tells who wore it.
 */
export function trendFeatures(look: Look): string[] {
  const garments = garmentsOf(look.regions);
  if (garments.length === 0) return [];
  const { palette, description } = wornColours(garments);
  const basics = new Map<string, number>();
  for (const { basic, share } of palette) basics.set(basic, (basics.get(basic) ?? 0) + share);
  const pieces = garments.filter(({ share }) => share >= least.piece);
  const has = (zone: Zone) => garments.some((garment) => garment.zone === zone);
  const features = [
    ...[...basics].filter(([, share]) => share >= least.colour).map(([basic]) => `colour ${basic}`),
    ...pieces.flatMap(({ pattern }) => (pattern && figured.has(pattern) ? [`pattern ${pattern}`] : [])),
    ...pieces.flatMap(({ texture }) => (texture && telling.has(texture) ? [`surface ${texture}`] : [])),
    ...pieces.flatMap(wideCut),
    ...(has('outer') ? ['layered'] : []),
    ...(description.kind === 'tonal' ? ['tonal'] : []),
  ];
  return [...new Set(features)].sort();
}

function wideCut({ region: { fit } }: Garment): string[] {
  return fit?.kind === 'oversized' && fit.confidence >= 0.5 ? ['cut oversized'] : [];
}
