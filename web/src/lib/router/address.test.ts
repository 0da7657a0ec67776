import { expect, test } from 'vitest';
import { addressOf, isExternal, matchPath, resolve } from './address.ts';

const from = { pathname: '/wardrobe' };

test.each([
  ['/trips/1?day=2#packing', '/trips/1?day=2#packing'],
  ['?tab=images', '/wardrobe?tab=images'],
  ['#add', '/wardrobe#add'],
  ['', '/wardrobe'],
])('%s leads to %s', (target, address) => {
  expect(addressOf(resolve(target, from))).toBe(address);
});

test('a search needs no question mark, and an empty one removes it', () => {
  expect(addressOf(resolve({ search: 'item=3' }, from))).toBe('/wardrobe?item=3');
  expect(addressOf(resolve({ search: '' }, from))).toBe('/wardrobe');
});

test('a path matches its pattern in any case and with a trailing slash, and gives its parameters', () => {
  expect(matchPath('/trips/:id', '/Trips/a%20b/')).toEqual({ id: 'a b' });
  expect(matchPath('/trips/:id', '/trips')).toBeUndefined();
  expect(matchPath('/trips', '/trips/1')).toBeUndefined();
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('*', '/no/such/page')).toEqual({});
});

test('a segment that cannot be decoded stays as it is', () => {
  expect(matchPath('/trips/:id', '/trips/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
});

test('external addresses are told from paths', () => {
  expect(['https://example.org', 'mailto:a@example.org', '//example.org'].every(isExternal)).toBe(true);
  expect(['/trips', '?a=b:c', '#x'].some(isExternal)).toBe(false);
});
