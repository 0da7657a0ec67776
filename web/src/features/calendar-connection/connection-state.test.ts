import { expect, test } from 'vitest';
import { atFirst, type ConnectionEvent, type ConnectionState, nextConnection } from './connection-state.ts';

const after = (...events: ConnectionEvent[]): ConnectionState => events.reduce(nextConnection, atFirst);
const found: ConnectionEvent = {
  type: 'found',
  email: 'wanda@gmail.example',
  where: 'server',
  access: 'works',
};

test('a check ends connected, not connected, or not knowing', () => {
  expect(after()).toEqual({ step: 'checking' });
  expect(after(found)).toEqual({
    step: 'connected',
    email: 'wanda@gmail.example',
    where: 'server',
    access: 'works',
    busy: false,
  });
  expect(after({ type: 'found-nothing' })).toEqual({ step: 'not-connected' });
  expect(after({ type: 'check-failed' })).toEqual({ step: 'unknown' });
  expect(after({ type: 'check-failed' }, { type: 'check' })).toEqual({ step: 'checking' });
});

test('connecting that fails leads back, and starts nothing while connected', () => {
  expect(after({ type: 'found-nothing' }, { type: 'connect' })).toEqual({ step: 'connecting' });
  expect(after({ type: 'connect' }, { type: 'connect-failed' })).toEqual({ step: 'not-connected' });
  expect(after(found, { type: 'connect' })).toEqual(after(found));
});

test('work on a connection is shown while it lasts and leaves it as it was when it fails', () => {
  expect(after(found, { type: 'work' })).toMatchObject({ step: 'connected', busy: true });
  expect(after(found, { type: 'work' }, { type: 'work-failed' })).toEqual(after(found));
  expect(after({ type: 'found-nothing' }, { type: 'work' })).toEqual({ step: 'not-connected' });
});
