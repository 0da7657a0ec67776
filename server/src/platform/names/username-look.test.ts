import { expect, it } from 'vitest';
import table from './look-alike-letters.json' with { type: 'json' };
import { usernameLook } from './username-look.ts';

it.each([
  ['admin', 'аdmin'],
  ['admin', 'AdmIn'.replace('I', 'i')],
  ['alice', 'aIice'],
  ['alice', 'a1ice'],
  ['paypal', 'раураl'],
  ['HOME', 'НОМЕ'],
  ['nikos', 'nіκоѕ'],
  ['leo', 'ｌｅｏ'],
])('%s and %s look the same', (one, other) => {
  expect(usernameLook(other)).toBe(usernameLook(one));
});

it.each([
  ['müller', 'muller'],
  ['мария', 'maria'],
  ['anna', 'anne'],
  ['李明', '李朋'],
])('%s and %s are different', (one, other) => {
  expect(usernameLook(other)).not.toBe(usernameLook(one));
});

it('the table maps each sign once, to one lower-case Latin letter', () => {
  const signs = Object.values(table.letters).flatMap((alike) => [...alike]);
  expect(new Set(signs).size).toBe(signs.length);
  for (const letter of Object.keys(table.letters)) expect(letter).toMatch(/^[a-z]$/);
  for (const sign of signs) expect(sign).not.toMatch(/^[a-z]$/);
});
