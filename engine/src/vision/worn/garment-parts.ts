import type { Scene } from '../segmentation/seeded-split.ts';

export const parts = ['upper', 'outer', 'lower', 'legwear', 'full', 'feet', 'hand', 'head'] as const;
export type GarmentPart = (typeof parts)[number];

/** Pieces (1) of every garment that is worn. */
export type WornParts = { [part in GarmentPart]?: Uint8Array | undefined };

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

/** What of some pieces (1) is not taken. */
export function without(pieces: Uint8Array, taken: Uint8Array): Uint8Array {
  return pieces.map((inside, k) => (inside && !taken[k] ? 1 : 0));
}
