import type { BodyPlaces } from './body-places.ts';
import type { Scene } from './seeded-split.ts';

export const parts = ['upper', 'outer', 'lower', 'legwear', 'full', 'feet', 'hand', 'head'] as const;
export type GarmentPart = (typeof parts)[number];

/** Pieces (1) of every garment that is worn. */
export type WornParts = { [part in GarmentPart]?: Uint8Array | undefined };

/**
 * Whether a garment below the waist has two legs that reach far down, as trousers have: open between the legs where
 * they stand apart, else close to both.
 */
export function followsLegs({ pieces }: Scene, chosen: Uint8Array, places: BodyPlaces): boolean {
  const { down, legDistance, between } = places;
  const hem = heightReached(chosen, down, 0.95);
  if (hem < 2.2) return false;
  let open = 0;
  let filled = 0;
  let wide = 0;
  let all = 1;
  let pieceSum = 0;
  for (let k = 0; k < pieces.count; k++) {
    if (down[k] < 1.6 || down[k] > 2.75) continue;
    if (between[k] && chosen[k]) filled += pieces.area[k];
    else if (between[k] && down[k] < hem) open += pieces.area[k];
    if (!chosen[k]) continue;
    all += pieces.area[k];
    pieceSum++;
    if (!between[k] && legDistance[k] > 0.18) wide += pieces.area[k];
  }
  const mean = all / Math.max(1, pieceSum);
  if (open + filled > 3 * mean) return open > 0.5 * filled;
  return wide < (hem > 2.7 ? 0.3 : 0.16) * all;
}

/** The height on the body above which a share of a garment lies. */
export function heightReached(chosen: Uint8Array, down: Float32Array, share: number): number {
  const values: number[] = [];
  for (let k = 0; k < chosen.length; k++) if (chosen[k]) values.push(down[k]);
  values.sort((one, other) => one - other);
  return values[Math.floor(share * (values.length - 1))] ?? 0;
}

export function areaOf({ pieces }: Scene, chosen: Uint8Array): number {
  let area = 0;
  for (let k = 0; k < chosen.length; k++) if (chosen[k]) area += pieces.area[k];
  return area;
}
