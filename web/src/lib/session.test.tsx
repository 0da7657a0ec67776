import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePastedClothes } from '../features/wardrobe/add/pasted-clothes.ts';
import { type Call, renderApp } from '../testing/render-app.tsx';
import { ada, anAccess, aPricingTier, aProfile } from '../testing/samples.ts';
import { beginSession, endSession, useSession, watchSession } from './session.ts';
import { pastedClothesKey, storageKeys } from './storage.ts';

// Otherwise what was typed last is written when the test is over.
afterEach(() => usePastedClothes.persist.clearStorage());

const bob = { ...ada, id: 'u2', username: 'bob', email: 'bob@example.org', full_name: 'Bob Reed' };

function inAnotherTab(change: () => void, key: string): void {
  const oldValue = localStorage.getItem(key);
  change();
  window.dispatchEvent(
    new StorageEvent('storage', {
      key,
      oldValue,
      newValue: localStorage.getItem(key),
      storageArea: localStorage,
    }),
  );
}

test('signing out in another tab signs this one out and empties it', async () => {
  const { router } = renderApp({ at: '/profile', signedIn: true });
  onTestFinished(watchSession({ onOtherPerson: () => undefined }));
  expect(await screen.findByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  inAnotherTab(() => localStorage.removeItem(storageKeys.token), storageKeys.token);
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: undefined, isAuthenticated: false });
});

test('somebody else signing in in another tab is followed', () => {
  renderApp({ at: '/profile', signedIn: true });
  const onOtherPerson = vi.fn();
  onTestFinished(watchSession({ onOtherPerson }));
  inAnotherTab(() => {
    localStorage.setItem(storageKeys.token, 'token-9');
    const state = { user: bob, isAuthenticated: true };
    localStorage.setItem(storageKeys.auth, JSON.stringify({ state, version: 0 }));
  }, storageKeys.auth);
  expect(onOtherPerson).toHaveBeenCalledOnce();
  expect(useSession.getState().user?.username).toBe('bob');
});

test('who signs in after somebody else sees and keeps nothing of them', async () => {
  let person = ada;
  const { user } = renderApp({
    at: '/profile',
    signedIn: true,
    answers: {
      'POST /auth/logout': { data: {} },
      'POST /auth/login': { data: anAccess(bob, 'token-2') },
      'GET /auth/me': () => ({ data: person }),
      'GET /users/profile': () => ({ data: aProfile(person) }),
      'GET /users/pricing-tier': { data: aPricingTier('free') },
    },
  });
  expect(await screen.findByDisplayValue('ada@example.org')).toBeInstanceOf(HTMLInputElement);
  for (const key of [storageKeys.chat, storageKeys.googleToken, storageKeys.googleUser]) {
    localStorage.setItem(key, 'of ada');
  }
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  person = bob;
  await user.type(await screen.findByLabelText('Username or email'), 'bob');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByDisplayValue('bob@example.org')).toBeInstanceOf(HTMLInputElement);
  expect(document.body.innerHTML).not.toMatch(/\bada\b/i);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ada/i);
});

test('a late 401 for somebody who has left does not end the session of who came after', async () => {
  let answerLate: (answer: { status: number; error: { code: string; message: string } }) => void = () =>
    undefined;
  renderApp({
    at: '/dashboard',
    signedIn: true,
    answers: {
      'GET /users/history': () => new Promise((resolve) => (answerLate = resolve)),
      'GET /auth/me': ({ headers }) => ({ data: headers.get('Authorization')?.endsWith('2') ? bob : ada }),
    },
  });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(screen.getByText('Loading your analyses')).toBeVisible());
  beginSession(bob, 'token-2');
  answerLate({ status: 401, error: { code: 'unauthorized', message: 'Please log in to continue' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useSession.getState().user?.username).toBe('bob');
});

const deadToken = { status: 401, error: { code: 'unauthorized', message: 'Please log in to continue' } };
const answersOfBoth = {
  'POST /auth/login': ({ body }: Call) => {
    const { username } = body as { username: string };
    return { data: anAccess(username === 'bob' ? bob : ada, `token-of-${username}`) };
  },
  'GET /auth/me': ({ headers }: Call) => ({ data: personOf(headers) }),
  'GET /users/profile': ({ headers }: Call) => ({ data: aProfile(personOf(headers)) }),
  'PUT /users/profile': deadToken,
  'POST /auth/logout': { data: {} },
};

function personOf(headers: Headers) {
  return headers.get('Authorization')?.endsWith('bob') ? bob : ada;
}

async function signIn(user: UserEvent, name: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username or email'), name);
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
}

test('a session that ends while something is saved says so, and what was typed is there after the next sign-in', async () => {
  const { user, router } = renderApp({ at: '/profile', signedIn: true, answers: answersOfBoth });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Ada Lovelace');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  await signIn(user, 'ada');
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeInstanceOf(HTMLInputElement);
  expect(router.state.location.pathname).toBe('/profile');
});

test('who opens the sign-in page with a token that has died meanwhile finds the form, and every other page its way there', async () => {
  const { router } = renderApp({ at: '/login', signedIn: true });
  const unsubscribe = router.subscribe(({ navigation }) => {
    // On the way to the profile, to which the sign-in page forwards who is signed in.
    if (navigation.location?.pathname !== '/profile') return;
    unsubscribe();
    endSession('expired');
  });
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await act(() => router.navigate('/wardrobe'));
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: { pathname: '/wardrobe' } },
  });
});

