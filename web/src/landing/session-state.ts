import type { User } from '@drape/contract/account/account';
import { addressOf } from '@drape/contract/wire/client';
import { paths } from '@drape/contract/wire/paths';
import { apiBase } from '../lib/api-base.ts';
import { shownAddress } from '../lib/kept-address.ts';
import { clearStorage, readToken, storageKeys } from '../lib/storage.ts';

type StoredUser = Pick<User, 'username' | 'email' | 'avatar' | 'role'>;

const listeners = new Set<() => void>();

export function isSignedIn(): boolean {
  return readToken() !== undefined && storedUser() !== undefined;
}

/** Calls back when the session of this browser begins or ends. Returns the way to stop. */
export function watchSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user as the app's store keeps it, read without the store. */
function storedUser(): StoredUser | undefined {
  try {
    const { state } = JSON.parse(localStorage.getItem(storageKeys.auth) ?? '');
    return state?.isAuthenticated && typeof state.user?.username === 'string' ? state.user : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the menu of a visitor or of the signed-in person, with name, address and picture. */
export function showSession(): void {
  const user = isSignedIn() ? storedUser() : undefined;
  document.documentElement.dataset.session = user ? (user.role === 'admin' ? 'admin' : 'member') : 'visitor';
  for (const listener of listeners) listener();
  fill('[data-user-name]', user?.username ?? '');
  fill('[data-user-email]', user?.email ?? '');
  fill('[data-user-initial]', user?.username.charAt(0) ?? '');
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-user-avatar]')) {
    const address = user?.avatar ? shownAddress(user.avatar) : undefined;
    image.hidden = address === undefined;
    if (address) image.src = address;
  }
}

function fill(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
}

/** Follows sign-in and sign-out in other tabs and on the way back to this page. */
export function followSession(): void {
  window.addEventListener('storage', showSession);
  window.addEventListener('pageshow', ({ persisted }) => persisted && showSession());
}

/** Ends the session here at once and revokes its token behind it. */
export function signOut(): void {
  const token = readToken();
  const { method } = paths.logout;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  fetch(apiBase + addressOf(paths.logout), { method, headers, keepalive: true }).catch(() => undefined);
  clearStorage();
  void import('../lib/forget-kept.ts').then(({ forgetKept }) => forgetKept('left'));
  showSession();
}
