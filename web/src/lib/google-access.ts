import { storageKeys } from './storage.ts';

/** Why Google does not show the calendar: its API is off, permission is missing or gone, or a limit is reached. */
export const googleRefusals = ['api', 'permission', 'gone', 'limit'] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

/** `quiet` where nobody has asked for the call that found out. */
type Loss = { quiet: boolean };

const listeners = new Set<(loss: Loss) => void>();
let quietWork = 0;

/** Calls back when Google's permission is found to be gone. Returns the way to stop listening. */
export function onGoogleAccessLost(listener: (loss: Loss) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Work that nobody has asked for: a refusal on the way leads nowhere. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  quietWork += 1;
  try {
    return await work();
  } finally {
    quietWork -= 1;
  }
}

/** What Google refused last, until it shows the calendar again. */
export function readRefusal(): GoogleRefusal | undefined {
  const kept = localStorage.getItem(storageKeys.googleRefusal);
  return googleRefusals.find((refusal) => refusal === kept);
}

export function keepRefusal(refusal: GoogleRefusal): void {
  localStorage.setItem(storageKeys.googleRefusal, refusal);
}

export function forgetRefusal(): void {
  localStorage.removeItem(storageKeys.googleRefusal);
}

/** Forgets the Google token and user of this browser. */
export function clearGoogleAccess(): void {
  localStorage.removeItem(storageKeys.googleToken);
  localStorage.removeItem(storageKeys.googleUser);
}

/** Forgets them because Google's permission is gone, remembers why, and tells so. */
export function loseGoogleAccess(refusal: GoogleRefusal = 'gone'): void {
  clearGoogleAccess();
  keepRefusal(refusal);
  for (const listener of listeners) listener({ quiet: quietWork > 0 });
}
