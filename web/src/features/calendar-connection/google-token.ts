import type { GoogleTokenRecord } from '@drape/contract/calendar/google-calendar';
import { storageKeys } from '../../lib/storage.ts';

export type GoogleUser = { email: string; name: string };

function readRecord(key: string): Record<string, unknown> | undefined {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The access token of this browser. One past its expiry is dropped and counts as none. */
export function storedToken(now = Date.now()): string | undefined {
  const { access_token, expires_at } = readRecord(storageKeys.googleToken) ?? {};
  if (typeof access_token === 'string' && typeof expires_at === 'number' && expires_at > now) {
    return access_token;
  }
  localStorage.removeItem(storageKeys.googleToken);
  return undefined;
}

export function storedRecord(): GoogleTokenRecord | undefined {
  return storedToken() === undefined
    ? undefined
    : (readRecord(storageKeys.googleToken) as GoogleTokenRecord | undefined);
}

export function storeToken(record: GoogleTokenRecord): void {
  localStorage.setItem(storageKeys.googleToken, JSON.stringify(record));
}

export function storedUser(): GoogleUser | undefined {
  const { email, name } = readRecord(storageKeys.googleUser) ?? {};
  return typeof email === 'string' ? { email, name: typeof name === 'string' ? name : '' } : undefined;
}

export function storeUser(user: GoogleUser): void {
  localStorage.setItem(storageKeys.googleUser, JSON.stringify(user));
}
