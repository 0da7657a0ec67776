import { shopColour } from '../shop-colour.ts';
import type { PastAnalysis } from './guide-input.ts';

/** A colour of earlier analyses: its mean share of the clothes and the mean rating of the looks it was in. */
export type PastColour = { name: string; hex: string; share: number; rating: number; looks: number };

/** The colours of earlier analyses, same names merged, largest share first; shares under 3 % of a look are left out. */
export function pastColours(analyses: readonly PastAnalysis[]): PastColour[] {
  const found = new Map<string, PastColour & { ratings: number }>();
  for (const { palette, rating } of analyses) {
    const names = new Map<string, { hex: string; share: number }>();
    for (const { hex, share } of palette) {
      if (share < 0.03) continue;
      const { name } = shopColour(hex.toLowerCase());
      const known = names.get(name);
      names.set(name, { hex: known?.hex ?? hex.toLowerCase(), share: (known?.share ?? 0) + share });
    }
    for (const [name, { hex, share }] of names) {
      const known = found.get(name) ?? { name, hex, share: 0, rating: 0, looks: 0, ratings: 0 };
      known.share += share / analyses.length;
      known.looks += 1;
      known.ratings += rating;
      known.rating = known.ratings / known.looks;
      found.set(name, known);
    }
  }
  return [...found.values()]
    .map(({ ratings: _, ...colour }) => colour)
    .sort((x, y) => y.share - x.share || (x.name < y.name ? -1 : 1));
}
