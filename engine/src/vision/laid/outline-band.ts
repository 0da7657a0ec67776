import type { Outline } from '../look.ts';

type Ring = Outline[number];

/** The part of an outline between two heights, given as fractions of its own height from the top. */
export function outlineBand(outline: Outline, from: number, to: number): Outline {
  const heights = outline.flat().map(([, y]) => y);
  if (heights.length === 0) return [];
  const top = Math.min(...heights);
  const height = Math.max(...heights) - top;
  const [upper, lower] = [top + from * height, top + to * height];
  return outline.map((ring) => clip(clip(ring, upper, 1), lower, -1)).filter((ring) => ring.length > 2);
}

/** Sutherland and Hodgman: what of a ring lies below a level line (side 1) or above it (side -1). */
function clip(ring: Ring, level: number, side: 1 | -1): Ring {
  const clipped: Ring = [];
  let [x0, y0] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const isIn = side * (y - level) >= 0;
    if (isIn !== side * (y0 - level) >= 0) clipped.push([x0 + ((level - y0) / (y - y0)) * (x - x0), level]);
    if (isIn) clipped.push([x, y]);
    [x0, y0] = [x, y];
  }
  return clipped;
}
