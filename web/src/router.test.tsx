import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSession } from './lib/session.ts';
import { storageKeys } from './lib/storage.ts';
import { pageAddresses } from './page-addresses.ts';
import { pages } from './router.tsx';
import { renderApp } from './testing/render-app.tsx';

test('an unknown page says so, links home and logs its path', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderApp({ at: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('/no/such/page')));
});

test('the addresses that the server knows are those of the routes', () => {
  expect(pages.map(({ path }) => path)).toEqual([...pageAddresses, '*']);
});

test.each([
  '/upload',
  '/camera',
  '/profile',
  '/dashboard',
  '/calendar-connect',
  '/calendar-view',
  '/wardrobe',
  '/outfits',
  '/outfits/build',
  '/admin',
  '/week',
  '/trips',
  '/trips/t1',
  '/analysis/a1',
])('%s sends visitors to sign-in', async (at) => {
  const { router } = renderApp({ at });
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toMatchObject({ from: { pathname: at } });
});

test('signing out revokes the token and leaves nothing behind', async () => {
  const { calls, router, user } = renderApp({
    at: '/profile',
    signedIn: true,
    answers: { 'POST /auth/logout': { data: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'User menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'User menu' }));
  await user.click(menu.getByRole('button', { name: 'Sign out' }));
  const logout = calls.find(({ path }) => path === '/auth/logout');
  expect(logout?.headers.get('Authorization')).toBe('Bearer token-1');
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toBeNull();
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: undefined, isAuthenticated: false });
});

test('visitors are offered Home, Login and Get Started', async () => {
  renderApp({ at: '/login' });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  expect(main.textContent).toBe('HomeLoginGet Started');
});
