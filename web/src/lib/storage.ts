/** The keys of the product in local storage. */
export const storageKeys = {
  token: 'auth_token',
  auth: 'auth-storage',
  chat: 'chat-storage',
  googleToken: 'google_calendar_token',
  googleUser: 'google_calendar_user',
} as const;

export function readToken(): string | undefined {
  return localStorage.getItem(storageKeys.token) ?? undefined;
}

/** Removes everything of a session from this browser. */
export function clearStorage(): void {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
}
