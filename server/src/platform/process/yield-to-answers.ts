import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** A third of what the thread that answers requests gets of a processor, where both want it. */
const niceness = 5;

/**
 * Imported by the modules of threads that work through photos and files, so that requests are answered before them. On
 * Linux a thread has a priority of its own; elsewhere it would be that of the whole process, which stays as it is.
 */
if (!isMainThread && process.platform === 'linux') setPriority(niceness);
