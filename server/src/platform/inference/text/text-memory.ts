import { type Kernels, kernelsOn, mostPages } from '../kernels.ts';

const page = 65_536;
const header = 1024;
export const floatBytes = 4;
/** As `server/kernels/multiply.ts` has it. */
const panel = 8;

/** Memory that the kernels work on; what is taken stays. */
export type TextMemory = {
  kernels: Kernels;
  /** The address of so many numbers, with room up to the next panel. */
  take(count: number): number;
  numbers(address: number, count: number): Float32Array;
};

/** `floats` is about how many numbers will be taken; more are possible. */
export function createTextMemory(floats: number): TextMemory {
  const initial = Math.ceil((header + floats * floatBytes) / page);
  const memory = new WebAssembly.Memory({ initial, maximum: mostPages, shared: true });
  let end = header;
  return {
    kernels: kernelsOn(memory),
    take(count) {
      const address = end;
      end += panel * floatBytes * Math.ceil(count / panel);
      const missing = Math.ceil((end - memory.buffer.byteLength) / page);
      if (missing > 0) memory.grow(missing);
      return address;
    },
    numbers: (address, count) => new Float32Array(memory.buffer, address, count),
  };
}

/** Weights of `out` rows and `into` columns in panels of eight rows, as the kernel reads them. */
export function keepMatrix(memory: TextMemory, weights: Float32Array, into: number, out: number): number {
  const count = into * panel * Math.ceil(out / panel);
  const address = memory.take(count);
  const target = memory.numbers(address, count);
  for (let row = 0; row < out; row++) {
    const from = Math.floor(row / panel) * into * panel + (row % panel);
    for (let column = 0; column < into; column++)
      target[from + column * panel] = weights[row * into + column] ?? 0;
  }
  return address;
}

export function keepVector(memory: TextMemory, values: Float32Array): number {
  const address = memory.take(values.length);
  memory.numbers(address, values.length).set(values);
  return address;
}
