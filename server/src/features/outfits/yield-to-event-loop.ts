import { setImmediate } from 'node:timers/promises';

/** Lets waiting requests through between the searches of a long plan. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
