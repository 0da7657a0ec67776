import type { Layer, Padding, Shape, Window } from './layers.ts';
import { padded } from './pack-weights.ts';

/** Floats of a tensor in memory. */
export function sizeOf({ rows, columns, channels }: Shape): number {
  return rows * columns * padded(channels);
}

/** The shape of a layer's answer, from those of its inputs in their order. */
export function shapeAfter(layer: Layer, inputs: readonly Shape[]): Shape {
  const [input] = inputs;
  if (!input) throw new RangeError(`A layer of kind ${layer.kind} has no input`);
  const { rows, columns, channels } = input;
  switch (layer.kind) {
    case 'convolution':
      return { ...slid(input, layer.window), channels: layer.weights.shape[3] ?? 1 };
    case 'depthwise':
    case 'largest':
      return { ...slid(input, layer.window), channels };
    case 'average':
      return { rows: 1, columns: 1, channels };
    case 'resize':
      return { rows: layer.rows, columns: layer.columns, channels };
    case 'pad': {
      const { top, left, bottom, right } = layer.around;
      return {
        rows: rows + top + bottom,
        columns: columns + left + right,
        channels: channels + layer.channels,
      };
    }
    case 'joined':
      return { rows, columns, channels: inputs.reduce((sum, shape) => sum + shape.channels, 0) };
    case 'product':
      // A factor for every channel may stand on either side.
      return inputs.find((shape) => shape.rows * shape.columns > 1) ?? input;
    default:
      return input;
  }
}

function slid({ rows, columns }: Shape, window: Window): { rows: number; columns: number } {
  const { height, width, stride, padding } = window;
  const along = (size: number, side: number, around: number) =>
    padding === 'same' ? Math.ceil(size / stride) : Math.floor((size + around - side) / stride) + 1;
  const { top, left, bottom, right } = typeof padding === 'string' ? none : padding;
  return { rows: along(rows, height, top + bottom), columns: along(columns, width, left + right) };
}

const none = { top: 0, left: 0, bottom: 0, right: 0 };

/** How far a window's first place reaches beyond the picture. */
export function reachBeyond({ rows, columns }: Shape, window: Window): { top: number; left: number } {
  const { height, width, stride, padding }: Window & { padding: Padding } = window;
  if (padding === 'valid') return none;
  if (padding !== 'same') return padding;
  const before = (size: number, side: number) =>
    Math.floor(Math.max(0, (Math.ceil(size / stride) - 1) * stride + side - size) / 2);
  return { top: before(rows, height), left: before(columns, width) };
}
