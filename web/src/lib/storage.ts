/** The keys of the product in local storage. */
export const storageKeys = {
  token: 'auth_token',
  auth: 'auth-storage',
  chat: 'chat-storage',
  googleToken: 'google_calendar_token',
  googleUser: 'google_calendar_user',
} as const;

/** What lasts only for the way to the identity provider and back, in session storage. */
export const providerVisitKey = 'identity_provider_visit';

/** What lasts only for the way to Google's permission and back, in session storage. */
export const googleVisitKey = 'google_calendar_visit';

export function readToken(): string | undefined {
  return localStorage.getItem(storageKeys.token) ?? undefined;
}

/** A pasted list of clothes and its review, in session storage until the items are in the wardrobe. */
export const pastedClothesKey = 'wardrobe-pasted-clothes';

type StorageName = keyof typeof storageKeys;

/** Removes what a session keeps in this browser: everything, or what is named. */
export function clearStorage(names: StorageName[] = Object.keys(storageKeys) as StorageName[]): void {
  for (const name of names) localStorage.removeItem(storageKeys[name]);
  sessionStorage.removeItem(providerVisitKey);
  sessionStorage.removeItem(googleVisitKey);
  sessionStorage.removeItem(pastedClothesKey);
}
