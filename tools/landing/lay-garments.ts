import { type GarmentAttributes, prepareGarment } from '@drape/engine/drawing/draw-garment';

/** A garment on the table: its centre and scale in millimetres of the table, its turn in degrees. */
export type Laid = GarmentAttributes & { x: number; y: number; scale?: number; turnDeg?: number };

export type Table = { width: number; height: number; ground?: string; garments: readonly Laid[] };

function shadowFilter(id: string, blur: number): string {
  // Wide enough that the shadow of a shoe, which is small, runs out before the edge of the filter.
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
}

/** Garments placed by hand on a plain ground or on none, as one SVG in millimetres. */
export function layGarments({ width, height, ground, garments }: Table): string {
  let defs = shadowFilter('near', 7) + shadowFilter('far', 30);
  let body = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  garments.forEach(({ x, y, scale = 1, turnDeg = 0, ...attributes }, index) => {
    const garment = prepareGarment(attributes, `g${index}-`);
    const { left, right, top, bottom } = garment.bounds;
    const at = `rotate(${turnDeg}) scale(${scale}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})`;
    const cast = (filter: string, dx: number, dy: number, opacity: number) =>
      `<g filter="url(#${filter})" opacity="${opacity}"><g transform="translate(${dx} ${dy}) ${at}"><path d="${garment.silhouette}" fill="#1d1108"/></g></g>`;
    defs += garment.defs;
    body += `<g transform="translate(${x} ${y})">${cast('far', 16, 28, 0.28)}${cast('near', 4, 7, 0.36)}<g transform="${at}">${garment.body}</g></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}
