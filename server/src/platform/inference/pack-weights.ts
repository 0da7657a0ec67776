import type { Weights } from './layers.ts';

/** Columns of a panel, as `server/kernels/multiply.ts` has it. */
const panel = 8;

/** Numbers of a pixel in memory: channels are padded to a multiple of four. */
export function padded(channels: number): number {
  return 4 * Math.ceil(channels / 4);
}

/** Numbers that a convolution's weights take in panels, and its bias for all columns of the last panel. */
export function panelSizes([height = 1, width = 1, into = 1, out = 1]: Weights['shape']) {
  const columns = panel * Math.ceil(out / panel);
  return { weights: height * width * padded(into) * columns, bias: columns };
}

/** Weights by window place, channel in and channel out, to panels of eight channels out. */
export function packPanels({ shape, read }: Weights, target: Float32Array): void {
  const [height = 1, width = 1, into = 1, out = 1] = shape;
  const numbers = read();
  const depth = height * width * padded(into);
  target.fill(0);
  for (let place = 0; place < height * width; place++)
    for (let channel = 0; channel < into; channel++) {
      const row = place * padded(into) + channel;
      const from = (place * into + channel) * out;
      for (let k = 0; k < out; k++)
        target[(Math.floor(k / panel) * depth + row) * panel + (k % panel)] = numbers[from + k] ?? 0;
    }
}

/** A depthwise window with padded channels. */
export function packWindow({ shape, read }: Weights, target: Float32Array): void {
  const [height = 1, width = 1, channels = 1] = shape;
  const numbers = read();
  target.fill(0);
  for (let place = 0; place < height * width; place++)
    target.set(numbers.subarray(place * channels, (place + 1) * channels), place * padded(channels));
}
