import { afterEach, expect, test, vi } from 'vitest';
import { useChatStore } from '../features/assistant/chat-store.ts';
import { shownAddress, withoutSignatures } from './kept-address.ts';
import { beginSession, endSession } from './session.ts';

const key = '/api/files/thumbnails/a.webp';
const signed = `${key}?expires=1&signature=c2VjcmV0`;
const user = {
  id: 'u1',
  username: 'robin',
  email: 'robin@example.org',
  full_name: 'Robin Vale',
  avatar: signed,
  role: 'user' as const,
  country: null,
  gender: null,
  time_zone: 'UTC',
  date_format: null,
  time_format: null,
  colour_vision: null,
};

afterEach(() => {
  endSession('sign-out');
  vi.unstubAllGlobals();
});

test('local storage holds the picture of a person and the cards of the chat without their signatures', () => {
  beginSession(user, 'token');
  const item = { id: 'i1', description: 'Navy blazer', thumbnail_url: signed, palette: [] };
  const cards = [{ kind: 'items' as const, title: 'Blazers', items: [item], total: 1 }];
  const message = { id: 'm1', text: 'Here', sender: 'bot' as const, timestamp: '', isError: false, cards };
  useChatStore.setState({ messages: [message] });

  const stored = JSON.stringify({ ...localStorage });
  expect(stored.split(key)).toHaveLength(3);
  expect(stored).not.toMatch(/signature|expires=/);
});

test('what is kept whole loses its signatures, and files stay files', () => {
  const file = new File(['x'], 'x.jpg');
  const kept = withoutSignatures({
    data: { items: [{ image_url: signed, drawing: '/api/illustrations/a?b=1', note: 'a?b' }] },
    file,
  });
  expect(kept).toEqual({
    data: { items: [{ image_url: key, drawing: '/api/illustrations/a?b=1', note: 'a?b' }] },
    file,
  });
  expect(kept.file).toBe(file);
});

test('an address without a signature is asked for only where the service worker answers it', () => {
  expect(shownAddress(signed)).toBe(signed);
  expect(shownAddress(key)).toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(shownAddress(key)).toBe(key);
});
