import type { ItemTraits } from '../garments/item-traits.ts';

/** Cuffs that hang open without links, in the languages that shirts are named in. */
const doubleCuff =
  /\b(?:double|french)[- ]?cuffs?\b|\bcufflink shirt\b|(?:umschlag|doppel)manschetten?|poignets? mousquetaires?|puños? dobles?|dobb(?:el|le) mansjett(?:er)?|dubbla? manschetter?/i;

/** Readers called a double cuff without links wrong, however good the rest. In points; house rule. */
const openCuffs = 8;
/** With links it is as good as any other shirt, and a little more. */
export const fastenedMost = 9;

function isOpen({ item }: ItemTraits): boolean {
  return item.category === 'shirt' && doubleCuff.test(item.description);
}

function fastens({ slots }: ItemTraits): boolean {
  return slots[0] === 'cuffs';
}

/** What a piece lacks by itself that another must bring: points that are taken off. */
export function unfastened(piece: ItemTraits): number {
  return isOpen(piece) ? -openCuffs : 0;
}

/** What two pieces add because one of them fastens the other. */
export function fastened(one: ItemTraits, other: ItemTraits): number {
  return (isOpen(one) && fastens(other)) || (isOpen(other) && fastens(one)) ? fastenedMost : 0;
}
