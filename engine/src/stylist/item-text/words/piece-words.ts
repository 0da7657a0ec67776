import { type GarmentKind, garment, type ItemCategory } from '../../../knowledge/garments/garment-kind.ts';
import { type PieceKind, type PieceSlot, pieceKinds } from '../../piece/piece-kinds.ts';
import { formalityOf, hasOwnKind } from '../kinds/own-kinds.ts';

/** The garment that a phrase of the vocabulary names by itself. */
type KindOf = (phrase: string) => GarmentKind | undefined;

const sportUses = new Set([
  'run',
  'gym',
  'sport',
  'yoga',
  'cycle',
  'hike',
  'ski',
  'tennis',
  'football',
  'swim',
]);
/** What stands in a place where no phrase of its kind is known otherwise. */
const usual: Record<PieceSlot, readonly [ItemCategory, subcategory: string | null]> = {
  top: ['top', 't-shirt'],
  mid: ['outerwear', 'blazer'],
  outer: ['outerwear', 'bomber'],
  bottom: ['pants', 'trousers'],
  dress: ['dresses', 'dress'],
  shoes: ['shoes', 'sneakers'],
  bag: ['accessories', 'handbag'],
  belt: ['accessories', 'belt'],
  tie: ['accessories', 'tie'],
  scarf: ['accessories', 'scarf'],
  cover: ['accessories', 'scarf'],
  head: ['accessories', 'hat'],
  gloves: ['accessories', 'gloves'],
  jewellery: ['accessories', null],
  watch: ['accessories', 'watch'],
  sunglasses: ['accessories', 'sunglasses'],
  umbrella: ['accessories', 'umbrella'],
  legs: ['accessories', 'socks'],
  socks: ['accessories', 'socks'],
  pocket: ['accessories', 'pocket square'],
  cuffs: ['accessories', 'cufflinks'],
  hair: ['accessories', null],
  gear: ['accessories', null],
};

/** Gear that is worn and belongs in a wardrobe: helmets, goggles, armbands. */
const wornGear: ReadonlySet<string> = new Set(['sport gear', 'folk gear']);

/** The garment of every kind of piece that has a place on the body and no kind of its own in a wardrobe, with the phrases that name it. */
export function* pieceWords(kindOf: KindOf): Generator<{ kind: GarmentKind; words: readonly string[] }> {
  for (const piece of pieceKinds) {
    const [slot] = piece.slots;
    if (slot === undefined || hasOwnKind(piece) || (slot === 'gear' && !wornGear.has(piece.id))) continue;
    const named = slot === 'gear' ? undefined : commonest(piece, kindOf);
    yield { kind: named ?? fromPiece(piece, slot, kindOf), words: piece.words };
  }
}

/** The garment that most phrases of the piece name, of those that are filed where the piece is worn. */
function commonest({ words, slots, group }: PieceKind, kindOf: KindOf): GarmentKind | undefined {
  const votes = new Map<string, { kind: GarmentKind; count: number }>();
  for (const word of words) {
    const kind = kindOf(word);
    if (!kind || !(group === 'suit' || slots.some((slot) => filedUnder(slot).includes(kind.category))))
      continue;
    const name = `${kind.category}/${kind.subcategory}`;
    const known = votes.get(name);
    if (known) known.count += 1;
    else votes.set(name, { kind, count: 1 });
  }
  return [...votes.values()].sort((x, y) => y.count - x.count)[0]?.kind;
}

function filedUnder(slot: PieceSlot): readonly ItemCategory[] {
  if (slot === 'top') return ['top', 'shirt'];
  if (slot === 'mid') return ['top', 'shirt', 'outerwear'];
  if (slot === 'legs') return ['accessories', 'pants'];
  return [usual[slot][0]];
}

function fromPiece(piece: PieceKind, slot: PieceSlot, kindOf: KindOf): GarmentKind {
  const head = kindOf(piece.id.split(' ').at(-1) ?? '');
  const [category, subcategory] = usual[slot];
  const named = head && filedUnder(slot).includes(head.category) ? head : undefined;
  const [low, high] = piece.level;
  return garment(
    named?.category ?? category,
    named ? named.subcategory : subcategory,
    formalityOf((low + high) / 2),
    piece.clo,
    '',
    { sport: piece.uses.some((use) => sportUses.has(use)), season: named?.season ?? 'all' },
  );
}
