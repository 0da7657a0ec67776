import { pageCookies } from '@drape/contract/wire/page-cookies';

/** The keys of the product in local storage. */
export const storageKeys = {
  token: 'auth_token',
  auth: 'auth-storage',
  chat: 'chat-storage',
  googleToken: 'google_calendar_token',
  googleUser: 'google_calendar_user',
  googleRefusal: 'google_calendar_refusal',
} as const;

/** What lasts only for the way to the identity provider and back, in session storage. */
export const providerVisitKey = 'identity_provider_visit';

/** Whether this tab has gone to the identity provider by itself, in session storage. */
export const providerRedirectKey = 'identity_provider_redirect';

/** What lasts only for the way to Google's permission and back, in session storage. */
export const googleVisitKey = 'google_calendar_visit';

/** Why the last session of this browser ended; the other tabs follow in the same way. */
export const sessionEndKey = 'session_end';

export function readToken(): string | undefined {
  return localStorage.getItem(storageKeys.token) ?? undefined;
}

/** That the person has asked for a synchronization, until it begins, in session storage. */
export const syncAskedKey = 'google_calendar_sync_asked';

/** A pasted list of clothes and its review, in session storage until the items are in the wardrobe. */
export const pastedClothesKey = 'wardrobe-pasted-clothes';

/** Which filters the wardrobe was left with, in session storage. */
export const wardrobeViewKey = 'wardrobe-view';

/** That a photo was chosen before signing in and waits to be analyzed, in session storage. */
export const waitingPhotoKey = 'waiting-photo';

/**
 * Keeps the token in a cookie too, with the time zone, so that the server can send a page with its first state.
 * Everything else goes by the token in the storage. Without a token the cookies end.
 */
export function noteForPages(token: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const age = token === undefined ? 0 : pageCookieSeconds;
  const cookies = { [pageCookies.token]: token ?? '', [pageCookies.timeZone]: zone };
  for (const [name, value] of Object.entries(cookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`;
  }
}

/** As long as a session lasts at most; a page opened later comes without its first state, once. */
const pageCookieSeconds = 30 * 24 * 60 * 60;

type StorageName = keyof typeof storageKeys;

/** Removes what a session keeps in this browser: everything, or what is named. */
export function clearStorage(names: StorageName[] = Object.keys(storageKeys) as StorageName[]): void {
  for (const name of names) localStorage.removeItem(storageKeys[name]);
  if (names.includes('token')) noteForPages(undefined);
  clearTabStorage();
}

/** Removes what a session keeps in this tab alone. */
export function clearTabStorage(): void {
  sessionStorage.removeItem(providerVisitKey);
  sessionStorage.removeItem(googleVisitKey);
  sessionStorage.removeItem(syncAskedKey);
  sessionStorage.removeItem(pastedClothesKey);
  sessionStorage.removeItem(wardrobeViewKey);
}
