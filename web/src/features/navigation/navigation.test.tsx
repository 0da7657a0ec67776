import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ada, noHistory, theSettings } from '../../testing/samples.ts';
import { noStatistics } from '../../testing/statistics-sample.ts';

const root = { ...ada, username: 'root', email: 'admin@drape.local', role: 'admin' as const };
const targetsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const screens = [
  ['Home', '/'],
  ['Upload Analysis', '/upload'],
  ['Live Camera', '/camera'],
  ['Wardrobe', '/wardrobe'],
  ['Plan', '/week'],
  ['Profile', '/profile'],
  ['Dashboard', '/dashboard'],
];

test('a user is offered every screen, on top and in the mobile menu', async () => {
  const { user } = renderApp({ at: '/camera', signedIn: true });
  expect(targetsIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(screens);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(targetsIn(await screen.findByRole('navigation', { name: 'Menu' }))).toEqual(screens);
});

test('an admin is offered the Admin Panel as well', async () => {
  const { user } = renderApp({ at: '/camera', as: root });
  const withAdmin = [...screens, ['Admin Panel', '/admin']];
  expect(targetsIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(withAdmin);
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'User menu' }));
  expect(menu.getByRole('link', { name: 'Admin Panel' }).getAttribute('href')).toBe('/admin');
});

test('the user menu names the user, shows the first letter and leads to their screens', async () => {
  const { user } = renderApp({ at: '/camera', signedIn: true });
  const button = await screen.findByRole('button', { name: 'User menu' });
  expect(button.textContent).toBe('a');
  await user.click(button);
  const menu = await screen.findByRole('navigation', { name: 'User menu' });
  expect(within(menu).getByText('ada@example.org')).toBeVisible();
  expect(targetsIn(menu)).toEqual([
    ['Profile', '/profile'],
    ['Wardrobe', '/wardrobe'],
    ['Dashboard', '/dashboard'],
    ['Calendar', '/calendar-view'],
  ]);
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('somebody who is no admin is led from /admin to the dashboard', async () => {
  const { router } = renderApp({
    at: '/admin',
    signedIn: true,
    answers: { 'GET /users/history': { data: noHistory } },
  });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('the admin page of an empty installation is honest, and its self-check tells every part', async () => {
  const part = { kind: 'off', advice: null, took_ms: null };
  const { user } = renderApp({
    at: '/admin',
    as: root,
    answers: {
      'GET /admin/statistics': { data: noStatistics() },
      'POST /admin/self-check': {
        data: {
          version: '1.2.3',
          checked_at: '2026-05-04T10:00:00.000Z',
          checks: [
            { ...part, name: 'database', label: 'Database', state: 'ok', kind: 'sqlite', detail: 'Writes' },
            { ...part, name: 'files', label: 'Files', state: 'failed', detail: 'no such bucket' },
            { ...part, name: 'mail', label: 'Mail', state: 'off', detail: 'Without SMTP_URL' },
          ],
        },
      },
    },
  });
  expect(await screen.findByText('Nothing measured yet')).toBeVisible();
  expect(screen.getByText('Nobody has analyzed an outfit in this period yet.')).toBeVisible();
  expect(screen.getByText('of 400')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Self-check' }));
  expect(await screen.findByText('One part does not work.')).toBeVisible();
  expect(screen.getByText('no such bucket')).toBeVisible();
  expect(screen.getByText('SQLite, embedded')).toBeVisible();
  expect(screen.getByText('Not set up')).toBeVisible();
});

test.each(['Privacy', 'Terms', 'Support'])(
  'the footer leads to %s, which names the operator',
  async (title) => {
    const operator = { name: 'Moss & Sons', email: 'help@moss.example' };
    const { user } = renderApp({
      at: '/login',
      answers: { 'GET /settings': { data: theSettings({ operator }) } },
    });
    await user.click(await screen.findByRole('link', { name: title }));
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'help@moss.example' })[0]?.getAttribute('href')).toBe(
        'mailto:help@moss.example',
      ),
    );
  },
);

test('a free user reads on the camera page that it needs Pro, a Pro user is not', async () => {
  renderApp({ at: '/camera', signedIn: true });
  const sentence = 'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.';
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the bar of a phone has five places, and each leads to its screens', async () => {
  renderApp({ at: '/camera', signedIn: true });
  const bar = await screen.findByRole('navigation', { name: 'Quick' });
  expect(within(bar).getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/profile');
  expect(within(bar).getByRole('link', { name: 'Wardrobe' }).getAttribute('href')).toBe('/wardrobe');
  const screensOf = (name: string) => {
    const button = within(bar).getByRole('button', { name });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    return menu && targetsIn(menu);
  };
  expect(screensOf('Add')).toEqual([
    ['Rate an outfit', '/upload'],
    ['Use the camera', '/camera'],
    ['Clothes by photo', '/wardrobe?tab=images'],
    ['Clothes by text', '/wardrobe?add'],
    ['Event', '/calendar-view?new'],
    ['Should I buy this?', '/wardrobe?consider'],
  ]);
  expect(screensOf('Plan')?.map(([, to]) => to)).toEqual([
    ...['/week', '/calendar-view', '/trips', '/outfits', '/outfits/build'],
  ]);
  expect(screensOf('Me')).toContainEqual(['Style guide', '/profile#style-guide']);
});

test('what the bar adds opens where its address leads: an event and a purchase', async () => {
  const { router, user } = renderApp({ at: '/calendar-view?new', signedIn: true });
  const event = await screen.findByRole('dialog', { name: 'New event' });
  await user.click(within(event).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate('/wardrobe?consider'));
  expect(await screen.findByRole('dialog', { name: 'Should I buy this?' })).toBeVisible();
});
