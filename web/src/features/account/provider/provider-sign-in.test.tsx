import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readToken } from '../../../lib/storage.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ada, anAccess, theSettings } from '../../../testing/samples.ts';
import { keepVisit } from './provider-visit.ts';

const accepted = { data: anAccess(ada, 'token-5') };
const settings = { data: theSettings({ oidc: true }) };

test('an answer with the kept state is exchanged, and leads to the page that was asked for', async () => {
  const { calls, router } = renderApp({
    at: '/login?code=c1&state=s1',
    answers: { 'GET /settings': settings, 'POST /auth/oidc/exchange': accepted },
  });
  keepVisit({ state: 's1', from: { from: { pathname: '/camera' } } });
  expect(await screen.findByRole('heading', { name: 'Live Camera' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/oidc/exchange')?.body).toMatchObject({
    code: 'c1',
    state: 's1',
  });
  expect(router.state.location.search).toBe('');
  expect(readToken()).toBe('token-5');
});

test('another state is refused without asking the server, and the address is cleaned', async () => {
  const { calls, router } = renderApp({
    at: '/login?code=c1&state=s2',
    answers: { 'GET /settings': settings },
  });
  keepVisit({ state: 's1', from: undefined });
  expect(await screen.findByText(/does not belong to a sign-in from this browser/)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(calls.some(({ path }) => path === '/auth/oidc/exchange')).toBe(false);
});

test('a refused exchange is shown and does not count as the end of a session', async () => {
  const message = 'Signing in with the identity provider failed. Please try again.';
  renderApp({
    at: '/login?code=c1&state=s1',
    answers: {
      'GET /settings': settings,
      'POST /auth/oidc/exchange': { status: 401, error: { code: 'unauthorized', message } },
    },
  });
  keepVisit({ state: 's1', from: undefined });
  expect(await screen.findByText(message)).toBeVisible();
});

test('the button of the identity provider shows only where there is one', async () => {
  renderApp({ at: '/login', answers: { 'GET /settings': settings } });
  expect(await screen.findByRole('button', { name: 'Sign in with your identity provider' })).toBeVisible();
});

test('where the form for a password is hidden, a button shows it', async () => {
  const { user } = renderApp({
    at: '/login',
    answers: { 'GET /settings': { data: theSettings({ oidc: true, password_form: false }) } },
  });
  const reveal = await screen.findByRole('button', { name: 'Sign in with a password' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(reveal);
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with a password' })).toBeNull();
});

test('the button says what the installation calls its provider', async () => {
  const data = theSettings({ oidc: true, oidc_label: 'Sign in with Moss & Sons' });
  renderApp({ at: '/login', answers: { 'GET /settings': { data } } });
  expect(await screen.findByRole('button', { name: 'Sign in with Moss & Sons' })).toBeVisible();
});

test('where it is wished, the page goes to the provider by itself, once, and not where it is asked to stay', async () => {
  const answers = {
    'GET /settings': { data: theSettings({ oidc: true, oidc_redirect: true }) },
    'POST /auth/oidc/start': { status: 502, error: { code: 'upstream_failed', message: 'No answer' } },
  };
  const starts = ({ calls }: ReturnType<typeof renderApp>) =>
    calls.filter(({ path }) => path === '/auth/oidc/start').length;
  const staying = renderApp({ at: '/login?stay', answers });
  await screen.findByRole('button', { name: 'Sign in with your identity provider' });
  expect(starts(staying)).toBe(0);
  cleanup();
  const going = renderApp({ at: '/login', answers });
  expect(await screen.findByText('No answer')).toBeVisible();
  expect(starts(going)).toBe(1);
  cleanup();
  const again = renderApp({ at: '/login', answers });
  await screen.findByRole('button', { name: 'Sign in with your identity provider' });
  expect(starts(again)).toBe(0);
});

test('where the provider alone signs people in, the page asks for no password', async () => {
  renderApp({
    at: '/login',
    answers: { 'GET /settings': { data: theSettings({ oidc: true, password_login: false }) } },
  });
  expect(await screen.findByRole('button', { name: 'Sign in with your identity provider' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
