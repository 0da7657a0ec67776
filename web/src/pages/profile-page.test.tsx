import type { Profile } from '@drape/contract/profile/profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../lib/session.ts';
import { type Answers, renderApp } from '../testing/render-app.tsx';
import { aPricingTier, aProfile, theSettings } from '../testing/samples.ts';
import { unfoldAll } from '../testing/unfold.ts';

function open(answers: Answers = {}) {
  return renderApp({ at: '/profile', signedIn: true, answers });
}

function saving(profile: Profile): Answers {
  let stored = profile;
  return {
    'GET /users/profile': () => ({ data: stored }),
    'PUT /users/profile': ({ body }) => {
      stored = { ...stored, ...(body as Partial<Profile>), version: stored.version + 1 };
      return { data: stored };
    },
  };
}

test('only what was changed is sent, with its version, and the name appears everywhere', async () => {
  const { calls, user } = open(saving(aProfile({ version: 3 })));
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await user.clear(name);
  await user.type(name, 'Ada Lovelace');
  await user.selectOptions(screen.getByLabelText('Units'), 'metric');
  await user.click(screen.getByRole('switch', { name: 'Show my username on the community pages' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    full_name: 'Ada Lovelace',
    units: 'metric',
    community: false,
    version: 3,
  });
  expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  expect(useSession.getState().user?.full_name).toBe('Ada Lovelace');
});

test('the email is shown and cannot be edited', async () => {
  open();
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.disabled]).toEqual(['ada@example.org', true]);
});

test('a taken username is shown at its field, and the input stays', async () => {
  const { user } = open({
    'PUT /users/profile': {
      status: 409,
      error: { code: 'conflict', message: 'This username is already taken' },
    },
  });
  const username = await screen.findByLabelText<HTMLInputElement>('Username');
  await user.clear(username);
  await user.type(username, 'Bea{Enter}');
  expect(await screen.findByText('This username is already taken')).toBeVisible();
  expect(username.getAttribute('aria-invalid')).toBe('true');
  expect(username.value).toBe('Bea');
});

test('a stale version brings in what was stored meanwhile and keeps the edit', async () => {
  let version = 1;
  const { user } = open({
    'GET /users/profile': () => ({ data: aProfile({ version, home_town: version === 1 ? null : 'Leeds' }) }),
    'PUT /users/profile': () => {
      version = 2;
      return { status: 409, error: { code: 'conflict', message: 'This was changed somewhere else' } };
    },
  });
  await user.type(await screen.findByLabelText('Name'), '!{Enter}');
  const notice = await screen.findByText('This was changed somewhere else');
  expect(notice.closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Home town').value).toBe('Leeds');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Moss!');
});

test('problems of a 422 stand at their fields', async () => {
  const detail = [{ loc: ['body', 'full_name'], msg: 'First and last name are required', type: 'too_small' }];
  const { user } = open({
    'PUT /users/profile': { status: 422, error: { code: 'invalid', message: 'Not valid', detail } },
  });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('First and last name are required')).toBeVisible();
  expect(document.activeElement).toBe(name);
});

test('a time zone is found by typing and chosen by keyboard', async () => {
  const { calls, user } = open(saving(aProfile()));
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.click(zone);
  await user.type(zone, 'tokyo');
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Asia/Tokyo']);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ time_zone: 'Asia/Tokyo' }),
  );
});

test('unsaved changes are asked about before they are left behind', async () => {
  const { router, user } = open();
  await user.type(await screen.findByLabelText('Home town'), 'York');
  await user.click(screen.getByRole('link', { name: 'Connect a calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Home town').value).toBe('York');
  await user.click(screen.getByRole('link', { name: 'Connect a calendar' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Connect Your Calendar' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/calendar-connect');
});

test('signing out is not held up by unsaved changes', async () => {
  const { user } = open({ 'POST /auth/logout': { data: {} } });
  await user.type(await screen.findByLabelText('Home town'), 'York');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
});

test('a chosen picture is sent, and a refusal is shown', async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const { calls, user } = open({
    'POST /users/profile/avatar': {
      status: 415,
      error: { code: 'unsupported_media', message: 'This file is no picture that can be read' },
    },
  });
  const file = new File(['text'], 'me.png', { type: 'image/png' });
  const picture = await screen.findByLabelText('Picture of you');
  await unfoldAll(user);
  await user.upload(picture, file);
  expect(await screen.findByText('This file is no picture that can be read')).toBeVisible();
  expect(calls.find(({ path }) => path === '/users/profile/avatar')?.body).toBeInstanceOf(FormData);
});

test('the plan card tells the days of the trial, and whom to ask for Pro', async () => {
  const end = new Date(Date.now() + 5 * 24 * 3600 * 1000 - 1000).toISOString();
  const operator = { name: 'Moss & Sons', email: 'help@moss.example' };
  const { user } = open({
    'GET /users/pricing-tier': { data: aPricingTier('trial', end) },
    'GET /settings': { data: theSettings({ operator }) },
  });
  const days = await screen.findByText('5 days left');
  await unfoldAll(user);
  expect(days).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro' });
  expect(within(dialog).getByText(/Payment is not connected on this installation/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'help@moss.example' })).toBeVisible();
});

test('the limits of the free plan are shown', async () => {
  const { user } = open();
  const used = await screen.findByText('2 of 20');
  await unfoldAll(user);
  expect(used).toBeVisible();
  expect(screen.getByText('12 of 50')).toBeVisible();
});

test('Pro has no upgrade', async () => {
  const { user } = open({ 'GET /users/pricing-tier': { data: aPricingTier('pro') } });
  const notice = await screen.findByText('You have full access.');
  await unfoldAll(user);
  expect(notice).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade to Pro' })).toBeNull();
});

test('the sections are closed until one is opened, by hand, by the search or by the address that names it', async () => {
  const { user, router } = open();
  const town = await screen.findByLabelText('Home town');
  expect(town).not.toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search your profile' }), 'home town{Enter}');
  expect(town).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull();
  await user.clear(screen.getByRole('searchbox', { name: 'Search your profile' }));
  const password = screen.getByLabelText('Current password');
  expect(password).not.toBeVisible();
  await act(() => router.navigate('/profile#security'));
  await waitFor(() => expect(password).toBeVisible());
});
