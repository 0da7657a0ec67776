import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { storageKeys } from '../../lib/storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ada, anAccess, noHistory } from '../../testing/samples.ts';

const accepted = { data: anAccess(ada, 'token-2') };
const refused = { status: 401, error: { code: 'unauthorized', message: 'Wrong username or password' } };

test('a visit to a protected page leads over sign-in back to that page', async () => {
  const { router, calls, user } = renderApp({
    at: '/dashboard?tab=history',
    answers: { 'POST /auth/login': accepted, 'GET /users/history': { data: noHistory } },
  });
  await user.type(await screen.findByLabelText('Username or email'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=history');
  expect(localStorage.getItem(storageKeys.token)).toBe('token-2');
  expect(calls.find(({ path }) => path === '/auth/login')?.body).toMatchObject({
    username: 'ada',
    password: 'secret1',
    remember_me: true,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('without a remembered page a sign-in leads to the profile', async () => {
  const { user } = renderApp({ at: '/login', answers: { 'POST /auth/login': accepted } });
  await user.type(await screen.findByLabelText('Username or email'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ada Moss' })).toBeVisible();
});

test('a refused sign-in tells why, with details to unfold, and any edit clears it', async () => {
  const { router, user } = renderApp({ at: '/login', answers: { 'POST /auth/login': refused } });
  await user.type(await screen.findByLabelText('Username or email'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wrong1{Enter}');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Wrong username or password')).toBeVisible();
  await user.click(within(alert).getByText('Show details'));
  expect(within(alert).getByText('401')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('empty fields are marked at once and nothing is sent', async () => {
  const { calls, user } = renderApp({ at: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const messages = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(messages.map((item) => item.textContent)).toEqual([
    'Username or email is required',
    'Password is required',
  ]);
  expect(calls.some(({ path }) => path === '/auth/login')).toBe(false);
});

test('the demo account fills both fields', async () => {
  const { user } = renderApp({ at: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Use demo account' }));
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('demo');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo1234');
});

test('the password can be shown and hidden', async () => {
  const { user } = renderApp({ at: '/login' });
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('a 401 from any other call ends the session and leads to sign-in', async () => {
  localStorage.setItem(storageKeys.chat, 'old');
  localStorage.setItem(storageKeys.googleToken, 'old');
  renderApp({
    at: '/dashboard',
    signedIn: true,
    answers: {
      'GET /users/history': { status: 401, error: { code: 'unauthorized', message: 'Please sign in' } },
    },
  });
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  await waitFor(() =>
    expect(useSession.getState()).toMatchObject({ user: undefined, isAuthenticated: false }),
  );
  for (const key of [storageKeys.token, storageKeys.chat, storageKeys.googleToken]) {
    expect(localStorage.getItem(key)).toBeNull();
  }
});

test.each(['/login', '/register'])('who is signed in goes on from %s to where they wanted', async (at) => {
  const { router } = renderApp({ at, signedIn: true });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  await router.navigate(at, { state: { from: { pathname: '/dashboard' } } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('the way over the other form still leads to the page that was asked for', async () => {
  const { router, user } = renderApp({ at: '/dashboard' });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/dashboard' } });
});

test('where the account has a second factor, the page asks for a code and sends it along', async () => {
  const detail = [{ loc: ['body', 'code'], msg: 'Enter the code', type: 'second_factor' }];
  const { calls, user } = renderApp({
    at: '/login',
    answers: {
      'POST /auth/login': { status: 422, error: { code: 'invalid', message: 'Enter the code', detail } },
    },
  });
  await user.type(await screen.findByLabelText('Username or email'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(2));
  expect(calls.findLast(({ path }) => path === '/auth/login')?.body).toMatchObject({ code: '123456' });
});
