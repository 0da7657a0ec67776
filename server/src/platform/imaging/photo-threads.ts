import { availableParallelism } from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Threads that turn photos into Looks: as many as there are processors, within reason. */
export const photoThreads = Math.max(1, Math.min(8, availableParallelism()));

const beginWarm = 'photo threads begin warm';

/** Threads for photos that start from now on warm up before they take their first. */
export const letThreadsBeginWarm = (): void => setEnvironmentData(beginWarm, true);

export const threadsBeginWarm = (): boolean => getEnvironmentData(beginWarm) === true;
