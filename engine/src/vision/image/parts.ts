/** A 4-connected part of a mask: its pixels (indices, the topmost leftmost first) and its box. */
export type Part = { pixels: Int32Array; left: number; top: number; right: number; bottom: number };

/** Used up within a call, so that one queue serves all masks. */
let queue = new Int32Array(0);

/** The connected parts of the pixels for which `mask` is `value`, largest first. */
export function connectedParts(mask: Uint8Array, width: number, height: number, value = 1): Part[] {
  const open = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) open[i] = mask[i] === value ? 1 : 0;
  if (queue.length < mask.length) queue = new Int32Array(mask.length);
  const parts: Part[] = [];
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start + 1))
    parts.push(partFrom(start, open, width, height));
  return parts.sort(
    (one, other) => other.pixels.length - one.pixels.length || one.pixels[0] - other.pixels[0],
  );
}

/** The part that a pixel belongs to; closes its pixels in `open`. */
function partFrom(start: number, open: Uint8Array, width: number, height: number): Part {
  let filled = 1;
  queue[0] = start;
  open[start] = 0;
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let read = 0; read < filled; read++) {
    const i = queue[read];
    const y = (i / width) | 0;
    const x = i - y * width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    if (x > 0 && open[i - 1]) {
      open[i - 1] = 0;
      queue[filled++] = i - 1;
    }
    if (x < width - 1 && open[i + 1]) {
      open[i + 1] = 0;
      queue[filled++] = i + 1;
    }
    if (y > 0 && open[i - width]) {
      open[i - width] = 0;
      queue[filled++] = i - width;
    }
    if (y < height - 1 && open[i + width]) {
      open[i + width] = 0;
      queue[filled++] = i + width;
    }
  }
  return { pixels: queue.slice(0, filled), left, top, right, bottom };
}

/** Fills holes of at most `most` pixels, in place. */
export function fillHoles(mask: Uint8Array, width: number, height: number, most: number): void {
  for (const part of connectedParts(mask, width, height, 0)) {
    const inside = part.left > 0 && part.top > 0 && part.right < width - 1 && part.bottom < height - 1;
    if (inside && part.pixels.length <= most) for (const i of part.pixels) mask[i] = 1;
  }
}

/** Keeps the largest part of a figure and those at least a fiftieth of it, and closes pinholes, in place. */
export function keepLarge(mask: Uint8Array, width: number, height: number): Uint8Array {
  const parts = connectedParts(mask, width, height);
  for (const { pixels } of parts.slice(1))
    if (pixels.length < 0.02 * parts[0].pixels.length) for (const i of pixels) mask[i] = 0;
  fillHoles(mask, width, height, Math.round(0.0006 * width * height));
  return mask;
}

/** The pixels of a mask that lie at least `depth` pixels (city blocks) inside it. */
export function erode(mask: Uint8Array, width: number, height: number, depth: number): Uint8Array {
  let current = mask;
  for (let step = 0; step < depth; step++) {
    const next = new Uint8Array(current.length);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        next[i] = current[i] & current[i - 1] & current[i + 1] & current[i - width] & current[i + width];
      }
    current = next;
  }
  return current;
}
