import type { LabImage } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import type { Superpixels } from '../image/superpixels.ts';

const alike = 0.035;
const leastShare = 0.8;

/** Pieces (1) of the border's colour, and those of them that hang together with the left, right or upper side. */
export type PlainGround = { inColour: Uint8Array; hanging: Uint8Array };

/** The ground where it is of one colour, as in a studio; undefined where the sides show several colours. */
export function plainGround(
  image: LabImage,
  pieces: Superpixels,
  neighbours: Neighbours,
): PlainGround | undefined {
  const border = borderPixels(image);
  const middle = [image.l, image.a, image.b].map((plane) => {
    const values = border.map((i) => plane[i]).sort((one, other) => one - other);
    return values[values.length >> 1];
  });
  const distance = (l: number, a: number, b: number) =>
    Math.hypot(l - middle[0], 2 * (a - middle[1]), 2 * (b - middle[2]));
  const near = border.filter((i) => distance(image.l[i], image.a[i], image.b[i]) < alike);
  if (near.length < leastShare * border.length) return undefined;
  const ground = new Uint8Array(pieces.count);
  const inColour = Uint8Array.from(pieces.l, (l, k) =>
    distance(l, pieces.a[k], pieces.b[k]) < alike ? 1 : 0,
  );
  for (const i of near) if (inColour[pieces.labels[i]]) ground[pieces.labels[i]] = 1;
  for (let grown = true; grown; ) {
    grown = false;
    for (let e = 0; e < neighbours.count; e++) {
      const one = neighbours.from[e];
      const other = neighbours.to[e];
      if (ground[one] === ground[other] || !inColour[one] || !inColour[other]) continue;
      ground[one] = 1;
      ground[other] = 1;
      grown = true;
    }
  }
  return { inColour, hanging: ground };
}

function borderPixels({ width, height }: LabImage): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x);
  for (let y = 1; y < height; y++) border.push(y * width, y * width + width - 1);
  return border;
}
