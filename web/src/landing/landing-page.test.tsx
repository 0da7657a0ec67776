import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../lib/storage.ts';
import { ada } from '../testing/samples.ts';
import { hydrateIslands } from './hydrate-islands.tsx';
import { renderLanding } from './render-landing.tsx';
import type { SampleAnalysis } from './sample-analysis.ts';
import { showSession, signOut } from './session-state.ts';

const sample: SampleAnalysis = {
  rating: 7.8,
  summary: 'Charcoal and tan come to 7.8.',
  palette: [{ hex: '#3a404a', name: 'charcoal', basic: 'grey', share: 1 }],
  terms: [{ label: 'Colour harmony', score: 82 }],
  pieces: ['charcoal coat'],
  ideas: ['Give the charcoal garment knit, and the rating goes from 7.8 to 8.3.'],
};

beforeEach(() => {
  document.body.innerHTML = renderLanding(sample);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function signIn(changes: Partial<typeof ada> = {}): void {
  localStorage.setItem(storageKeys.token, 'token-1');
  const state = { user: { ...ada, ...changes }, isAuthenticated: true };
  localStorage.setItem(storageKeys.auth, JSON.stringify({ state, version: 0 }));
}

test.each([
  ['Start Analysis', '/upload'],
  ['Try Live Camera', '/camera'],
  ['Connect Calendar', '/calendar-connect'],
  ['Get Started Free', '/register'],
  ['Try Demo', '/upload'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Support', '/support'],
])('%s leads to %s', (name, href) => {
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('the feature cards lead to upload, camera, profile and dashboard', () => {
  const features = screen.getByRole('region', { name: 'Four ways to look at what you wear.' });
  const links = within(features).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/upload',
    '/camera',
    '/profile',
    '/dashboard',
  ]);
});

test('the statistics are those of the specification', () => {
  const text = Array.from(document.querySelectorAll('dd + dt, dt')).map(
    (term) => `${term.nextElementSibling?.textContent} ${term.textContent}`,
  );
  for (const statistic of [
    '50K+ users',
    '95% accuracy',
    '1M+ analyses',
    '120+ countries',
    '85% satisfaction',
    '7+ days planned',
    '50+ combinations',
    '100% event matched',
  ]) {
    expect(text).toContain(statistic);
  }
});

test('the markup carries neither inline styles nor inline scripts', () => {
  expect(document.querySelectorAll('[style], style, script')).toHaveLength(0);
});

test('a visitor chooses a photo, presses Analyze and is asked to log in', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  await act(async () => hydrateIslands());
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText(/Add a photo of your outfit/),
    new File(['x'], 'look.jpg', { type: 'image/jpeg' }),
  );
  await user.click(screen.getByRole('button', { name: 'Analyze' }));
  expect(await screen.findByText('Please log in to analyze your outfit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('the session of this browser decides which menu is shown, and fills in who it is', () => {
  showSession();
  expect(document.documentElement.dataset.session).toBe('visitor');
  signIn();
  showSession();
  expect(document.documentElement.dataset.session).toBe('member');
  expect(document.querySelector('[data-user-name]')?.textContent).toBe('ada');
  expect(document.querySelector('[data-user-initial]')?.textContent).toBe('a');
  signIn({ role: 'admin' });
  showSession();
  expect(document.documentElement.dataset.session).toBe('admin');
});

test('a stored user without a token is a visitor, and so is storage that cannot be read', () => {
  signIn();
  localStorage.removeItem(storageKeys.token);
  showSession();
  expect(document.documentElement.dataset.session).toBe('visitor');
  localStorage.setItem(storageKeys.token, 'token-1');
  localStorage.setItem(storageKeys.auth, '{broken');
  showSession();
  expect(document.documentElement.dataset.session).toBe('visitor');
});

test('signing out here revokes the token and leaves nothing behind', () => {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    return new Response('{}');
  });
  signIn();
  showSession();
  signOut();
  expect(calls[0]?.[0]).toBe('/api/auth/logout');
  expect(new Headers(calls[0]?.[1].headers).get('Authorization')).toBe('Bearer token-1');
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.dataset.session).toBe('visitor');
});
