import { expect, test } from 'vitest';
import { addressOf, leadsOut, matchPath, resolve } from './address.ts';

const from = { pathname: '/wardrobe' };

test.each([
  ['/trips/1?day=2#packing', '/trips/1?day=2#packing'],
  ['?tab=images', '/wardrobe?tab=images'],
  ['#add', '/wardrobe#add'],
  ['', '/wardrobe'],
])('%s leads to %s', (target, address) => {
  expect(addressOf(resolve(target, from))).toBe(address);
});

test('a search may be written without its mark, and none takes it away', () => {
  expect(addressOf(resolve({ search: 'item=3' }, from))).toBe('/wardrobe?item=3');
  expect(addressOf(resolve({ search: '' }, from))).toBe('/wardrobe');
});

test('a path fits its pattern in any case and with a slash at its end, and gives what it names', () => {
  expect(matchPath('/trips/:id', '/Trips/a%20b/')).toEqual({ id: 'a b' });
  expect(matchPath('/trips/:id', '/trips')).toBeUndefined();
  expect(matchPath('/trips', '/trips/1')).toBeUndefined();
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('*', '/no/such/page')).toEqual({});
});

test('a segment that cannot be decoded is taken as it stands', () => {
  expect(matchPath('/trips/:id', '/trips/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
});

test('addresses of elsewhere are told from paths', () => {
  expect(['https://example.org', 'mailto:a@example.org', '//example.org'].every(leadsOut)).toBe(true);
  expect(['/trips', '?a=b:c', '#x'].some(leadsOut)).toBe(false);
});
