import { describePalette, type PaletteDescription } from '../../colour/describe-palette.ts';
import { type ClothesTermKey, clothesHarmony, type Harmony, hueGap } from '../../colour/harmony.ts';
import type { LookColour } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

export type WornColours = {
  harmony: Harmony<ClothesTermKey>;
  description: PaletteDescription;
  /** Colours with their shares of the clothing, same names merged, largest first. */
  palette: LookColour[];
};

/** `points` are what the colors add to a rating; `clash` is how far bright colors fight each other, 0 to about 1.5. */
export type ColourTerm = WornColours & { points: number; clash: number };

/** Up to here a clash is a bold choice. */
const boldClash = 0.35;
const clashPoints = 5;

/** `learned` are the points of the learned taste of worn outfits; beyond a bold choice, colors that fight cost more. */
export function colourTerm(garments: readonly Garment[], learned: number): ColourTerm {
  const clash = clashOf(garments);
  const points = learned - clashPoints * Math.max(0, clash - boldClash);
  return { ...wornColours(garments), points, clash };
}

/** All colours of the garments, each by its share of the clothing. */
export function wornColours(garments: readonly Garment[]): WornColours {
  const colours = garments.flatMap(({ share, region }) =>
    region.colours.map((colour) => ({ ...colour, share: colour.share * share })),
  );
  return {
    harmony: clothesHarmony(colours),
    description: describePalette(colours),
    palette: merge(colours),
  };
}

/** Bright colors of different hues on large pieces; a bright bag beside a bright skirt is an accent, not a fight. */
function clashOf(garments: readonly Garment[]): number {
  const bright = garments.map(({ tone, share }) => ({
    hue: tone.hue,
    strength: clamp((tone.chroma - 0.11) / 0.1),
    area: Math.sqrt(clamp(share / 0.35)),
  }));
  let sum = 0;
  for (const [at, one] of bright.entries())
    for (const other of bright.slice(at + 1)) {
      const apart = clamp((hueGap(one.hue, other.hue) - 40) / 50);
      sum += apart * one.strength * other.strength * one.area * other.area;
    }
  return sum;
}

function merge(colours: LookColour[]): LookColour[] {
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  const byName = new Map<string, LookColour>();
  for (const colour of [...colours].sort((x, y) => y.share - x.share || (x.hex < y.hex ? -1 : 1))) {
    const known = byName.get(colour.name);
    byName.set(colour.name, { ...(known ?? colour), share: (known?.share ?? 0) + colour.share / total });
  }
  return [...byName.values()].sort((x, y) => y.share - x.share || (x.name < y.name ? -1 : 1));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
