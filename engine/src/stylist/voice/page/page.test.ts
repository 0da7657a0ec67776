import { expect, test } from 'vitest';
import { createPage, type Line } from './page.ts';

const nothing = {
  claims: new Set<string>(),
  denied: new Set<string>(),
  exchanged: new Set<string>(),
  isPraised: true,
};
const line = (text: string, more: Partial<Line> = {}): Line => ({
  claims: [text],
  about: [],
  praises: true,
  text: () => text,
  ...more,
});

test('a claim is made once, whichever line makes it and in whichever field', () => {
  const page = createPage({ ...nothing, claims: new Set(['echo']) });
  expect(page.take([line('a', { claims: ['echo'] }), line('b', { claims: ['depth'] })], 2)).toEqual(['b']);
  expect(page.take([line('c', { claims: ['depth', 'story'] }), line('d', { claims: ['story'] })], 2)).toEqual(
    ['d'],
  );
});

test('no more lines are taken than there is room for, and the others may stand further down', () => {
  const page = createPage(nothing);
  expect(page.take([line('a'), line('b')], 1)).toEqual(['a']);
  expect(page.take([line('a'), line('b')], 1)).toEqual(['b']);
});

test('nothing is said of a piece that a change exchanges', () => {
  const page = createPage({ ...nothing, exchanged: new Set(['shoes']) });
  const about = ['coat', 'shoes'];
  expect(page.take([line('a', { about }), line('b', { about, praises: false }), line('c')], 3)).toEqual([
    'c',
  ]);
});

test('what a change contradicts is not said, and no line contradicts what is said', () => {
  const denying = createPage({ ...nothing, denied: new Set(['calm']) });
  expect(denying.take([line('calm'), line('depth')], 2)).toEqual(['depth']);
  const said = createPage({ ...nothing, claims: new Set(['calm']) });
  expect(said.take([line('a bright scarf', { against: ['calm'] })], 1)).toEqual([]);
});

test('a poor outfit is not praised in detail', () => {
  const page = createPage({ ...nothing, isPraised: false });
  expect(page.take([line('a'), line('b', { praises: false })], 2)).toEqual(['b']);
});
