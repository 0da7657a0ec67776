import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { ada, aPricingTier, aProfile } from '../testing/samples.ts';
import { beginSession, useSession, watchSession } from './session.ts';
import { storageKeys } from './storage.ts';

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
  expect(await screen.findByRole('heading', { name: 'Ada Moss' })).toBeTruthy();
  inAnotherTab(() => localStorage.removeItem(storageKeys.token), storageKeys.token);
  expect(await screen.findByRole('form', { name: 'Login' })).toBeTruthy();
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
      'POST /auth/login': { data: { user_info: bob, access_token: 'token-2' } },
      'GET /auth/me': () => ({ data: person }),
      'GET /users/profile': () => ({ data: aProfile(person) }),
      'GET /users/pricing-tier': { data: aPricingTier('free') },
    },
  });
  expect(await screen.findByDisplayValue('ada@example.org')).toBeTruthy();
  for (const key of [storageKeys.chat, storageKeys.googleToken, storageKeys.googleUser]) {
    localStorage.setItem(key, 'of ada');
  }
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  person = bob;
  await user.type(await screen.findByLabelText('Username or email'), 'bob');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByDisplayValue('bob@example.org')).toBeTruthy();
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
  await waitFor(() => expect(screen.getByText('Loading your analyses')).toBeTruthy());
  beginSession(bob, 'token-2');
  answerLate({ status: 401, error: { code: 'unauthorized', message: 'Please log in to continue' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useSession.getState().user?.username).toBe('bob');
});
