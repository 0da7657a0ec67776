import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, dayMs } from '../clock.ts';
import type { Secrets } from '../crypto.ts';

const purpose = 'file address';

/** When the ways into an account were last ended; null for never. Addresses of its files hold until the next time. */
export type AccessRenewal = string | null;

export type SignedAddresses = {
  /**
   * An address below `/api` that stays the same for a day, works for one to two days, and ends with the access of the
   * owner. Without a given renewal, it is that of the person for whom the work is done.
   */
  of(key: string, renewedAt?: AccessRenewal): string;
  allows(key: string, expires: string, signature: string, renewedAt: AccessRenewal): boolean;
  /** Does work for a person: addresses of files are made for the owner alone, and by whatever presents them. */
  workingFor<T>(renewedAt: AccessRenewal, work: () => T): T;
};

export function createSignedAddresses({
  secrets,
  clock,
}: {
  secrets: Secrets;
  clock: Clock;
}): SignedAddresses {
  const renewal = new AsyncLocalStorage<AccessRenewal>();
  const signed = (key: string, expires: string, renewedAt: AccessRenewal) =>
    `${key}\n${expires}\n${renewedAt ?? ''}`;
  return {
    of(key, renewedAt = renewal.getStore() ?? null) {
      const expires = String((Math.floor(clock.now().getTime() / dayMs) + 2) * dayMs);
      const signature = secrets.sign(purpose, signed(key, expires, renewedAt));
      return `/api/files/${key}?${new URLSearchParams({ expires, signature })}`;
    },
    allows(key, expires, signature, renewedAt) {
      if (!/^\d{1,15}$/.test(expires) || Number(expires) <= clock.now().getTime()) return false;
      return secrets.verify(purpose, signed(key, expires, renewedAt), signature);
    },
    workingFor: (renewedAt, work) => renewal.run(renewedAt, work),
  };
}
