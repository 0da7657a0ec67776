import type { LaidPiece, OutfitLayout } from '@drape/contract/outfits/outfit-layout';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { usualLayout } from '../flat-lay.ts';

/** As many pieces as an outfit may have. */
export const mostPieces = 12;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** A full turn brings a piece back to where it was. */
function turned(degrees: number): number {
  const turn = degrees % 360;
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}

type Change = { dx?: number; dy?: number; grow?: number; turn?: number };

/** Moves a piece by fractions of the table, makes it larger by a factor, turns it by degrees. Its middle stays on the table. */
export function changePiece(layout: OutfitLayout, id: string, change: Change): OutfitLayout {
  const { dx = 0, dy = 0, grow = 1, turn = 0 } = change;
  return layout.map((piece) =>
    piece.item_id === id
      ? {
          item_id: id,
          x: thousandth(within(piece.x + dx, 0, 1)),
          y: thousandth(within(piece.y + dy, 0, 1)),
          width: thousandth(within(piece.width * grow, 0.04, 1.2)),
          turn: Math.round(turned(piece.turn + turn)),
        }
      : piece,
  );
}

/** Lays the middle of a piece at a place; one beside the table is drawn onto its edge. */
export function placePiece(
  layout: OutfitLayout,
  id: string,
  { x, y }: Pick<LaidPiece, 'x' | 'y'>,
): OutfitLayout {
  const at = { x: thousandth(within(x, 0, 1)), y: thousandth(within(y, 0, 1)) };
  return layout.map((piece) => (piece.item_id === id ? { ...piece, ...at } : piece));
}

/** Lays a piece above or below all others. */
export function restack(layout: OutfitLayout, id: string, to: 'top' | 'bottom'): OutfitLayout {
  const [piece] = layout.filter(({ item_id }) => item_id === id);
  const others = layout.filter(({ item_id }) => item_id !== id);
  if (!piece) return layout;
  return to === 'top' ? [...others, piece] : [piece, ...others];
}

/** Whether nobody has moved anything yet. */
function isUsual(layout: OutfitLayout, items: readonly WardrobeItem[]): boolean {
  return JSON.stringify(layout) === JSON.stringify(usualLayout(items));
}

/**
 * Adds an item where it is dropped, else where it lies as is usual; as long as nobody has moved anything, the others
 * make room. A full table stays as it is.
 */
export function addPiece(
  layout: OutfitLayout,
  item: WardrobeItem,
  onTable: readonly WardrobeItem[],
  at?: Pick<LaidPiece, 'x' | 'y'>,
): OutfitLayout {
  if (layout.length >= mostPieces || layout.some(({ item_id }) => item_id === item.id)) return layout;
  const usual = usualLayout([...onTable, item]);
  if (!at && isUsual(layout, onTable)) return usual;
  const piece = usual.find(({ item_id }) => item_id === item.id);
  return piece ? [...layout, { ...piece, ...at }] : layout;
}

/** Takes a piece away; as long as nobody has moved anything, the others take its room. */
export function removePiece(
  layout: OutfitLayout,
  id: string,
  onTable: readonly WardrobeItem[] = [],
): OutfitLayout {
  const rest = layout.filter(({ item_id }) => item_id !== id);
  return isUsual(layout, onTable) ? usualLayout(onTable.filter((item) => item.id !== id)) : rest;
}
