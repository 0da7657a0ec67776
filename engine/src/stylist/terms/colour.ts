import { describePalette, type PaletteDescription } from '../../colour/describe-palette.ts';
import { type ClothesTermKey, clothesHarmony, type Harmony } from '../../colour/harmony.ts';
import type { LookColour } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

export type ColourTerm = {
  score: number;
  harmony: Harmony<ClothesTermKey>;
  description: PaletteDescription;
  /** Colours with their shares of the clothing, same names merged, largest first. */
  palette: LookColour[];
};

/** Harmony of all colours of the garments, each by its share of the clothing. */
export function colourTerm(garments: readonly Garment[]): ColourTerm {
  const colours = garments.flatMap(({ share, region }) =>
    region.colours.map((colour) => ({ ...colour, share: colour.share * share })),
  );
  const harmony = clothesHarmony(colours);
  return { score: harmony.score, harmony, description: describePalette(colours), palette: merge(colours) };
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
