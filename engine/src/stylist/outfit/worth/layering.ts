import type { ItemTraits } from '../garments/item-traits.ts';

const beltless: ReadonlySet<string> = new Set([
  'leggings',
  'joggers',
  'sport bottom',
  'swimwear bottom',
  'nightwear',
  'base layer',
  'ski bottom',
  'rain bottom',
  'traditional bottom',
  'sari',
  'swimwear',
  'tracksuit',
  'abaya',
  'folk dress',
  'gown',
]);
const bareLegged: ReadonlySet<string> = new Set([
  'mini skirt',
  'midi skirt',
  'maxi skirt',
  'pencil skirt',
  'party skirt',
  'satin skirt',
  'shorts',
]);
/** Dresses that cover the legs or are worn without tights. */
const coveredLegs: ReadonlySet<string> = new Set([
  'jumpsuit',
  'sari',
  'swimwear',
  'nightwear',
  'tracksuit',
  'beach dress',
  'workwear',
]);
const jackets: ReadonlySet<string> = new Set([
  'blazer',
  'suit jacket',
  'tuxedo jacket',
  'light jacket',
  'leather jacket',
]);
const tailored: ReadonlySet<string> = new Set(['blazer', 'suit jacket', 'tuxedo jacket']);
const shortJackets: ReadonlySet<string> = new Set(['leather jacket', 'denim jacket', 'bomber jacket']);
const tieless: ReadonlySet<string> = new Set([
  'pumps',
  'evening heels',
  'sandals',
  'beach shoes',
  'running shoes',
]);

/** What is worn over a swimsuit on the way to the water. */
const overSwimwear: ReadonlySet<string> = new Set([
  'shorts',
  'casual trousers',
  'chinos',
  'jeans',
  'joggers',
  'leggings',
  'sport shorts',
  'midi skirt',
  'maxi skirt',
  'mini skirt',
]);
const topsOverSwimwear: ReadonlySet<string> = new Set([
  'tee',
  'tank',
  'shirt',
  'casual shirt',
  'polo',
  'blouse',
  'sport top',
  'hoodie',
  'knit',
]);
const robesOverSwimwear: ReadonlySet<string> = new Set(['beach dress', 'homewear']);

/** Whether a piece is a swimsuit or trunks. */
export function isSwimwear({ piece }: ItemTraits): boolean {
  return piece.group === 'swimwear' || piece.group === 'swimwear bottom';
}

/** Whether a top is worn over a swimsuit, with something else below. */
export function goesOverSwimwear(top: ItemTraits): boolean {
  return topsOverSwimwear.has(top.piece.group);
}

/** Whether trousers or a skirt are worn over a swimsuit. */
export function isBottomOverSwimwear({ piece }: ItemTraits): boolean {
  return overSwimwear.has(piece.group);
}

/** Whether a layer over a swimsuit needs nothing below. */
export function isRobe(layer: ItemTraits): boolean {
  return robesOverSwimwear.has(layer.piece.group);
}

/** What is worn under a dress, by the dress. */
const underDresses: Readonly<Record<string, readonly string[]>> = {
  sari: ['going-out top', 'tank'],
  'folk dress': ['folk blouse', 'traditional top', 'blouse'],
  jumpsuit: ['tee', 'knit', 'shirt', 'casual shirt', 'blouse', 'tank'],
  tracksuit: ['tee', 'sport top', 'tank'],
  suit: ['shirt', 'casual shirt', 'blouse', 'knit', 'polo', 'tee'],
  tuxedo: ['shirt'],
};

/** Folk dress that is worn over a blouse; every other kind is worn by itself. */
const overBlouse: ReadonlySet<string> = new Set(['dirndl', 'folk dress', 'highland dress']);

const underPinafore: ReadonlySet<string> = new Set(['tee', 'knit', 'shirt', 'casual shirt', 'blouse']);

function isPinafore({ piece }: ItemTraits): boolean {
  return piece.kind.id === 'pinafore dress';
}

