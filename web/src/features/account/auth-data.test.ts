import { expect, test } from 'vitest';
import { readAuthData } from './auth-data.ts';

const ada = { id: 'u1', username: 'ada', email: 'ada@example.org', role: 'admin' };

test('the three shapes of authentication data are understood', () => {
  expect(readAuthData({ user_info: ada, access_token: 't' })).toMatchObject({
    token: 't',
    user: { id: 'u1' },
  });
  expect(readAuthData({ user: ada, token: 't' })).toMatchObject({ token: 't', user: { username: 'ada' } });
  expect(readAuthData({ access_token: 't' })).toEqual({ token: 't', user: undefined });
});

test('the role comes from the server, and without one it is user', () => {
  expect(readAuthData({ user: ada, token: 't' }).user?.role).toBe('admin');
  expect(readAuthData({ user: { ...ada, role: undefined }, token: 't' }).user?.role).toBe('user');
});

test('missing data and unknown shapes are distinguished', () => {
  expect(() => readAuthData(undefined)).toThrow('No token data received from server');
  expect(() => readAuthData(null)).toThrow('No token data received from server');
  expect(() => readAuthData({ token: 't' })).toThrow('Invalid response structure from server');
  expect(() => readAuthData({})).toThrow('Invalid response structure from server');
});
