import type { ItemTraits } from './item-traits.ts';

const beltKinds: ReadonlySet<string> = new Set([
  'jeans',
  'trousers',
  'wide-leg trousers',
  'chinos',
  'shorts',
]);

/** Whether two garments can be worn in these places at once: layers in order, a tie on a collar and over closed flat shoes, a belt in loops. */
export function wearable(slotA: string, a: ItemTraits, slotB: string, b: ItemTraits): boolean {
  if (a.id === b.id) return false;
  return ordered(slotA, a, slotB, b) && ordered(slotB, b, slotA, a);
}

function ordered(slotA: string, a: ItemTraits, slotB: string, b: ItemTraits): boolean {
  switch (slotA) {
    case 'mid':
      if (slotB === 'top' || slotB === 'dress') return a.layer > b.layer;
      return slotB !== 'outer' || a.layer < b.layer;
    case 'tie':
      if (slotB === 'shoes') return b.kind !== 'heels' && b.kind !== 'sandals';
      return slotB !== 'top' || b.collared;
    case 'belt':
      return slotB !== 'bottom' || beltKinds.has(b.kind);
    default:
      return true;
  }
}

const checked: ReadonlySet<string> = new Set([
  'mid top',
  'dress mid',
  'mid outer',
  'tie top',
  'shoes tie',
  'belt bottom',
]);

/** Whether `wearable` can say no for a pair of places at all. */
export function mayClash(slotA: string, slotB: string): boolean {
  return checked.has([slotA, slotB].sort().join(' '));
}
