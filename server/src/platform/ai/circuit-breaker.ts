import { type Clock, secondMs } from '../clock.ts';
import { AiFailure, type AiFailureReason } from './ai-failure.ts';

/** Failures that say something about the endpoint rather than about one answer. */
const endpointTroubles: AiFailureReason[] = [
  'timeout',
  'unreachable',
  'unauthorized',
  'rate_limited',
  'server_error',
];
const failuresToOpen = 3;
const restMs = 30 * secondMs;

export type BreakerState = {
  state: 'closed' | 'resting' | 'trial';
  until: string | null;
  lastFailure: string | null;
};

export type CircuitBreaker = {
  /** Throws `resting` while the endpoint rests; lets a single trial through after that. */
  enter(): void;
  succeeded(): void;
  failed(failure: AiFailure): void;
  state(): BreakerState;
};

/** Stops asking an endpoint that failed three times in a row, for half a minute, so that nobody waits for it in vain. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restsUntil: number | undefined;
  let trying = false;
  let lastFailure: string | null = null;

  const stateNow = () => {
    if (restsUntil === undefined) return 'closed';
    const left = restsUntil - clock.now().getTime();
    // More than a whole rest is left only after the clock was set back.
    return trying || (left > 0 && left <= restMs) ? 'resting' : 'trial';
  };
  const close = () => {
    failures = 0;
    restsUntil = undefined;
  };
  return {
    enter() {
      if (stateNow() === 'resting') {
        throw new AiFailure(
          'resting',
          `Not asked after ${failures} failures in a row, the last: ${lastFailure}`,
        );
      }
      trying = restsUntil !== undefined;
    },
    succeeded() {
      trying = false;
      close();
    },
    failed(failure) {
      const wasTrial = trying;
      trying = false;
      if (failure.reason === 'cancelled') return;
      if (!endpointTroubles.includes(failure.reason)) return close();
      failures += 1;
      lastFailure = failure.message;
      if (wasTrial || failures >= failuresToOpen) restsUntil = clock.now().getTime() + restMs;
    },
    state() {
      const until = restsUntil === undefined ? null : new Date(restsUntil).toISOString();
      return { state: stateNow(), until, lastFailure };
    },
  };
}
