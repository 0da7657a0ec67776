import { type GarmentAttributes, type PreparedGarment, prepareGarment } from './draw-garment.ts';
import { safeColour } from './fabric.ts';
import type { LayRole } from './garment-design.ts';
import { isClothes, layOut, type Place } from './lay-out.ts';
import { coordinate } from './path.ts';
import { drawScene, type Scene, scenes } from './scene.ts';
import { hashText } from './seeded-random.ts';

export type FlatLayOptions = {
  /** Pixels, 64 to 8192 each; what is not a number counts as 900 by 1200. */
  width: number;
  height: number;
  /** `#rrggbb` of a plain ground; absent for none. */
  background?: string | undefined;
  /** A table seen from above; takes the place of the plain ground. */
  scene?: string | undefined;
  idPrefix?: string | undefined;
};

const tableWidth = 900;

/** An outfit as a collage seen from above: top over bottom, the outer layer beside them, shoes below, accessories at the side. Never throws. */
export function drawFlatLay(items: GarmentAttributes[], options: FlatLayOptions): string {
  const [pixelWidth, pixelHeight] = [side(options.width, 900), side(options.height, 1200)];
  const [width, height] = [tableWidth, Math.round((tableWidth * pixelHeight) / pixelWidth)];
  const prefix = prefixOf(items, options);
  const prepared = items.slice(0, 16).map((item, i) => {
    const garment = prepareGarment(item, `${prefix}${i}-`);
    return { ...garment, role: garment.design.role };
  });
  const ground = groundOf(options, width, height, prefix);
  const placed = layOut(prepared, width / height);
  const scales = commonScale(placed, width, height);
  const laid = tuck(placed, scales, width, height);
  let defs = `${ground.defs}${shadow(`${prefix}near`, 3)}${shadow(`${prefix}far`, 13)}`;
  let body = ground.body;
  laid.forEach(({ item, place }, i) => {
    defs += item.defs;
    body += layDown(item, place, { width, height, prefix, scale: scales[i] });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixelWidth}" height="${pixelHeight}" role="img" aria-label="Flat lay: ${laid.map(({ item }) => item.label).join('; ')}"><defs>${defs}</defs>${body}</svg>`;
}

function side(pixels: number, fallback: number): number {
  return Number.isFinite(pixels) ? Math.round(Math.min(8192, Math.max(64, pixels))) : fallback;
}

function prefixOf(items: GarmentAttributes[], { idPrefix, scene, background }: FlatLayOptions): string {
  const safe = idPrefix?.replace(/[^\w-]/g, '').slice(0, 30);
  return `f${safe || hashText(JSON.stringify([items, scene, background])).toString(36)}-`;
}

function groundOf({ scene, background }: FlatLayOptions, width: number, height: number, prefix: string) {
  const known = scenes.find((name): name is Scene => name === scene);
  if (known) return drawScene(known, width, height, prefix);
  const colour = background ? safeColour(background, '') : '';
  return { defs: '', body: colour ? `<rect width="${width}" height="${height}" fill="${colour}"/>` : '' };
}

function shadow(id: string, blur: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
}

type Laid = { item: PreparedGarment; place: Place };

/** Each item fills its place, but clothes share one scale where they can, so that a jacket is not smaller than a shirt. */
function commonScale(
  laid: { item: PreparedGarment; place: Place }[],
  width: number,
  height: number,
): number[] {
  const fits = laid.map(({ item: { bounds }, place }) =>
    Math.min(
      (place.width * width) / (bounds.right - bounds.left),
      (place.height * height) / (bounds.bottom - bounds.top),
    ),
  );
  const clothes = fits.filter((_, i) => isClothes(laid[i].item.design.role));
  const least = Math.min(...clothes);
  return fits.map((fit, i) => {
    if (clothes.length === 0) return fit;
    const { role } = laid[i].item.design;
    return Math.min(fit, least * largest(role));
  });
}

function largest(role: LayRole): number {
  if (role === 'one-piece') return 1.3;
  if (isClothes(role)) return 1.06;
  return role === 'small' ? 1.6 : 1.55;
}

/** Draws the bottom up under the hem of the top, so that no ground shows between them; makes `scales` smaller where both are too long for the table. */
function tuck(laid: Laid[], scales: number[], width: number, height: number): Laid[] {
  const index = (role: LayRole) => laid.findIndex(({ item }) => item.design.role === role);
  const [top, bottom] = [index('top'), index('bottom')];
  if (top < 0 || bottom < 0 || Math.abs(laid[top].place.x - laid[bottom].place.x) > 0.1) return laid;
  const share = (i: number) => ((laid[i].item.bounds.bottom - laid[i].item.bounds.top) * scales[i]) / height;
  const overlap = (58 * scales[top]) / height;
  const fit = Math.min(1, 0.93 / (share(top) + share(bottom) - overlap));
  laid.forEach(({ item }, i) => {
    if (isClothes(item.design.role)) scales[i] *= fit;
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

type Table = { width: number; height: number; prefix: string; scale: number };

function layDown(
  { bounds, body, silhouette }: PreparedGarment,
  place: Place,
  { width, height, prefix, scale }: Table,
): string {
  const [cx, cy] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const at = `rotate(${coordinate(place.turnDeg)}) scale(${scale.toFixed(4)}) translate(${coordinate(-cx)} ${coordinate(-cy)})`;
  const cast = (id: string, dx: number, dy: number, opacity: number) =>
    `<g filter="url(#${prefix}${id})" opacity="${opacity}"><g transform="translate(${dx} ${dy}) ${at}"><path d="${silhouette}" fill="#1d1711"/></g></g>`;
  return `<g transform="translate(${coordinate(place.x * width)} ${coordinate(place.y * height)})">${cast('far', 7, 12, 0.26)}${cast('near', 2, 3.5, 0.34)}<g transform="${at}">${body}</g></g>`;
}
