import { storageKeys } from './storage.ts';

const listeners = new Set<() => void>();

/** Calls back when Google's permission is found to be gone. Returns the way to stop listening. */
export function onGoogleAccessLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets the Google token and user of this browser. */
export function clearGoogleAccess(): void {
  localStorage.removeItem(storageKeys.googleToken);
  localStorage.removeItem(storageKeys.googleUser);
}

/** Forgets them because Google's permission is gone, and tells so. */
export function loseGoogleAccess(): void {
  clearGoogleAccess();
  for (const listener of listeners) listener();
}
