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

/** A ring of fewer points is drawn as it is; of more, each lies between its neighbors, so that no steps of pixels show. */
const fewPoints = 24;
const neighborWeights = [1, 2, 3, 2, 1];

function smoothed(ring: Ring): Ring {
  if (ring.length <= fewPoints) return ring;
  const reach = (neighborWeights.length - 1) / 2;
  const whole = neighborWeights.reduce((sum, weight) => sum + weight, 0);
  return ring.map((_, at) => {
    let [x, y] = [0, 0];
    for (const [k, weight] of neighborWeights.entries()) {
      const [nearX = 0, nearY = 0] = ring[(at + k - reach + ring.length) % ring.length] ?? [];
      x += weight * nearX;
      y += weight * nearY;
    }
    return [x / whole, y / whole];
  });
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
