/**
 * Buffers from a quarter of a megabyte on (pictures, tensors, uploads) are mapped by themselves and given back when they
 * are freed. By itself glibc raises that bound to 32 MB as it goes, and keeps them in an arena for each thread.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Megabytes of a half of the young generation: without it the main thread has committed 211 MB when all is loaded, with it 117. */
const heap = ['--max-semi-space-size=4'];

/**
 * Begins this process again, with its number and its streams, under settings that only a start can give. Nothing happens
 * where an operator has set the allocator, outside of Linux, and for a child that talks to its parent (`node --watch`),
 * which a process that begins again no longer hears.
 */
export function takeLittleMemory(): void {
  const isSet = Object.keys(allocator).some((name) => process.env[name] !== undefined);
  if (isSet || process.platform !== 'linux' || process.channel || !process.execve) return;
  process.execve(
    process.execPath,
    [process.execPath, ...heap, ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      ...allocator,
    },
  );
}
