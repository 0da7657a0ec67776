import { minuteMs } from '../../platform/clock.ts';
import type { ThrottleRule } from '../../platform/throttle.ts';

const quarter = 15 * minuteMs;

/** A person who mistypes is stopped by the first rule; guessing spread over addresses or accounts by the others. */
export function signInRules(account: string, address: string): Record<string, ThrottleRule> {
  return {
    [`sign-in ${account} ${address}`]: { limit: 10, windowMs: quarter },
    [`sign-in ${account}`]: { limit: 50, windowMs: quarter },
    [`sign-in from ${address}`]: { limit: 200, windowMs: quarter },
  };
}
