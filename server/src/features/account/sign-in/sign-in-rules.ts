import { minuteMs } from '../../../platform/clock.ts';
import type { ThrottleRule } from '../../../platform/throttle.ts';

const quarter = 15 * minuteMs;

type Rules = Record<string, ThrottleRule>;

export type SignInAttempt = {
  /** The id of the account that is meant, however it was named; the name if there is no such account. */
  account: string;
  /** The account of visitors, whose password is public. */
  isDemo: boolean;
  network: string;
  /** The browser, where the account has signed in from it before. */
  device: string | undefined;
};

/**
 * A person who mistypes is stopped by the first rule of the account; guessing spread over networks or accounts by the
 * others. A browser that is known has guesses of its own, which nobody else can use up. The password of the demo account
 * is public, so there is nothing to guess and nobody to lock out.
 */
export function signInRules({ account, isDemo, network, device }: SignInAttempt): {
  ofAccount: Rules;
  ofNetwork: Rules;
} {
  if (device !== undefined)
    return {
      ofAccount: { [`sign-in ${account} device ${device}`]: { limit: 10, windowMs: quarter } },
      ofNetwork: {},
    };
  const ofNetwork = { [`sign-in from ${network}`]: { limit: 200, windowMs: quarter } };
  if (isDemo) return { ofAccount: {}, ofNetwork };
  return {
    ofAccount: {
      [`sign-in ${account} ${network}`]: { limit: 10, windowMs: quarter },
      [`sign-in ${account}`]: { limit: 50, windowMs: quarter },
    },
    ofNetwork,
  };
}
