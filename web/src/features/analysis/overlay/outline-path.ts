import type { Outline } from '@drape/contract/analysis/evidence';

/** The polygons as the data of one SVG path in a view box of 1 by 1, to be filled even-odd. */
export function outlinePath(outline: Outline): string {
  return outline
    .filter((ring) => ring.length > 2)
    .map(smoothed)
    .map((ring) => `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('');
}

type Ring = Outline[number];
type Point = Ring[number];

/** A ring of fewer points is drawn as it is; of more, each corner is cut off, so that no steps of pixels show. */
const fewPoints = 24;
const cuts = 2;
/** How much of an edge a cut takes at most, and how far it reaches, as a share of the photo. */
const mostOfEdge = 0.3;
const mostReach = 0.008;

function smoothed(ring: Ring): Ring {
  if (ring.length <= fewPoints) return ring;
  let cut = ring;
  for (let turn = 0; turn < cuts; turn++) cut = withoutCorners(cut);
  return cut;
}

function withoutCorners(ring: Ring): Ring {
  return ring.flatMap((corner, at): Ring => {
    const before = ring[(at + ring.length - 1) % ring.length] ?? corner;
    const after = ring[(at + 1) % ring.length] ?? corner;
    return [towards(corner, before), towards(corner, after)];
  });
}

function towards([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const part = length === 0 ? 0 : Math.min(mostOfEdge, mostReach / length);
  return [x + part * (otherX - x), y + part * (otherY - y)];
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
