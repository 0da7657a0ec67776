import { okLabToHex, rgbToOkLab } from '@drape/engine/colour/oklab';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The mean colour of a disc in a picture, averaged as it is perceived; `#rrggbb`. Cut off at the picture's edges. */
export function discColour({ data, width, height }: Pixels, x: number, y: number, radius: number): string {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(height - 1, y + radius); row++) {
    for (
      let column = Math.max(0, Math.ceil(x - radius));
      column <= Math.min(width - 1, x + radius);
      column++
    ) {
      if ((column - x) ** 2 + (row - y) ** 2 > radius ** 2) continue;
      const at = 4 * (row * width + column);
      const lab = rgbToOkLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      for (const part of [0, 1, 2] as const) sum[part] += lab[part];
      count++;
    }
  }
  const share = 1 / Math.max(1, count);
  return okLabToHex([sum[0] * share, sum[1] * share, sum[2] * share]);
}
