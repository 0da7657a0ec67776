import { arrangeFlatLay } from './arrange-flat-lay.ts';
import { type GarmentAttributes, type PreparedGarment, prepareGarment } from './draw-garment.ts';
import { safeColour } from './fabric.ts';
import type { Place } from './lay-out.ts';
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
    const { left, right, top, bottom } = garment.bounds;
    return { ...garment, role: garment.design.role, width: right - left, height: bottom - top };
  });
  const ground = groundOf(options, width, height, prefix);
  const laid = arrangeFlatLay(prepared, { width, height });
  let defs = `${ground.defs}${shadow(`${prefix}near`, 3)}${shadow(`${prefix}far`, 13)}`;
  let body = ground.body;
  for (const { item, place } of laid) {
    defs += item.defs;
    body += layDown(item, place, { width, height, prefix, scale: (place.width * width) / item.width });
  }
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
