import type { Swatch } from '@drape/contract/analysis/evidence';
import { unknownColor } from '@drape/contract/wardrobe/wardrobe-options';
import { coloursOfWords } from './colours-of-words.ts';
import { nameColour } from './name-colour.ts';
import { hexToOkLab } from './oklab.ts';

const known = new Map<string, readonly Swatch[]>();
const mostKnown = 2000;
/** Where two colours are named, the first is that of the cloth and the second that of its pattern or trim. */
const firstOfTwo = 0.7;

/** The palette that the names of a garment's colours stand for; shares sum to 1. */
export function paletteOfWords(primary: string, secondary: string | null): readonly Swatch[] {
  if (primary === unknownColor) return [];
  const key = `${primary}\n${secondary ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const hexes = [...new Set([...coloursOfWords(primary), ...(secondary ? coloursOfWords(secondary) : [])])];
  const palette = hexes.slice(0, 5).map((hex, index, all) => ({
    hex,
    ...nameColour(hexToOkLab(hex)),
    share: shareOf(index, all.length),
  }));
  if (known.size < mostKnown) known.set(key, palette);
  return palette;
}

function shareOf(index: number, count: number): number {
  if (count === 2) return index === 0 ? firstOfTwo : 1 - firstOfTwo;
  return 1 / count;
}
