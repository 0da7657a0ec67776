import { coloursAsked } from '../../occasion/occasion-words.ts';
import { facetsOf } from '../../taste/facets.ts';
import type { Day } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';

/** Points for a garment in a color that the entry asks for, as much as kit is worth. */
const worth = 6;
const seen: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'tie']);

/** The groups of colors that pass for a color that is asked for. */
const groups: Readonly<Record<string, readonly string[]>> = {
  black: ['black'],
  white: ['white', 'cream'],
  red: ['red', 'burgundy'],
  green: ['green', 'dark green', 'olive'],
  blue: ['blue', 'light blue', 'navy'],
  pink: ['pink'],
  purple: ['purple'],
  yellow: ['yellow'],
  orange: ['orange'],
};

/** What a garment gains from a color that the entry asks for: black for "Choir concert (blacks)", red for "wear red". */
export function inColourAsked({ occasion }: Day, traits: readonly ItemTraits[]): (i: number) => number {
  const asked = coloursAsked(occasion.clues?.title ?? '').flatMap((colour) => groups[colour] ?? []);
  if (asked.length === 0) return () => 0;
  return (i) => {
    const { slots } = traits[i];
    return seen.has(slots[0] ?? '') && asked.includes(facetsOf(traits[i]).colour) ? worth : 0;
  };
}
