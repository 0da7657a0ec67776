import { type Kernels, kernelsOn, mostPages } from './kernels.ts';

const page = 65_536;
const headerBytes = 1024;
const weightBytes = 44 * 2 ** 20;
const arenaBytes = 16 * 2 ** 20;
/** The header is a sign that the weights are there, who has each arena, and who has a companion. */
const headerPlaces = headerBytes / 4;
const mostCompanions = 8;
const mostArenas = headerPlaces - 1 - mostCompanions;

/**
 * Memory for networks that several threads share: their weights, which are there once, and an arena for each thread, for
 * what lies between the layers. Only what has been written to takes memory of the machine.
 */
export function createNetworkMemory(): WebAssembly.Memory {
  const initial = Math.ceil((headerBytes + weightBytes) / page);
  return new WebAssembly.Memory({ initial, maximum: mostPages, shared: true });
}

/** What one thread has of the memory. */
export type NetworkMemory = {
  shared: WebAssembly.Memory;
  kernels: Kernels;
  arena: { start: number; bytes: number };
  /**
   * The address of numbers, which every thread has to ask for in the same order; `write` puts them there where no thread
   * has done so.
   */
  keep(key: string, count: number, write: (numbers: Float32Array) => void): number;
  /** The same with a second arena, for what is computed meanwhile; it goes with the thread as well. */
  beside(): NetworkMemory;
  /** Whether the thread may have a companion, of which there are so many in all; it goes with the thread as well. */
  takeCompanion(inAll: number): boolean;
  /** Tells the other threads that all weights are there. */
  seal(): void;
  numbers(address: number, count: number): Float32Array;
};

/** Opens the memory for the thread of that number. */
export function openNetworkMemory(memory: WebAssembly.Memory, thread: number): NetworkMemory {
  const header = headerOf(memory);
  // Threads that begin at the same time both write the same numbers.
  const isWritten = Atomics.load(header, 0) === 1;
  const kept = new Map<string, number>();
  let end = headerBytes;
  const opened: NetworkMemory = {
    shared: memory,
    kernels: kernelsOn(memory),
    arena: openArena(memory, thread),
    numbers: (address, count) => new Float32Array(memory.buffer, address, count),
    keep(key, count, write) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const address = end;
      end += 16 * Math.ceil(count / 4);
      if (end > headerBytes + weightBytes) throw new RangeError('The weights of the networks do not fit');
      kept.set(key, address);
      if (!isWritten) write(new Float32Array(memory.buffer, address, count));
      return address;
    },
    beside: () => ({ ...opened, arena: openArena(memory, thread) }),
    takeCompanion(inAll) {
      for (let k = 0; k < Math.min(inAll, mostCompanions); k++)
        if (Atomics.compareExchange(header, 1 + mostArenas + k, 0, thread + 1) === 0) return true;
      return false;
    },
    seal: () => void Atomics.store(header, 0, 1),
  };
  return opened;
}

function openArena(memory: WebAssembly.Memory, thread: number): NetworkMemory['arena'] {
  const start = headerBytes + weightBytes + arenaBytes * takeArena(headerOf(memory), thread);
  const missing = start + arenaBytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / page));
  return { start, bytes: arenaBytes };
}

/** Gives back the arenas of a thread that has ended, and its companion. */
export function releaseArena(memory: WebAssembly.Memory, thread: number): void {
  const header = headerOf(memory);
  for (let k = 1; k < headerPlaces; k++) Atomics.compareExchange(header, k, thread + 1, 0);
}

function headerOf({ buffer }: WebAssembly.Memory): Int32Array {
  return new Int32Array(buffer, 0, headerPlaces);
}

/** The first arena that nobody has. Threads are numbered from 0. */
function takeArena(header: Int32Array, thread: number): number {
  for (let k = 1; k <= mostArenas; k++)
    if (Atomics.compareExchange(header, k, 0, thread + 1) === 0) return k - 1;
  throw new RangeError('More threads look at photos than there are arenas for');
}
