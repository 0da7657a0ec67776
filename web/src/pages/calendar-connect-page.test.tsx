import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connectionMessages as says } from '../features/calendar-connection/connection-messages.ts';
import { storageKeys } from '../lib/storage.ts';
import { anEvent } from '../testing/plan-samples.ts';
import { type Answers, renderApp } from '../testing/render-app.tsx';
import { ada, theSettings } from '../testing/samples.ts';
import { resolveText } from '../ui/resolve-text.ts';

const nobody = { data: { connected: false, user_email: null } };
const google = { client_id: 'c', auth_url: 'https://google.test/auth', api_url: 'https://google.test' };
const usual: Answers = {
  'GET /settings': { data: theSettings({ google }) },
  'GET /calendar/google-calendar/status': nobody,
  'GET /calendar/feed': { data: { url: null, created_at: null, expires_at: null } },
};
const connected = { data: { connected: true, user_email: 'wanda@gmail.example' } };
const eventsPath = 'GET /calendar/v3/calendars/primary/events';
function aRecord() {
  return {
    access_token: 't1',
    refresh_token: null,
    expires_in: 3600,
    token_type: 'Bearer',
    scope: 'calendar.readonly',
    expires_at: Date.now() + 3_600_000,
  };
}

/** A server that renews the token, and a Google that shows no events. */
const readable: Answers = {
  'POST /calendar/google-refresh': { data: aRecord() },
  [eventsPath]: { plain: { items: [] } },
};
const open = (answers: Answers = {}, at = '/calendar-connect', as = ada) =>
  renderApp({ at, as, answers: { ...usual, ...answers } });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('somebody who is not connected can connect and cannot continue yet', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Connect Your Calendar' })).toBeVisible();
  const google = await card('Google Calendar');
  expect(await google.findByText('Not Connected')).toBeVisible();
  expect(google.getByRole('button', { name: 'Connect' })).toHaveProperty('disabled', false);
  const onward = screen.getByRole('button', { name: 'Continue to Calendar View' });
  expect(onward).toHaveProperty('disabled', true);
  expect(screen.getByText('Connect Google Calendar to continue')).toBeVisible();
});

test('of the example looks, the largest part of the screen, the first is asked for before the rest', async () => {
  open({ 'GET /calendar/events': { data: { events: [], total: 0 } } });
  await screen.findByText('Wedding');
  const priorities = [...document.querySelectorAll('figure img')].map((picture) =>
    picture.getAttribute('fetchpriority'),
  );
  expect(priorities).toEqual(['high', 'auto', 'auto', 'auto']);
});

