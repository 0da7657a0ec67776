import { describe, expect, it } from 'vitest';
import { contextOf, piece } from '../wardrobe.testing.ts';
import { matches } from './mentions/match-items.ts';
import { readQuestion } from './read-question.ts';
import { wishOf } from './wish.ts';

const today = '2026-10-15';
const wardrobe = [
  piece('shirt-white', 'White shirt', { category: 'shirt', colour: 'white', price: 50 }),
  piece('shirt-checked', 'Grey checked shirt', {
    category: 'shirt',
    colour: 'grey',
    pattern: 'checks',
    price: 60,
  }),
  piece('knit-wool', 'Black wool sweater', {
    category: 'top',
    subcategory: 'knit',
    colour: 'black',
    material: 'wool',
    price: 120,
    formality: 2,
  }),
  piece('top-sport', 'Black running top', {
    category: 'top',
    colour: 'black',
    occasion: ['workout'],
    price: 30,
  }),
];

/** The ids that an outfit for a question may be made of. */
async function allowed(text: string): Promise<string[]> {
  const { without } = await wishOf(contextOf(wardrobe, today), readQuestion(text, today));
  return wardrobe.filter((item) => !without.some((filter) => matches(item, filter))).map(({ id }) => id);
}

describe('what is said of a whole outfit', () => {
  it.each([
    ['only plain colours for the office on friday', ['shirt-white', 'knit-wool', 'top-sport']],
    ['an outfit where nothing cost more than 80', ['shirt-white', 'shirt-checked', 'top-sport']],
    ['an outfit for friday, everything under 60', ['shirt-white', 'top-sport']],
    ['all black everything', ['knit-wool']],
    ['im painting the flat on sunday', ['shirt-checked', 'top-sport']],
  ])('%s', async (text, ids) => {
    expect(await allowed(text)).toEqual(ids);
  });
});
