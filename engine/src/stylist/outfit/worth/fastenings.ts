import type { ItemTraits } from '../garments/item-traits.ts';

/** Cuffs that hang open without links, in the languages that shirts are named in. */
const doubleCuff =
  /\b(?:double|french)[- ]?cuffs?\b|\bcufflink shirt\b|(?:umschlag|doppel)manschetten?|poignets? mousquetaires?|puños? dobles?|dobb(?:el|le) mansjett(?:er)?|dubbla? manschetter?/i;

/** Readers called a double cuff without links wrong, however good the rest. In points; house rule. */
const openCuffs = 8;
/** With links it is as good as any other shirt, and a little more. */
const fastenedWorth = 9;

const knownOpen = new WeakMap<ItemTraits, boolean>();

/** Asked for every pair that is weighed, so it is read once. */
function isOpen(piece: ItemTraits): boolean {
  const before = knownOpen.get(piece);
  if (before !== undefined) return before;
  const { category, description } = piece.item;
  const open = category === 'shirt' && doubleCuff.test(description);
  knownOpen.set(piece, open);
  return open;
}

function fastens({ slots }: ItemTraits): boolean {
  return slots[0] === 'cuffs';
}

/** What a piece lacks by itself that another must bring: points that are taken off. */
export function unfastened(piece: ItemTraits): number {
  return isOpen(piece) ? -openCuffs : 0;
}

/** Whether a piece fastens another, or lacks what another must bring. */
export function mayFasten(piece: ItemTraits): boolean {
  return fastens(piece) || isOpen(piece);
}

/** What two pieces add because one of them fastens the other. */
export function fastened(one: ItemTraits, other: ItemTraits): number {
  return (fastens(other) && isOpen(one)) || (fastens(one) && isOpen(other)) ? fastenedWorth : 0;
}