test('what was typed in a session that ended is for its owner alone', async () => {
  const { user } = renderApp({ at: '/profile', signedIn: true, answers: answersOfBoth });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Ada Lovelace');
  usePastedClothes.setState({ text: 'navy blazer' });
  endSession('expired');
  await signIn(user, 'bob');
  expect(await screen.findByDisplayValue('Bob Reed')).toBeInstanceOf(HTMLInputElement);
  expect([screen.queryByDisplayValue('Ada Lovelace'), usePastedClothes.getState().text]).toEqual([null, '']);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await signIn(user, 'ada');
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeInstanceOf(HTMLInputElement);
  expect(usePastedClothes.getState().text).toBe('navy blazer');
});

test('an end that another tab has found is announced here as well', async () => {
  renderApp({ at: '/profile', signedIn: true });
  onTestFinished(watchSession({ onOtherPerson: () => undefined }));
  expect(await screen.findByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  usePastedClothes.setState({ text: 'navy blazer' });
  inAnotherTab(() => {
    localStorage.setItem('session_end', 'expired');
    localStorage.removeItem(storageKeys.token);
  }, storageKeys.token);
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  beginSession(ada, 'token-3');
  expect(usePastedClothes.getState().text).toBe('navy blazer');
});

test('somebody else signing in in another tab finds every store of this one empty, and nothing of theirs is touched', () => {
  renderApp({ at: '/profile', signedIn: true });
  onTestFinished(watchSession({ onOtherPerson: () => undefined }));
  usePastedClothes.setState({ text: 'navy blazer' });
  setItemInTab();
  const theirChat = JSON.stringify({ state: { messages: [], conversationId: 'c9' }, version: 0 });
  inAnotherTab(() => {
    localStorage.setItem(storageKeys.token, 'token-9');
    localStorage.setItem(storageKeys.chat, theirChat);
    const state = { user: bob, isAuthenticated: true };
    localStorage.setItem(storageKeys.auth, JSON.stringify({ state, version: 0 }));
  }, storageKeys.auth);
  expect(usePastedClothes.getState().text).toBe('');
  expect(sessionStorage.getItem(pastedClothesKey) ?? '').not.toContain('blazer');
  expect(localStorage.getItem(storageKeys.chat)).toBe(theirChat);
});

test('a pasted list that a sleeping tab has kept is nothing for the next person', async () => {
  beginSession(ada, 'token-1');
  setItemInTab();
  useSession.setState({ user: bob, isAuthenticated: true });
  await usePastedClothes.persist.rehydrate();
  expect(usePastedClothes.getState().text).toBe('');
  useSession.setState({ user: ada, isAuthenticated: true });
  await usePastedClothes.persist.rehydrate();
  expect(usePastedClothes.getState().text).toBe('navy blazer');
});

/** As the store of Ada's tab writes it when it is hidden. */
function setItemInTab(): void {
  usePastedClothes.setState({ text: 'navy blazer', review: undefined });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(pastedClothesKey)).toContain('blazer');
}

test('the server knows for whom it renders pages from the beginning of a session to its end', () => {
  beginSession(ada, 'token-of-ada');
  expect(document.cookie).toContain('drape_page=token-of-ada');
  endSession('sign-out');
  expect(document.cookie).not.toContain('drape_');
});
