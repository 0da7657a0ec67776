import type { LabImage } from '../vision/image/lab-image.ts';

/** Lightness step over two pixels below which noise would pass for movement. */
const clearStep = 0.12;
/** Fewest places on clear edges from which a movement can be told, as a share of all that are tried. */
const leastShare = 0.002;

/**
 * How far a picture has moved since the one before, in its pixels across the edges, both of the same size; 0 where
 * hardly an edge is seen or the sizes differ. The change of lightness in time over its slope in space, after the
 * brightness constancy of B. Horn and B. Schunck, "Determining optical flow", 1981. It never
 * tells more than the width of the edges, from 1 pixel of a drawn edge to some 4 of a lens.
 */
export function pictureShift(image: LabImage, before: LabImage): number {
  const { width, height, l } = image;
  if (before.width !== width || before.height !== height) return 0;
  const across = { change: 0, slope: 0 };
  const down = { change: 0, slope: 0 };
  let places = 0;
  let tried = 0;
  for (let y = 1; y + 1 < height; y += 2)
    for (let x = 1; x + 1 < width; x += 2) {
      const i = y * width + x;
      const dx = Math.abs(l[i + 1] - l[i - 1]);
      const dy = Math.abs(l[i + width] - l[i - width]);
      tried++;
      if (Math.max(dx, dy) < clearStep) continue;
      places++;
      const along = dx >= dy ? across : down;
      along.change += Math.abs(l[i] - before.l[i]);
      along.slope += Math.max(dx, dy) / 2;
    }
  if (places < leastShare * tried) return 0;
  return Math.hypot(shift(across), shift(down));
}

function shift({ change, slope }: { change: number; slope: number }): number {
  return slope > 0 ? change / slope : 0;
}
