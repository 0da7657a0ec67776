import type { Messages } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as english } from '../messages/en.po';
import { messages as german } from '../testing/german.po';
import { renderApp } from '../testing/render-app.tsx';
import { ada } from '../testing/samples.ts';
import { formatCount, formatDay, formatDaySpan, formatWeekdayName } from './format.ts';
import { languageOf, loadLanguage } from './language.ts';

type Token = Messages[string][number];

/** Every letter as one of another script, so that whatever was not looked up is seen. */
const foreign = (text: string) =>
  text.replace(/<[^>]*>|[a-z]/gi, (part) =>
    part.length > 1 ? part : String.fromCodePoint((part.codePointAt(0) ?? 0) + 0x1000),
  );

function foreignToken(token: Token): Token {
  if (typeof token === 'string') return foreign(token);
  const [name, kind, choices] = token;
  if (kind === undefined || typeof choices !== 'object' || choices === null) return token;
  const translated = Object.entries(choices).map(([key, text]) => [
    key,
    Array.isArray(text) ? text.map(foreignToken) : text,
  ]);
  return [name, kind, Object.fromEntries(translated)];
}

const pseudo = (): Messages =>
  Object.fromEntries(
    Object.entries(english).map(([key, tokens]) => [
      key,
      typeof tokens === 'string' ? foreign(tokens) : tokens.map(foreignToken),
    ]),
  );

const speak = (messages: Messages) => loadLanguage(['de-AT'], { de: async () => ({ messages }) });
const speakEnglish = () => loadLanguage(['en'], { en: async () => ({ messages: {} }) });

/** What is read and heard on the page and has letters of ours: what no catalogue had. */
function untranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      words.push(element.getAttribute(name) ?? '');
  return words.filter((text) => /[a-z]{2}/i.test(text)).filter((text) => text !== 'Drape');
}

afterEach(speakEnglish);

test('the first available of the wanted languages decides, else English', () => {
  expect(languageOf(['fr-FR', 'de-AT', 'en'], ['de'])).toBe('de');
  expect(languageOf(['en-GB', 'de'], ['de'])).toBe('en');
  expect(languageOf(['fr'], ['de'])).toBe('en');
});

test('a language that cannot be fetched leaves English', async () => {
  await loadLanguage(['de'], { de: () => Promise.reject(new Error('offline')) });
  renderApp({ at: '/login' });
  expect(await screen.findByRole('link', { name: 'Forgot password?' })).toBeVisible();
});

test('a translator’s file is all that a language takes; what it lacks stays English', async () => {
  await speak(german);
  renderApp({ at: '/login' });
  expect(await screen.findByRole('link', { name: 'Passwort vergessen?' })).toBeVisible();
  const account = screen.getByRole('link', { name: 'Konto anlegen' });
  expect(account.parentElement?.textContent).toContain('Konto anlegen, falls Drape neu für dich ist');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([1, 2000].map((count) => plural(count, { one: '# outfit', other: '# outfits' }))).toEqual([
    '1 Zusammenstellung',
    '2.000 Zusammenstellungen',
  ]);
  expect(document.documentElement.lang).toBe('de');
});

test('days and numbers are written in the language', async () => {
  await speak(german);
  expect([formatDay('2026-05-04T12:00:00'), formatWeekdayName('2026-05-04', 'long')]).toEqual([
    '4. Mai 2026',
    'Montag',
  ]);
  expect(formatDaySpan('2026-05-15', '2026-05-17')).toBe('15.–17. Mai 2026');
  expect(formatCount(12_345)).toBe('12.345');
});

/** Addresses, and the names of people and colors. */
const asIs = /^(\/nowhere|https?:.*|Ada Moss|@?ada|ada@example\.org|pine|ivory|camel|espresso)$/;

test.each([
  ['/forgot-password', undefined],
  ['/terms', undefined],
  ['/nowhere', undefined],
  ['/calendar-connect', ada],
  ['/outfits', ada],
  ['/start', ada],
])('nothing but names stands outside the catalogue: %s', async (at, as) => {
  await speak(pseudo());
  renderApp(as ? { at, as } : { at });
  await screen.findByRole('heading', { level: 1 });
  expect(untranslated().filter((text) => !asIs.test(text))).toEqual([]);
});
