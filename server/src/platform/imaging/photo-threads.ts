import { availableParallelism } from 'node:os';

/** Threads that turn photos into Looks: as many as there are processors, within reason. */
export const photoThreads = Math.max(1, Math.min(8, availableParallelism()));
