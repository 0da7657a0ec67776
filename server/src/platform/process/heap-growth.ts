import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Memory of the machine or container, in bytes, from which on speed is worth some hundred megabytes. */
const roomy = 2 * 2 ** 30;

/**
 * Lets the heaps of all threads grow to three times of what is in use before they are collected, where there is room.
 * Photos are large buffers outside of the heap, which count towards its limit: by itself V8 searches the whole heap of
 * the server and that of a worker once for every photo, which takes about a sixth of the photo's time.
 */
export function letHeapsGrow(): void {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  if (Math.min(limit, totalmem()) >= roomy) setFlagsFromString('--heap-growing-percent=200');
}
