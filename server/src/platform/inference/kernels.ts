import { readFileSync } from 'node:fs';
import type { Activation } from './layers.ts';

/**
 * The inner loops, as `server/kernels` describes them. Addresses and sizes are bytes, tensors lie in rows of pixels with
 * a multiple of four channels.
 */
export type Kernels = {
  multiply(
    input: number,
    rows: number,
    depth: number,
    weights: number,
    bias: number,
    columns: number,
    output: number,
    activation: number,
  ): void;
  gather(
    input: number,
    inRows: number,
    inColumns: number,
    channels: number,
    height: number,
    width: number,
    stride: number,
    top: number,
    left: number,
    outColumns: number,
    first: number,
    count: number,
    output: number,
  ): void;
  depthwise(
    input: number,
    inRows: number,
    inColumns: number,
    channels: number,
    weights: number,
    bias: number,
    side: number,
    stride: number,
    top: number,
    left: number,
    output: number,
    outRows: number,
    outColumns: number,
    activation: number,
  ): void;
  sum(one: number, other: number, output: number, bytes: number, activation: number): void;
  product(one: number, other: number, output: number, bytes: number): void;
  affine(
    input: number,
    factors: number,
    offsets: number,
    output: number,
    pixels: number,
    channels: number,
    activation: number,
  ): void;
  average(input: number, output: number, pixels: number, channels: number): void;
  largest(
    input: number,
    inRows: number,
    inColumns: number,
    channels: number,
    height: number,
    width: number,
    stride: number,
    top: number,
    left: number,
    output: number,
    outRows: number,
    outColumns: number,
  ): void;
  place(
    input: number,
    inRows: number,
    inColumns: number,
    inChannels: number,
    output: number,
    outColumns: number,
    outChannels: number,
    top: number,
    left: number,
    channel: number,
  ): void;
  resize(
    input: number,
    inRows: number,
    inColumns: number,
    channels: number,
    output: number,
    outRows: number,
    outColumns: number,
    alignCorners: number,
    halfPixels: number,
  ): void;
  assign(
    l: number,
    a: number,
    b: number,
    nearest: number,
    labels: number,
    width: number,
    height: number,
    pieces: number,
    count: number,
    reach: number,
    weight: number,
  ): void;
  /** `1 / (1 + exp(-x))` of so many numbers. */
  sigmoid(input: number, output: number, count: number): void;
  /** Zeros for so many numbers. */
  clear(output: number, count: number): void;
};

/** One call of a kernel, as data that another thread can be told. */
export type Call = { kernel: keyof Kernels; args: readonly number[] };

export function callOf<Name extends keyof Kernels>(kernel: Name, ...args: Parameters<Kernels[Name]>): Call {
  return { kernel, args };
}

/** The calls one after the other, as one step. */
export function programOf(calls: readonly Call[], kernels: Kernels): () => void {
  const steps = calls.map(({ kernel, args }) => {
    const work: (...args: number[]) => void = kernels[kernel];
    return () => work(...args);
  });
  return () => {
    for (const step of steps) step();
  };
}

/** As `server/kernels/lanes.ts` numbers them. */
export const activationNumbers: Record<Activation, number> = {
  linear: 0,
  relu: 1,
  relu6: 2,
  hardSwish: 3,
  hardSigmoid: 4,
};

/** Made from `server/kernels` by `npm run build:kernels`. */
const file = new URL('../../../assets/kernels.wasm', import.meta.url);

/** The largest memory that the kernels work on, in pages of 64 KiB: as the file says. */
export const mostPages = 16_384;

export function kernelsOn(memory: WebAssembly.Memory): Kernels {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { env: { memory } });
  const compiled = instance.exports as Omit<Kernels, 'sigmoid' | 'clear'>;
  const numbers = (address: number, count: number) => new Float32Array(memory.buffer, address, count);
  return {
    ...compiled,
    sigmoid(input, output, count) {
      const from = numbers(input, count);
      const to = numbers(output, count);
      for (let k = 0; k < count; k++) to[k] = 1 / (1 + Math.exp(-(from[k] ?? 0)));
    },
    clear: (output, count) => void numbers(output, count).fill(0),
  };
}
