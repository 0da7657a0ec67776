import { describe, expect, it } from 'vitest';
import type { Answer } from '../../assistant-context.ts';
import { conversationIn } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('tee', 'Striped tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('shirt', 'Chambray shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('cardigan', 'Navy cardigan', { category: 'top', subcategory: 'cardigan', colour: 'navy' }),
  piece('black-tee', 'Black tee', { category: 'top', subcategory: 't-shirt', colour: 'black' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('chinos', 'Beige chinos', { category: 'pants', subcategory: 'chinos', colour: 'beige' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('rain', 'Rain jacket', { category: 'outerwear', subcategory: 'rain jacket', colour: 'yellow' }),
  piece('gown', 'Black velvet gown', {
    category: 'dresses',
    subcategory: 'gown',
    colour: 'black',
    formality: 5,
  }),
  piece('heels', 'Black heels', { category: 'shoes', subcategory: 'heels', colour: 'black', formality: 4 }),
];
const context = contextOf(items, '2026-11-25');

const { lastOf: talk } = conversationIn(context);
const packed = ({ cards }: Answer) => cards.flatMap((card) => (card.kind === 'packing' ? card.itemIds : []));
const trip = 'pack me for 4 days in Lisbon';

describe('the packing list that was shown', () => {
  it('gets what a gala needs, and keeps the rest', async () => {
    const before = packed(await talk(trip));
    const now = packed(await talk(trip, "oh and there's a black tie gala one evening"));
    expect(now).toEqual(expect.arrayContaining(before));
    expect(now.length).toBeGreaterThan(before.length);
  });

  it('becomes shorter for a backpack, or is said to be as short as can be', async () => {
    const longer = 'pack me for 8 days in Lisbon';
    const before = packed(await talk(longer));
    const now = await talk(longer, 'only got a backpack');
    if (packed(now).length >= before.length) expect(now.text).toMatch(/as small as it gets/);
  });

  it('does without what is refused', async () => {
    expect(packed(await talk(trip))).toContain('jeans');
    expect(packed(await talk(trip, 'without the jeans'))).not.toContain('jeans');
  });

  it('lasts as long as is said afterwards', async () => {
    expect((await talk(trip, 'actually make it 2 days')).text).toContain('2 days');
  });

  it('gets and loses what is named', async () => {
    const before = packed(await talk(trip));
    const now = packed(await talk(trip, 'add the black velvet gown and leave out the jeans'));
    expect(before).not.toContain('gown');
    expect(now).toContain('gown');
    expect(now).not.toContain('jeans');
    expect(now).toEqual(expect.arrayContaining(before.filter((id) => id !== 'jeans')));
  });

  it('is still the one that is meant after a question about the weather', async () => {
    const now = packed(await talk(trip, 'will it rain there?', 'then add the black heels'));
    expect(now).toContain('heels');
    expect(now).toContain('jeans');
  });

  it('is over once something else is asked', async () => {
    expect(packed(await talk(trip, 'how many shoes do i own'))).toEqual([]);
  });
});