test('the connected e-mail is shown, and disconnecting clears both sides', async () => {
  let connected = true;
  const status = () => (connected ? { data: { connected, user_email: 'wanda@gmail.example' } } : nobody);
  localStorage.setItem(storageKeys.googleToken, '{}');
  const { user, calls } = open({
    ...readable,
    'POST /calendar/google-refresh': () =>
      connected ? { data: aRecord() } : { status: 404, error: { code: 'not_found', message: 'None' } },
    'GET /calendar/google-calendar/status': status,
    'DELETE /calendar/google-token': () => {
      connected = false;
      return { data: { connected: false, user_email: null, revoked: false } };
    },
  });
  const google = await card('Google Calendar');
  expect(await google.findByText('wanda@gmail.example')).toBeVisible();
  expect(google.getByText('Connected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to Calendar View' })).toBeVisible();
  await user.click(google.getByRole('button', { name: 'Disconnect' }));
  expect(await google.findByText('Not Connected')).toBeVisible();
  expect(await screen.findByText(resolveText(says.notRevoked))).toBeVisible();
  expect(localStorage.getItem(storageKeys.googleToken)).toBeNull();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a failing status check is shown in the specified words and can be retried', async () => {
  let fails = true;
  const { user } = open({
    'GET /calendar/google-calendar/status': () =>
      fails ? { status: 500, error: { code: 'internal', message: 'Oh' } } : nobody,
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Connection Error: Unable to check backend connection status. Please ensure the backend is running and try again.',
  );
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Not Connected')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Outlook says when it is asked for that it is coming soon', async () => {
  const { user } = open();
  await user.click((await card('Microsoft Outlook')).getByRole('button', { name: /^Connect/ }));
  expect(await screen.findByText('Microsoft Outlook integration will be available soon.')).toBeVisible();
});

test('where Google is not set up, pressing Connect says so, and the administrator learns what to set', async () => {
  const { user } = open({ 'GET /settings': { data: theSettings() } });
  await screen.findByText('The person who runs this server can switch it on.');
  const google = await card('Google Calendar');
  await google.findByText('Not Connected');
  await user.click(google.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Connection Failed')).toBeVisible();
  expect(screen.getByText(resolveText(says.notSetUp))).toBeVisible();
  expect(google.queryByText('GOOGLE_CLIENT_ID')).toBeNull();
});

test('where Google is not set up, a file is the one way that calls for a press, and what cannot be done comes last', async () => {
  open({ 'GET /settings': { data: theSettings() } });
  await screen.findByText('The person who runs this server can switch it on.');
  const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(parts.indexOf('Import a calendar file')).toBeLessThan(parts.indexOf('Google Calendar'));
  expect(parts.slice(-2)).toEqual(['Google Calendar', 'Microsoft Outlook']);
});

test('the administrator learns what to set', async () => {
  const answers: Answers = { 'GET /settings': { data: theSettings() } };
  open(answers, '/calendar-connect', { ...ada, role: 'admin' });
  expect(await screen.findByText('GOOGLE_CLIENT_ID')).toBeVisible();
});

test('a refusal in the address is shown, and the address is cleaned', async () => {
  const { router } = open({}, '/calendar-connect?error=access_denied&state=s1&authuser=0');
  expect(await screen.findByText('OAuth error: access_denied')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a 403 of a calendar call forgets the Google token and leads here, with the reason', async () => {
  localStorage.setItem(storageKeys.googleToken, '{}');
  const gone = { status: 403, error: { code: 'google_unauthorized', message: 'Gone' } };
  const { router } = open(
    { 'GET /calendar/events': gone, 'GET /calendar/outfit-plans': gone, 'GET /calendar/wardrobe': gone },
    '/calendar-view',
  );
  // Before the page is drawn, the same words are announced to screen readers.
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/calendar-connect'));
  expect((await screen.findAllByText(/Google no longer lets Drape read your calendar/)).at(-1)).toBeVisible();
  expect(localStorage.getItem(storageKeys.googleToken)).toBeNull();
});

/** Google's 403 in its own shape. */
function refused(reason: string) {
  return { status: 403, plain: { error: { errors: [{ reason }] } } };
}

const ownCalendar: Answers = {
  'GET /calendar/events': { data: { events: [anEvent({ title: 'Own dinner' })], total: 1 } },
  'GET /calendar/outfit-plans': { data: { outfit_plans: [], total: 0 } },
  'GET /calendar/wardrobe': { data: { items: [], total: 0, max_wardrobe_items: null } },
};

test('after a refusal of Google one’s own events stay on show, with the cause, and nothing is tried again unasked', async () => {
  const answers = {
    ...ownCalendar,
    ...readable,
    'GET /calendar/google-calendar/status': connected,
    [eventsPath]: refused('accessNotConfigured'),
  };
  const first = open(answers, '/calendar-view');
  expect(await screen.findByText('Own dinner')).toBeVisible();
  expect(await screen.findByText(/^The Google Calendar API is not enabled/)).toBeVisible();
  expect(first.router.state.location.pathname).toBe('/calendar-view');
  cleanup();
  const second = open(answers, '/calendar-view');
  expect(await screen.findByText('Own dinner')).toBeVisible();
  expect(await screen.findByText(/^The Google Calendar API is not enabled/)).toBeVisible();
  expect(second.calls.some(({ path }) => path.includes('/primary/events'))).toBe(false);
  await second.user.click(screen.getByRole('button', { name: 'Sync now' }));
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/calendar-connect'));
});

test('a connection that Google refuses to serve is not called connected', async () => {
  open({
    ...readable,
    'GET /calendar/google-calendar/status': connected,
    [eventsPath]: refused('rateLimitExceeded'),
  });
  const google = await card('Google Calendar');
  expect(await google.findByText(/limit for calendar requests is reached/)).toBeVisible();
  expect(google.queryByText('Connected')).toBeNull();
  expect(google.getByRole('button', { name: 'Connect again' })).toBeVisible();
});

test('connecting without a readable calendar says why, and no success', async () => {
  sessionStorage.setItem('google_calendar_visit', JSON.stringify({ state: 's1', verifier: 'v' }));
  open(
    {
      'POST /calendar/google-exchange': { data: aRecord() },
      'GET /oauth2/v2/userinfo': { plain: { email: 'wanda@gmail.example', name: 'Wanda' } },
      [eventsPath]: refused('accessNotConfigured'),
    },
    '/calendar-connect?code=c1&state=s1',
  );
  expect(await screen.findByText(/^The Google Calendar API is not enabled/)).toBeVisible();
  expect(screen.getAllByText('Connection Failed').length).toBeGreaterThan(0);
  expect(screen.queryByText('Google Calendar connected successfully.')).toBeNull();
});
