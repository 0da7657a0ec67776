import type { Outline } from '@drape/engine/vision/look';

/** Calls `paint` with the index of every pixel whose middle lies inside an outline (even-odd). */
export function fillOutline(
  outline: Outline,
  width: number,
  height: number,
  paint: (index: number) => void,
): void {
  for (let y = 0; y < height; y++) {
    const level = (y + 0.5) / height;
    const crossings: number[] = [];
    for (const polygon of outline)
      for (const [k, [x1, y1]] of polygon.entries()) {
        const [x0, y0] = polygon[(k + polygon.length - 1) % polygon.length] ?? [x1, y1];
        if (y0 > level !== y1 > level) crossings.push(x0 + ((level - y0) * (x1 - x0)) / (y1 - y0));
      }
    crossings.sort((one, other) => one - other);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil((crossings[k] ?? 0) * width - 0.5));
      const to = Math.min(width - 1, Math.floor((crossings[k + 1] ?? 0) * width - 0.5));
      for (let x = from; x <= to; x++) paint(y * width + x);
    }
  }
}
