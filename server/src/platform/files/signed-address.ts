import { type Clock, dayMs } from '../clock.ts';
import type { Secrets } from '../crypto.ts';

const purpose = 'file address';

export type SignedAddresses = {
  /** An address below `/api` that stays the same for a day and works for one to two days. */
  of(key: string): string;
  allows(key: string, expires: string, signature: string): boolean;
};

export function createSignedAddresses({
  secrets,
  clock,
}: {
  secrets: Secrets;
  clock: Clock;
}): SignedAddresses {
  return {
    of(key) {
      const expires = String((Math.floor(clock.now().getTime() / dayMs) + 2) * dayMs);
      const signature = secrets.sign(purpose, `${key}\n${expires}`);
      return `/api/files/${key}?${new URLSearchParams({ expires, signature })}`;
    },
    allows(key, expires, signature) {
      if (!/^\d{1,15}$/.test(expires) || Number(expires) <= clock.now().getTime()) return false;
      return secrets.verify(purpose, `${key}\n${expires}`, signature);
    },
  };
}
