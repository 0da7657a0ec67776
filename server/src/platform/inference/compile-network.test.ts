import { expect, test } from 'vitest';
import { compileNetwork } from './compile-network.ts';
import type { Layer, Padding, Shape, Weights } from './layers.ts';
import { createNetworkMemory, openNetworkMemory } from './network-memory.ts';

const memory = () => openNetworkMemory(createNetworkMemory(), 0);

/** Numbers between -1 and 1 that look like chance and are always the same. */
function numbers(count: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (2 * state) / 2_147_483_647 - 1;
  });
}

function weights(key: string, shape: number[]): Weights {
  const count = shape.reduce((product, length) => product * length, 1);
  return { key, shape, read: () => numbers(count, key.length + count) };
}

function answer(layers: Layer[], picture: Shape, wanted = 'out'): Float32Array {
  const network = compileNetwork({ input: 'in', layers }, picture, [wanted], memory());
  const [first] = network(numbers(picture.rows * picture.columns * picture.channels));
  return first ?? new Float32Array();
}

/** The same convolution by its definition; with `each`, every channel has a window of its own. */
function plainConvolution(
  picture: Shape,
  side: number,
  stride: number,
  out: number,
  before: number,
  each = false,
) {
  const input = numbers(picture.rows * picture.columns * picture.channels);
  const { rows, columns, channels } = picture;
  const w = weights('w', each ? [side, side, channels] : [side, side, channels, out]).read();
  const bias = weights('bias', [out]).read();
  const [outRows, outColumns] = [Math.ceil(rows / stride), Math.ceil(columns / stride)];
  return Float32Array.from({ length: outRows * outColumns * out }, (_, k) => {
    const [o, place] = [k % out, Math.floor(k / out)];
    const [y, x] = [Math.floor(place / outColumns) * stride, (place % outColumns) * stride];
    let sum = bias[o] ?? 0;
    for (let v = 0; v < side; v++)
      for (let u = 0; u < side; u++) {
        const [row, column] = [y + v - before, x + u - before];
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
        const from = (row * columns + column) * channels;
        const at = (v * side + u) * channels;
        if (each) sum += (input[from + o] ?? 0) * (w[at + o] ?? 0);
        else for (let c = 0; c < channels; c++) sum += (input[from + c] ?? 0) * (w[(at + c) * out + o] ?? 0);
      }
    return sum;
  });
}

function windowed(
  kind: 'convolution' | 'depthwise',
  shape: number[],
  stride: number,
  padding: Padding = 'same',
): Layer {
  const [height = 1, width = 1] = shape;
  const bias = weights('bias', [shape.at(-1) ?? 1]);
  const window = { height, width, stride, padding };
  return {
    kind,
    input: 'in',
    output: 'out',
    weights: weights('w', shape),
    bias,
    window,
    activation: 'linear',
  };
}

function expectAlike(one: Float32Array, other: Float32Array): void {
  expect(one.length).toBe(other.length);
  const farthest = one.reduce((most, value, k) => Math.max(most, Math.abs(value - (other[k] ?? 0))), 0);
  expect(farthest).toBeLessThan(1e-4);
}

test.each([
  [{ rows: 9, columns: 13, channels: 5 }, 1, 1, 11],
  [{ rows: 9, columns: 13, channels: 3 }, 3, 1, 6],
  [{ rows: 11, columns: 7, channels: 3 }, 5, 2, 17],
])(
  'a convolution of %o by %i with stride %i to %i channels is what its definition says',
  (picture, side, stride, out) => {
    const layer = windowed('convolution', [side, side, picture.channels, out], stride);
    expectAlike(answer([layer], picture), plainConvolution(picture, side, stride, out, (side - 1) / 2));
  },
);

