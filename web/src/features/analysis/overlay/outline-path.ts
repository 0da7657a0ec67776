import type { Outline } from '@drape/contract/analysis/evidence';

/** The polygons as the data of one SVG path in a view box of 1 by 1, to be filled even-odd. */
export function outlinePath(outline: Outline): string {
  return outline
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
