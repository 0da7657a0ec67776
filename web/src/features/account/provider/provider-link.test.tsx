import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, renderApp } from '../../../testing/render-app.tsx';
import { theSettings } from '../../../testing/samples.ts';
import { unfoldAll } from '../../../testing/unfold.ts';
import { keepVisit, keptVisit } from './provider-visit.ts';

const label = 'Sign in with Moss & Sons';
const settings = { data: theSettings({ oidc: true, oidc_label: label }) };
const apart = { data: { connected: false, connected_at: null } };
const together = { data: { connected: true, connected_at: '2026-05-04T10:00:00.000Z' } };

async function openPart(answers: Answers) {
  const rendered = renderApp({
    at: '/profile',
    signedIn: true,
    answers: { 'GET /settings': settings, ...answers },
  });
  const part = await screen.findByRole('region', { name: 'Connected account' });
  await unfoldAll(rendered.user);
  return { ...rendered, part };
}

test('connecting asks for the password, goes to the provider, and remembers what for', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const begun = { authorization_url: 'https://sso.example/authorize?x=1', state: 's1' };
  const { part, user, calls } = await openPart({
    'GET /auth/provider': apart,
    'POST /auth/provider/begin': { data: begun },
  });
  expect(await within(part).findByText(label)).toBeVisible();
  await user.click(within(part).getByRole('button', { name: 'Connect your account' }));
  const dialog = screen.getByRole('dialog', { name: 'Connect your account' });
  await user.type(within(dialog).getByLabelText('Your password'), 'sturdy-77');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(begun.authorization_url));
  expect(calls.find(({ path }) => path === '/auth/provider/begin')?.body).toEqual({ password: 'sturdy-77' });
  expect(keptVisit()).toMatchObject({ state: 's1', connects: true });
});

test('what comes back connects the account that is signed in, and leads to the profile', async () => {
  const { calls, router } = renderApp({
    at: '/login?code=c1&state=s1',
    signedIn: true,
    answers: { 'GET /settings': settings, 'POST /auth/provider': together, 'GET /auth/provider': together },
  });
  keepVisit({ state: 's1', from: undefined, connects: true });
  expect(await screen.findByText('Your account is connected')).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/provider')?.body).toEqual({ code: 'c1', state: 's1' });
  expect(calls.some(({ path }) => path === '/auth/oidc/exchange')).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});

test('a refusal is shown with a way back to the profile', async () => {
  const message = 'You already sign in to another account here with that one.';
  renderApp({
    at: '/login?code=c1&state=s1',
    signedIn: true,
    answers: {
      'GET /settings': settings,
      'POST /auth/provider': { status: 409, error: { code: 'conflict', message } },
    },
  });
  keepVisit({ state: 's1', from: undefined, connects: true });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your profile' })).toBeVisible();
});

test('an answer with another state connects nothing', async () => {
  const { calls } = renderApp({
    at: '/login?code=c1&state=s2',
    signedIn: true,
    answers: { 'GET /settings': settings },
  });
  keepVisit({ state: 's1', from: undefined, connects: true });
  expect(await screen.findByText(/does not belong to a sign-in from this browser/)).toBeVisible();
  expect(calls.some(({ path }) => path === '/auth/provider')).toBe(false);
});

test('disconnecting needs the password that opens the account afterwards', async () => {
  const { part, user, calls } = await openPart({
    'GET /auth/provider': together,
    'POST /auth/provider/disconnect': apart,
  });
  expect(await within(part).findByText(/^Connected since/)).toBeVisible();
  await user.click(within(part).getByRole('button', { name: 'Disconnect' }));
  const dialog = screen.getByRole('dialog', { name: 'Disconnect your account' });
  await user.type(within(dialog).getByLabelText('Your password'), 'sturdy-77');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await within(part).findByText('Not connected')).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/provider/disconnect')?.body).toEqual({
    password: 'sturdy-77',
  });
});

test('without a provider, and where the provider alone signs people in, there is nothing to connect', async () => {
  for (const changes of [{}, { oidc: true, password_login: false }]) {
    renderApp({
      at: '/profile',
      signedIn: true,
      answers: { 'GET /settings': { data: theSettings(changes) } },
    });
    await screen.findByRole('region', { name: 'Personal tokens' });
    expect(screen.queryByRole('region', { name: 'Connected account' })).toBeNull();
    cleanup();
  }
});
