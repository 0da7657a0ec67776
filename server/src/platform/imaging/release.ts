/**
 * Gives the memory of a large buffer back at once. By itself it stays until the heap is next searched, and some dozens of
 * megabytes of pictures wait for that; nothing may read the buffer any more. A part of
 * one stays.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  const isAlone = buffer.byteLength === byteLength;
  if (isAlone && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}
