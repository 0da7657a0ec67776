import { photoThreads } from './imaging/photo-threads.ts';

/** What passwords, files and compressed answers share. */
const ownThreads = 4;
/** What a photo's worker encodes at the same time. */
const threadsPerPhoto = 2;

/**
 * Decoding photos, hashing passwords and reading files take their threads from one pool of the process, four by
 * default. It is made large enough that photos, of which the analyser bounds the number, leave some to the rest. The
 * pool is made when it is first used, so this module is imported before all others.
 */
process.env.UV_THREADPOOL_SIZE ??= String(ownThreads + threadsPerPhoto * photoThreads);
