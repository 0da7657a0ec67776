import { closeSync, openSync, readSync } from 'node:fs';
import { widened } from '../half-floats.ts';

/** Numbers of a file in the format safetensors, 16 bits each: read part by part, so that none of it stays in memory. */
export type Safetensors = {
  /** All numbers of a tensor, row by row. */
  read(name: string): Float32Array;
  row(name: string, row: number): Float32Array;
  close(): void;
};

type Entry = { dtype: string; shape: number[]; data_offsets: [number, number] };

const lengthBytes = 8;
const halfBytes = 2;

/** Opens a file; throws where a tensor that is asked for is missing or does not have 16 bits a number. */
export function openSafetensors(path: string): Safetensors {
  const file = openSync(path, 'r');
  const bytesAt = (from: number, count: number) => {
    const bytes = new Uint8Array(count);
    readSync(file, bytes, 0, count, from);
    return bytes;
  };
  const headerBytes = Number(new DataView(bytesAt(0, lengthBytes).buffer).getBigUint64(0, true));
  const header: Record<string, Entry> = JSON.parse(
    new TextDecoder().decode(bytesAt(lengthBytes, headerBytes)),
  );
  const start = lengthBytes + headerBytes;
  const entry = (name: string) => {
    const found = header[name];
    if (found?.dtype !== 'F16') throw new Error(`${path} has no tensor ${name} of 16 bits`);
    return found;
  };
  const numbersAt = (from: number, count: number) =>
    widened(new Uint16Array(bytesAt(start + from, halfBytes * count).buffer));
  return {
    read(name) {
      const [from, to] = entry(name).data_offsets;
      return numbersAt(from, (to - from) / halfBytes);
    },
    row(name, row) {
      const { shape, data_offsets } = entry(name);
      const columns = shape[1] ?? 1;
      return numbersAt(data_offsets[0] + halfBytes * row * columns, columns);
    },
    close: () => closeSync(file),
  };
}
