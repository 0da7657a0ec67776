import type { LayRole } from './garment-design.ts';
import { isClothes, layOut, type Place } from './lay-out.ts';

/** Something to lay down: its role, and its width and height in millimetres. */
export type LaidSize = { role: LayRole; width: number; height: number };

/**
 * An outfit laid out on a table of the given width and height (any unit, only their ratio counts): top over bottom,
 * the outer layer beside them, shoes below, accessories at the side. Each place is the centre and the true size of
 * its item as fractions of the table; later places lie on top.
 */
export function arrangeFlatLay<Item extends LaidSize>(
  items: readonly Item[],
  table: { width: number; height: number },
): { item: Item; place: Place }[] {
  const placed = layOut(coatsFirst(items), table.width / table.height);
  const scales = commonScale(placed, table);
  return tuck(placed, scales, table).map(({ item, place }, i) => ({
    item,
    place: {
      ...place,
      width: (item.width * (scales[i] ?? 1)) / table.width,
      height: (item.height * (scales[i] ?? 1)) / table.height,
    },
  }));
}

/** The first place of the outer layer is the longest. */
function coatsFirst<Item extends LaidSize>(items: readonly Item[]): Item[] {
  const outer = items.filter(({ role }) => role === 'outer').sort((a, b) => b.height - a.height);
  return [...outer, ...items.filter(({ role }) => role !== 'outer')];
}

type Laid = { item: LaidSize; place: Place };
type Table = { width: number; height: number };

/** Each item fills its place, but clothes share one scale where they can, so that a jacket is not smaller than a shirt. */
function commonScale(laid: readonly Laid[], table: Table): number[] {
  const fits = laid.map(({ item, place }) =>
    Math.min((place.width * table.width) / item.width, (place.height * table.height) / item.height),
  );
  const clothes = fits.filter((_, i) => isClothes(laid[i].item.role) && !laid[i].place.isSpare);
  const least = Math.min(...clothes);
  return fits.map((fit, i) =>
    clothes.length === 0 ? fit : Math.min(fit, least * largest(laid[i].item.role)),
  );
}

function largest(role: LayRole): number {
  if (role === 'one-piece') return 1.3;
  if (isClothes(role)) return 1.06;
  return role === 'small' ? 1.6 : 1.55;
}

/** Draws the bottom up under the hem of the top, so that no ground shows between them; makes `scales` smaller where both are too long for the table. */
function tuck<One extends Laid>(laid: One[], scales: number[], { width, height }: Table): One[] {
  const index = (role: LayRole) => laid.findIndex(({ item }) => item.role === role);
  const [top, bottom] = [index('top'), index('bottom')];
  if (top < 0 || bottom < 0 || Math.abs(laid[top].place.x - laid[bottom].place.x) > 0.1) return laid;
  const share = (i: number) => (laid[i].item.height * scales[i]) / height;
  const overlap = (58 * scales[top]) / height;
  const fit = Math.min(1, 0.93 / (share(top) + share(bottom) - overlap));
  laid.forEach(({ item }, i) => {
    if (isClothes(item.role)) scales[i] *= fit;
  });
  const start = (1 - (share(top) + share(bottom) - overlap * fit)) / 2;
  const drift = (i: number) =>
    (Math.sin((laid[i].place.turnDeg * Math.PI) / 180) * share(i) * height) / 2 / width;
  const moved = new Map([
    [top, { x: laid[top].place.x, y: start + share(top) / 2 }],
    [
      bottom,
      {
        x: laid[top].place.x - drift(top) - drift(bottom),
        y: start + share(top) - overlap * fit + share(bottom) / 2,
      },
    ],
  ]);
  return laid.map((one, i) => ({ ...one, place: { ...one.place, ...moved.get(i) } }));
}
