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

/** A ring of fewer points is no traced edge and stays as it is. */
const fewPoints = 8;
/** Between the points of a smoothed ring, as a share of the photo. */
const step = 0.006;
/** How far along the ring a point is drawn to its neighbors (one standard deviation), so that no steps show. */
const softness = 0.011;
const reach = Math.ceil((2.5 * softness) / step);
/** The weight of the neighbor that is so many steps away. */
const weights = Array.from({ length: reach + 1 }, (_, away) =>
  Math.exp(-0.5 * ((away * step) / softness) ** 2),
);

function smoothed(ring: Ring): Ring {
  if (ring.length <= fewPoints) return ring;
  const even = evenlySpaced(ring);
  // Less than twice the reach around, a ring would be pulled into a point.
  if (even.length < 4 * reach) return ring;
  return even.map((_, at): Point => {
    let [sumX, sumY, sum] = [0, 0, 0];
    for (let away = -reach; away <= reach; away++) {
      const [x, y] = even[(at + away + even.length) % even.length] ?? [0, 0];
      const weight = weights[Math.abs(away)] ?? 0;
      sumX += weight * x;
      sumY += weight * y;
      sum += weight;
    }
    return [sumX / sum, sumY / sum];
  });
}

/** The same ring with its points a step apart. */
function evenlySpaced(ring: Ring): Ring {
  return ring.flatMap(([x, y], at): Ring => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    const parts = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / step));
    return Array.from({ length: parts }, (_, part): Point => {
      const share = part / parts;
      return [x + share * (nextX - x), y + share * (nextY - y)];
    });
  });
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
