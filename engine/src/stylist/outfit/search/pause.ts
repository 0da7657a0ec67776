/** Called between searches of a long plan, so that the caller can do something else meanwhile. */
export type Pause = () => Promise<void>;

export const noPause: Pause = () => Promise.resolve();
