import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ada, anAccess, theSettings } from '../../testing/samples.ts';

async function fillIn(user: UserEvent) {
  const fields = {
    'First name': 'Ada',
    'Last name': 'Moss',
    Username: 'ada',
    Email: 'ada@example.org',
    Password: 'secret1',
    'Confirm password': 'secret1',
  };
  for (const [label, value] of Object.entries(fields)) {
    await user.type(await screen.findByLabelText(label), value);
  }
}

test('all failing rules stand in one alert, in the order of the specification', async () => {
  const { calls, user } = renderApp({ at: '/register' });
  await user.type(await screen.findByLabelText('Password'), 'abc');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const messages = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(messages.map((item) => item.textContent)).toEqual([
    'Passwords do not match',
    'Password must be at least 6 characters long',
    'Username is required',
    'Email is required',
    'First and last name are required',
  ]);
  expect(calls.some(({ path }) => path === '/auth/register')).toBe(false);
  await user.type(screen.getByLabelText('Username'), 'a');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is sent before the terms are accepted, and the box says so', async () => {
  const { calls, user } = renderApp({ at: '/register' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const terms = screen.getByRole('checkbox', { description: 'Please agree to the terms first' });
  expect(document.activeElement).toBe(terms);
  expect(calls.some(({ path }) => path === '/auth/register')).toBe(false);
  await user.click(terms);
  expect(screen.queryByText('Please agree to the terms first')).toBeNull();
});

test('each field says what it lacks until it is edited', async () => {
  const { user } = renderApp({ at: '/register' });
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  const email = screen.getByRole('textbox', { name: 'Email', description: 'Email is required' });
  const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
  expect(isMarked(email)).toBe(true);
  expect(isMarked(screen.getByLabelText('First name'))).toBe(true);
  await user.type(email, 'a');
  expect(isMarked(email)).toBe(false);
  expect(isMarked(screen.getByLabelText('First name'))).toBe(true);
});

test('a registration sends the whole payload and leads to the profile', async () => {
  const { calls, user } = renderApp({
    at: '/register',
    answers: { 'POST /auth/register': { data: anAccess(ada, 'token-3') } },
  });
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText('Country'), 'South Korea');
  await user.selectOptions(screen.getByLabelText('Gender'), 'Prefer not to say');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/auth/register')?.body).toEqual({
    username: 'ada',
    email: 'ada@example.org',
    password: 'secret1',
    confirmPassword: 'secret1',
    full_name: 'Ada Moss',
    country: 'KR',
    gender: 'prefer-not-to-say',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('problems that the server finds are listed by field', async () => {
  const detail = [{ loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'format' }];
  const { user } = renderApp({
    at: '/register',
    answers: {
      'POST /auth/register': {
        status: 422,
        error: { code: 'invalid', message: 'Some fields are not valid', detail },
      },
    },
  });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByText('Show details'));
  expect(within(alert).getByText('Some fields are not valid')).toBeVisible();
  expect(within(alert).getByText('email:').parentElement?.textContent).toBe(
    'email: Please enter a valid email address',
  );
  expect(within(alert).getByText('422')).toBeVisible();
});

test('an answer without a known token shape is reported as such', async () => {
  const { user } = renderApp({
    at: '/register',
    answers: { 'POST /auth/register': { data: { odd: 1 } } },
    offContract: ['POST /auth/register'],
  });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Invalid response structure from server')).toBeVisible();
});

test('the trial, the plan after it and the community pages are explained', async () => {
  renderApp({ at: '/register' });
  expect(await screen.findByText(/7-day premium trial, then the free plan/)).toBeVisible();
  expect(screen.getByText(/The community pages show your username/)).toBeVisible();
});

test('closed registration is explained instead of the form', async () => {
  renderApp({
    at: '/register',
    answers: { 'GET /settings': { data: theSettings({ registration: 'closed' }) } },
  });
  expect(await screen.findByText(/does not take new registrations/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Register' })).toBeNull();
});
