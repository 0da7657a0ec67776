import { setTimeout as sleep } from 'node:timers/promises';

export type Readiness = {
  isReady(): boolean;
  /** Says from now on that this process is going, and leaves proxies the time to notice before it stops listening. */
  leave(graceMs: number): Promise<void>;
};

export function createReadiness(): Readiness {
  let leaving = false;
  return {
    isReady: () => !leaving,
    async leave(graceMs) {
      leaving = true;
      if (graceMs > 0) await sleep(graceMs);
    },
  };
}
