import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

test('a link of a mail sets a new password', async () => {
  const { calls, user } = renderApp({
    at: '/reset-password?token=once',
    answers: { 'POST /auth/reset-password': { data: {} } },
  });
  await user.type(await screen.findByLabelText('New password'), 'violet-lamp');
  await user.type(screen.getByLabelText('Confirm password'), 'violet-lamp');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login');
  expect(calls.find(({ path }) => path === '/auth/reset-password')?.body).toEqual({
    token: 'once',
    password: 'violet-lamp',
  });
});

test('passwords that differ or are short are told before anything is sent', async () => {
  const { calls, user } = renderApp({ at: '/reset-password?token=once' });
  await user.type(await screen.findByLabelText('New password'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
  expect(calls.some(({ path }) => path === '/auth/reset-password')).toBe(false);
});

test('asking for a link answers the same whether the account exists or not', async () => {
  const { user } = renderApp({
    at: '/forgot-password',
    answers: { 'POST /auth/forgot-password': { data: {} }, 'GET /settings': { data: { mail: true } } },
  });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If an account belongs to ada@example.org/)).toBeTruthy();
});

test('without mail the page says who can help instead', async () => {
  renderApp({ at: '/forgot-password', answers: { 'GET /settings': { data: { mail: false } } } });
  expect(await screen.findByText(/an administrator can make the link/)).toBeTruthy();
});
