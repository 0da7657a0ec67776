import { expect, test } from 'vitest';
import type { Location } from '../lib/router/address.ts';
import { scrollKey } from './app-layout.tsx';

const at = (pathname: string, key: string): Location => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
});

test('pages that begin a tab keep scrolls of their own', () => {
  expect(scrollKey(at('/wardrobe', 'default'))).not.toBe(scrollKey(at('/profile', 'default')));
  expect(scrollKey(at('/wardrobe', 'x1'))).toBe('x1');
});