test.each([
  [{ rows: 8, columns: 14, channels: 6 }, 3, 1],
  [{ rows: 8, columns: 14, channels: 6 }, 5, 1],
  [{ rows: 9, columns: 15, channels: 6 }, 3, 2],
  [{ rows: 3, columns: 3, channels: 4 }, 5, 1],
])(
  'a window of its own for every channel of %o by %i with stride %i is what its definition says',
  (picture, side, stride) => {
    const layer = windowed('depthwise', [side, side, picture.channels], stride);
    const plain = plainConvolution(picture, side, stride, picture.channels, (side - 1) / 2, true);
    expectAlike(answer([layer], picture), plain);
  },
);

test('an empty border before a window is the same as padding', () => {
  const picture = { rows: 6, columns: 6, channels: 4 };
  const around = { top: 1, left: 1, bottom: 1, right: 1 };
  const layers: Layer[] = [
    { kind: 'pad', input: 'in', output: 'wider', around, channels: 0 },
    { ...windowed('convolution', [3, 3, 4, 8], 1, 'valid'), input: 'wider' } as Layer,
  ];
  expectAlike(answer(layers, picture), plainConvolution(picture, 3, 1, 8, 1));
});

test('a gate spelled out in four steps is computed in one, with the same answer', () => {
  const picture = { rows: 4, columns: 4, channels: 4 };
  const plain = { input: 'in', activation: 'linear' } as const;
  const layers: Layer[] = [
    { kind: 'affine', output: 'share', factor: [0.1666259765625], offset: [0], ...plain },
    { kind: 'affine', output: 'shifted', factor: [1], offset: [3], ...plain },
    { kind: 'activation', input: 'shifted', output: 'clipped', activation: 'relu6' },
    { kind: 'product', input: 'share', other: 'clipped', output: 'out' },
  ];
  const swish = (x: number) => x * Math.min(6, Math.max(0, x + 3)) * 0.1666259765625;
  expectAlike(answer(layers, picture), numbers(64).map(swish));
});

test('activations join the layer before them only where nothing else reads it', () => {
  const picture = { rows: 2, columns: 2, channels: 4 };
  const layers: Layer[] = [
    { kind: 'sum', input: 'in', other: 'in', output: 'twice', activation: 'linear' },
    { kind: 'activation', input: 'twice', output: 'positive', activation: 'relu' },
    { kind: 'sum', input: 'twice', other: 'positive', output: 'out', activation: 'linear' },
  ];
  expectAlike(
    answer(layers, picture),
    numbers(16).map((x) => 2 * x + Math.max(0, 2 * x)),
  );
});

test('channels are joined, averaged and weighed, and pictures enlarged as TensorFlow does it', () => {
  const picture = { rows: 2, columns: 2, channels: 4 };
  const input = numbers(16);
  const at = (place: number, c: number) => input[4 * place + c] ?? 0;
  const mean = (c: number) => (at(0, c) + at(1, c) + at(2, c) + at(3, c)) / 4;
  const weighed = answer(
    [
      { kind: 'average', input: 'in', output: 'means' },
      { kind: 'product', input: 'means', other: 'in', output: 'out' },
    ],
    picture,
  );
  expectAlike(
    weighed,
    input.map((x, k) => x * mean(k % 4)),
  );
  const joined = answer([{ kind: 'joined', inputs: ['in', 'in'], output: 'out' }], picture);
  expect([...joined.subarray(0, 8)]).toEqual([...input.subarray(0, 4), ...input.subarray(0, 4)]);
  const large = answer(
    [
      {
        kind: 'resize',
        input: 'in',
        output: 'out',
        rows: 4,
        columns: 4,
        alignCorners: false,
        halfPixels: true,
      },
    ],
    picture,
  );
  expect(large[0]).toBeCloseTo(at(0, 0), 5);
  expect(large[4]).toBeCloseTo(0.75 * at(0, 0) + 0.25 * at(1, 0), 5);
});

test('a picture of another size is refused', () => {
  const network = compileNetwork(
    { input: 'in', layers: [{ kind: 'average', input: 'in', output: 'out' }] },
    { rows: 2, columns: 2, channels: 4 },
    ['out'],
    memory(),
  );
  expect(() => network(new Float32Array(3))).toThrow(RangeError);
});
