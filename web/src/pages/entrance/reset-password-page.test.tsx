import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { theSettings } from '../../testing/samples.ts';

test('a link is asked for, and the answer is the same for every address', async () => {
  const { calls, user } = renderApp({
    at: '/forgot-password',
    answers: {
      'GET /settings': { data: theSettings({ mail: true }) },
      'POST /auth/forgot-password': { data: {} },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(within(screen.getByRole('alert')).getByText('Email is required')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
  expect(
    await screen.findByText('If an account with this email exists, a link is on its way.'),
  ).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/forgot-password')?.body).toEqual({
    email: 'ada@example.org',
  });
});

test('without mail the operator is named instead', async () => {
  const operator = { name: 'Moss & Sons', email: 'help@moss.example' };
  renderApp({ at: '/forgot-password', answers: { 'GET /settings': { data: theSettings({ operator }) } } });
  expect(await screen.findByRole('link', { name: 'help@moss.example' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('a new password is checked here, set there, and leads to login', async () => {
  const { calls, user } = renderApp({
    at: '/reset-password?token=abc',
    answers: { 'POST /auth/reset-password': { data: {} } },
  });
  await user.type(await screen.findByLabelText('New password'), 'tiny');
  await user.type(screen.getByLabelText('Confirm new password'), 'tinier{Enter}');
  const messages = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(messages.map((item) => item.textContent)).toEqual([
    'Passwords do not match',
    'Password must be at least 6 characters long',
  ]);
  for (const label of ['New password', 'Confirm new password']) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), 'sturdy-88');
  }
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Your new password is set. You can log in with it now.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/reset-password')?.body).toEqual({
    token: 'abc',
    password: 'sturdy-88',
  });
});

test('invited people are welcomed', async () => {
  renderApp({ at: '/reset-password?token=abc&invited=1' });
  expect(await screen.findByRole('heading', { name: 'Welcome to Drape' })).toBeVisible();
  expect(screen.getByLabelText('New password')).toBeVisible();
});

test('a used link is explained in the words of the server', async () => {
  const message = 'This link has been used or is too old. Please ask for a new one.';
  const { user } = renderApp({
    at: '/reset-password?token=old',
    answers: { 'POST /auth/reset-password': { status: 404, error: { code: 'not_found', message } } },
  });
  await user.type(await screen.findByLabelText('New password'), 'sturdy-88');
  await user.type(screen.getByLabelText('Confirm new password'), 'sturdy-88{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a link without its token is reported at once', async () => {
  renderApp({ at: '/reset-password' });
  expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
});
