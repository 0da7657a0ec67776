import { demoAccount } from '@drape/contract/demo';
import { minuteMs } from '../../platform/clock.ts';
import type { ThrottleRule } from '../../platform/throttle.ts';

const quarter = 15 * minuteMs;

type Rules = Record<string, ThrottleRule>;

/**
 * A person who mistypes is stopped by the first rule of the account; guessing spread over addresses or accounts by the
 * others. The password of the demo account is public, so there is nothing to guess and nobody to lock out.
 */
export function signInRules(account: string, address: string): { ofAccount: Rules; ofAddress: Rules } {
  const ofAddress = { [`sign-in from ${address}`]: { limit: 200, windowMs: quarter } };
  if (account === demoAccount.username) return { ofAccount: {}, ofAddress };
  return {
    ofAccount: {
      [`sign-in ${account} ${address}`]: { limit: 10, windowMs: quarter },
      [`sign-in ${account}`]: { limit: 50, windowMs: quarter },
    },
    ofAddress,
  };
}
