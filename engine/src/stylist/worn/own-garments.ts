import { colourDifference } from '../../colour/delta-e.ts';
import type { Look, LookColour, LookRegion, PatternKind, TextureKind, Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { shopColour } from '../shop-colour.ts';

/**
 * A garment of the person's wardrobe that could take the place of one in the photo. `palette` is `#rrggbb` with shares;
 * what is not known of its pattern and surface is left out.
 */
export type OwnGarment = {
  id: string;
  /** As the person calls it: "navy wool blazer". */
  name: string;
  zone: Zone;
  palette: readonly { hex: string; share: number }[];
  pattern?: PatternKind;
  texture?: TextureKind;
};

/** Garments that look the same in the search are tried once; this many different ones of a place are enough. */
const mostTried = 60;
const gridStep = 0.04;
/** Nearer than this in CIEDE2000 the garment is probably the one in the photo. */
const sameGarment = 6;

/** Those that could be worn in the place of a garment, of alike ones the first. */
export function candidatesFor(garment: Garment, own: readonly OwnGarment[]): OwnGarment[] {
  const found = new Map<string, OwnGarment>();
  for (const one of own) {
    if (one.zone !== garment.zone || one.palette.length === 0) continue;
    const [main] = ownColours(one);
    if (colourDifference(main.lab, garment.main.lab) < sameGarment) continue;
    const place = main.lab.map((value) => Math.round(value / gridStep)).join(' ');
    const key = `${place} ${one.pattern} ${one.texture}`;
    if (!found.has(key)) found.set(key, one);
    if (found.size === mostTried) break;
  }
  return [...found.values()];
}

/** The Look with the garment exchanged. What is not known of the new one stays as it was measured on the old. */
export function wearing(look: Look, garment: Garment, own: OwnGarment): Look {
  const known: Partial<LookRegion> = {
    label: own.name,
    colours: ownColours(own),
    ...(own.pattern ? { pattern: { kind: own.pattern, contrast: 0.5, confidence: 1 } } : {}),
    ...(own.texture ? { texture: { ...garment.region.texture, kind: own.texture, confidence: 1 } } : {}),
  };
  return {
    ...look,
    regions: look.regions.map((region) => {
      if (region.key !== garment.key) return region;
      const { families: _, ...old } = region;
      return { ...old, ...known };
    }),
  };
}

/** Largest first; shares sum to 1. */
export function ownColours({ palette }: Pick<OwnGarment, 'palette'>): LookColour[] {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  return [...palette]
    .sort((x, y) => y.share - x.share || (x.hex < y.hex ? -1 : 1))
    .map(({ hex, share }) => ({ ...shopColour(hex.toLowerCase()), share: share / total }));
}
