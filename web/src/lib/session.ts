import type { User } from '@drape/contract/account/account';
import { create, type StateCreator, type StoreMutatorIdentifier } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { unsigned } from './kept-address.ts';
import {
  clearStorage,
  clearTabStorage,
  noteForPages,
  readToken,
  sessionEndKey,
  storageKeys,
} from './storage.ts';

type AuthState = { user: User | undefined; isAuthenticated: boolean };
/** `leaving` while the way to /login is under way, so that no guard sends there on its own. */
type SessionState = AuthState & { leaving: boolean };

const signedOut: AuthState = { user: undefined, isAuthenticated: false };

/** A page that the server rendered was rendered for this session, so that the app takes it over with what was kept. */
const keptFromTheStart =
  <State, Mutators extends [StoreMutatorIdentifier, unknown][] = []>(
    create: StateCreator<State, [], Mutators>,
  ): StateCreator<State, [], Mutators> =>
  (set, get, api) => {
    const state = create(set, get, api);
    api.getInitialState = api.getState;
    return state;
  };

export const useSession = create<SessionState>()(
  keptFromTheStart(
    persist((): SessionState => ({ ...signedOut, leaving: false }), {
      name: storageKeys.auth,
      storage: createJSONStorage<AuthState>(() => localStorage, { replacer: unsigned }),
      partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
    }),
  ),
);

/**
 * Why a session ended: the person left here or in another tab, the token is dead, or somebody else takes over, here
 * (`elsewhere`) or in another tab (`taken over`). What all tabs share is the other person's by then.
 */
export type SessionEnd = 'sign-out' | 'expired' | 'elsewhere' | 'taken over';

const listeners = new Set<(reason: SessionEnd) => void>();
const beginners = new Set<() => void>();

/** Calls back when a session ends, so that nothing of it stays behind. Returns the way to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when a session has begun. */
export function onSessionBegin(listener: () => void): void {
  beginners.add(listener);
}

/** Begins a session; nothing of somebody who was signed in before stays behind. */
export function beginSession(user: User, token: string): void {
  const current = useSession.getState();
  if (current.isAuthenticated && current.user?.id !== user.id) {
    // The token is overwritten, never missing: other tabs would take its absence for a sign-out.
    clearStorage(['chat', 'googleToken', 'googleUser', 'googleRefusal']);
    for (const listener of listeners) listener('elsewhere');
  }
  localStorage.setItem(storageKeys.token, token);
  noteForPages(token);
  localStorage.removeItem(sessionEndKey);
  useSession.setState({ user, isAuthenticated: true, leaving: false });
  for (const listener of beginners) listener();
}

/** Clears the token, the user, the chat, the Google tokens and, through the listeners, every cache. */
export function endSession(reason: SessionEnd): void {
  clearStorage();
  if (reason === 'expired') localStorage.setItem(sessionEndKey, reason);
  else localStorage.removeItem(sessionEndKey);
  useSession.setState({ leaving: reason !== 'elsewhere' });
  for (const listener of listeners) listener(reason);
  useSession.setState(signedOut);
}

/** Tells the guards that a public page has been reached. */
export function finishLeaving(): void {
  useSession.setState({ leaving: false });
}

/** Takes a new state of the signed-in user (a changed name, a changed role) into the session. */
export function updateUser(user: User): void {
  if (useSession.getState().user?.id === user.id) useSession.setState({ user });
}

type OtherTab = { onOtherPerson(): void };

/**
 * Follows sign-in and sign-out in other tabs, and mends a stored user whose token is gone. `onOtherPerson` is called
 * when somebody else has signed in there, with every store of this tab empty: whatever it still shows is not theirs.
 */
export function watchSession({ onOtherPerson }: OtherTab): () => void {
  if (useSession.getState().isAuthenticated && readToken() === undefined) endSession('elsewhere');
  noteForPages(readToken());
  const follow = (event: StorageEvent) => {
    const watched: (string | null)[] = [storageKeys.token, storageKeys.auth, null];
    if (!watched.includes(event.key)) return;
    const before = useSession.getState();
    if (readToken() === undefined) {
      const hasExpired = localStorage.getItem(sessionEndKey) === 'expired';
      if (before.isAuthenticated) endSession(hasExpired ? 'expired' : 'sign-out');
      return;
    }
    void useSession.persist.rehydrate();
    const { user } = useSession.getState();
    if (before.user === undefined || before.user.id === user?.id) return;
    for (const listener of listeners) listener('taken over');
    clearTabStorage();
    onOtherPerson();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