/** Whether a top can be worn under such a dress. */
export function goesUnder(dress: ItemTraits, top: ItemTraits): boolean {
  if (dress.piece.group === 'jumpsuit' && dress.piece.level[1] > 2.6) return false;
  if (dress.piece.group === 'sari' && !needsTop(dress)) return false;
  if (isSariBlouse(top)) return dress.piece.group === 'sari';
  if (isPinafore(dress)) return underPinafore.has(top.piece.group);
  if (dress.piece.group === 'folk dress' && !overBlouse.has(dress.piece.kind.id)) return false;
  return underDresses[dress.piece.group]?.includes(top.piece.group) ?? false;
}

/** A short blouse that is cut to be worn under a sari and with nothing else. */
export function isSariBlouse({ piece }: ItemTraits): boolean {
  return piece.kind.id === 'sari blouse';
}

/** Whether a dress is incomplete without a top under it. */
export function needsTop(dress: ItemTraits): boolean {
  const { kind, group } = dress.piece;
  const isOpen = kind.id === 'sari' || kind.id === 'dirndl' || isPinafore(dress);
  return isOpen || group === 'suit' || group === 'tuxedo';
}

function isTailored({ piece }: ItemTraits): boolean {
  return tailored.has(piece.group);
}

/** A leather or denim jacket ends where a tailored one begins; nobody wears it over one. */
function isShortJacket({ piece }: ItemTraits): boolean {
  return shortJackets.has(piece.kind.id);
}

/** Whether two garments can be worn in these places at once: layers in order, a tie on a collar and over closed flat shoes, a belt in loops. */
export function wearable(slotA: string, a: ItemTraits, slotB: string, b: ItemTraits): boolean {
  if (a.id === b.id) return false;
  return ordered(slotA, a, slotB, b) && ordered(slotB, b, slotA, a);
}

function ordered(slotA: string, a: ItemTraits, slotB: string, b: ItemTraits): boolean {
  switch (slotA) {
    case 'mid':
      if (slotB === 'bottom')
        return !(b.piece.group === 'suit' || b.piece.group === 'tuxedo') || !jackets.has(a.piece.group);
      if (a.piece.group === 'beach dress') return slotB === 'dress' && b.piece.group === 'swimwear';
      if (slotB === 'top' || slotB === 'dress') return a.layer > b.layer;
      return slotB !== 'outer' || (a.layer < b.layer && !(isTailored(a) && isShortJacket(b)));
    case 'outer':
      return (slotB !== 'top' && slotB !== 'dress') || a.layer > b.layer;
    case 'dress':
      if (slotB === 'bottom') return isSwimwear(a) && isBottomOverSwimwear(b);
      if (slotB === 'top' && isSwimwear(a)) return goesOverSwimwear(b);
      return slotB !== 'top' || goesUnder(a, b);
    case 'tie':
      if (slotB === 'shoes') return !tieless.has(b.piece.group);
      return slotB !== 'top' || b.collared;
    case 'belt':
      return (slotB !== 'bottom' && slotB !== 'dress') || !beltless.has(b.piece.group);
    case 'legs':
      if (slotB === 'bottom') return bareLegged.has(b.piece.group);
      return slotB !== 'dress' || !coveredLegs.has(b.piece.group);
    case 'cuffs':
      return slotB !== 'top' || b.collared;
    default:
      return true;
  }
}

const checked: ReadonlySet<string> = new Set(
  [
    ['mid', 'top'],
    ['mid', 'dress'],
    ['mid', 'outer'],
    ['mid', 'bottom'],
    ['outer', 'top'],
    ['outer', 'dress'],
    ['dress', 'top'],
    ['dress', 'bottom'],
    ['tie', 'top'],
    ['tie', 'shoes'],
    ['belt', 'bottom'],
    ['belt', 'dress'],
    ['legs', 'bottom'],
    ['legs', 'dress'],
    ['cuffs', 'top'],
  ].map((slots) => slots.sort().join(' ')),
);

/** Whether `wearable` can say no for a pair of places at all. */
export function mayClash(slotA: string, slotB: string): boolean {
  return checked.has([slotA, slotB].sort().join(' '));
}
