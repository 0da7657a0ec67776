import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fillSettings, speaksOfSettings } from './fill-settings.ts';
import { type RenderedDocument, renderDocuments } from './render-documents.tsx';

let documents: RenderedDocument[];
beforeEach(() => {
  documents = renderDocuments();
});

function open(file: string): void {
  document.body.innerHTML = documents.find((one) => one.file === file)?.markup ?? '';
}

test('each page that is only read is a whole document, with its title, its heading and both menus', () => {
  expect(documents.map(({ file, title }) => [file, title])).toEqual([
    ['terms.html', 'Terms · Drape'],
    ['privacy.html', 'Privacy · Drape'],
    ['support.html', 'Support · Drape'],
    ['not-found.html', 'Page not found · Drape'],
  ]);
  for (const { file } of documents) {
    open(file);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(main.querySelector('a[href="/login"]')).not.toBeNull();
    expect(main.querySelector('[aria-current]')).toBeNull();
    expect(document.querySelector('[data-sign-out]')).not.toBeNull();
  }
});

test('an installation says who runs it, and what its plans are', () => {
  open('terms.html');
  expect(speaksOfSettings()).toBe(true);
  expect(screen.getByText(/A new account starts with/).closest('[hidden]')).toBeNull();
  fillSettings({ operator: { name: 'Ada Moss', email: 'ada@example.org' }, plans: false });
  expect(document.querySelector('main')?.textContent).toContain('is with Ada Moss (ada@example.org), not');
  expect(screen.getByRole('link', { name: 'ada@example.org' }).getAttribute('href')).toBe(
    'mailto:ada@example.org',
  );
  expect(screen.getByText(/A new account starts with/).closest('[hidden]')).not.toBeNull();
  expect(screen.getByText(/Everything is included/).closest('[hidden]')).toBeNull();
});

test('without a name of its own an installation is run by the person who runs it', () => {
  open('privacy.html');
  fillSettings({ operator: { name: '', email: '' }, plans: true });
  expect(document.querySelector('[data-operator]')?.textContent).toBe(
    'the person who runs this installation',
  );
});
