import type { LaidPiece } from '@drape/contract/outfits/outfit-layout';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { arrangeFlatLay } from '@drape/engine/drawing/arrange-flat-lay';
import { drawingMargin } from '@drape/engine/drawing/garment-measures';
import { measureOf } from '../wardrobe/items/item-measure.ts';

/** Width to height of the table that outfits are laid out on. */
export const tableRatio = 4 / 5;
const table = { width: tableRatio, height: 1 };

/** How a picture lies: a drawing or a cut-out as the garment itself, a whole photo as a print of it. */
export type PictureKind = 'drawing' | 'cutout' | 'print';

/** What is laid down: its role, the garment's width and height in millimetres, and the room around it in its picture. */
function sizeOf(item: WardrobeItem) {
  const measure = measureOf(item);
  const [photo] = item.images;
  const kind: PictureKind = photo === undefined ? 'drawing' : photo.cutout ? 'cutout' : 'print';
  if (kind === 'print' && photo) {
    const ratio = Math.min(1.25, Math.max(0.6, photo.width / photo.height));
    return { ...measure, kind, width: measure.height * ratio, margin: 0 };
  }
  const longer = Math.max(measure.width, measure.height);
  return { ...measure, kind, margin: kind === 'drawing' ? drawingMargin : 0.04 * longer };
}

type Sized = ReturnType<typeof sizeOf>;
/** The picture's height in units of its width. */
const tallness = ({ width, height, margin }: Sized) => (height + 2 * margin) / (width + 2 * margin);

/** A picture on the table: its centre, width and height as fractions of the table, a turn in degrees. */
export type LaidPicture = {
  item: WardrobeItem;
  kind: PictureKind;
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
};

/** A piece of a layout as a picture on the table. */
export function pictureOf(
  item: WardrobeItem,
  { x, y, width, turn }: Omit<LaidPiece, 'item_id'>,
): LaidPicture {
  const size = sizeOf(item);
  return { item, kind: size.kind, x, y, width, height: width * tallness(size) * tableRatio, turn };
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** How items lie where nobody has laid them out. */
export function usualLayout(items: readonly WardrobeItem[]): LaidPiece[] {
  const sized = items.map((item) => ({ ...sizeOf(item), id: item.id }));
  return arrangeFlatLay(sized, table).map(({ item, place }) => ({
    item_id: item.id,
    x: thousandth(place.x),
    y: thousandth(place.y),
    width: thousandth((place.width * (item.width + 2 * item.margin)) / item.width),
    turn: place.turnDeg,
  }));
}

/** The pictures of an outfit from the lowest to the topmost; what its layout leaves out lies as is usual, below. */
export function layFlat(items: readonly WardrobeItem[], layout?: readonly LaidPiece[] | null): LaidPicture[] {
  const laid = layout ?? [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const rest = usualLayout(items).filter(({ item_id }) => !laid.some((piece) => piece.item_id === item_id));
  return [...rest, ...laid].flatMap((piece) => {
    const item = byId.get(piece.item_id);
    return item ? [pictureOf(item, piece)] : [];
  });
}

/** A small picture is enough for a cut-out: only it is cut to the garment. */
export function sourceOf({ item, kind }: Pick<LaidPicture, 'item' | 'kind'>): string {
  return kind === 'print' ? item.image_url : item.thumbnail_url;
}
