import { describe, expect, it } from 'vitest';
import type { AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('oxford', 'Light blue oxford shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'light blue',
  }),
  piece('white', 'White dress shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('knit', 'Green wool sweater', { category: 'top', subcategory: 'knit', colour: 'green' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('flannels', 'Gray wool trousers', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('blazer', 'Navy blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'navy' }),
  piece('camel', 'Camel coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('black', 'Black wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'black' }),
  piece('boots', 'Black ankle boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
];
const dinner: AssistantEvent = {
  id: 'dinner',
  title: 'Dinner with Ana',
  eventType: 'casual',
  day: '2026-12-05',
  time: '7:00 PM',
  clock: '19:00',
  location: null,
  outfit: null,
};
const context = {
  ...contextOf(items, '2026-12-03'),
  weather: async () => ({
    feltC: 3,
    minC: 1,
    maxC: 5,
    rainMm: 0,
    rainChance: 0.1,
    windKmh: 10,
    source: 'forecast' as const,
    place: 'Leeds',
  }),
  events: async (first: string, last: string) => (dinner.day >= first && dinner.day <= last ? [dinner] : []),
};
const { lastOf } = conversationIn(context);
const asked = 'What should I wear to dinner with Ana?';

async function outfits(message: string) {
  const [before, after] = [await lastOf(asked), await lastOf(asked, message)];
  const ids = (answer: typeof before) => outfitOf(answer)?.itemIds ?? [];
  return { before: ids(before), after: ids(after), text: after.text };
}
const shoes = ['boots', 'loafers', 'sneakers'];
const coats = ['camel', 'black'];

describe('one piece gives way to another', () => {
  it.each([
    'swap the shoes for something else',
    'not those shoes, they pinch',
    'everything stays but the shoes',
    'diff shoes same everything else',
    'change the shoes pls',
  ])('and the rest stays: "%s"', async (message) => {
    const { before, after } = await outfits(message);
    expect(after.filter((id) => !shoes.includes(id)).sort()).toEqual(
      before.filter((id) => !shoes.includes(id)).sort(),
    );
    expect(after.filter((id) => shoes.includes(id))).toHaveLength(1);
    expect(after.find((id) => shoes.includes(id))).not.toBe(before.find((id) => shoes.includes(id)));
  });

  it('as it is described', async () => {
    const { before, after } = await outfits('can i have more casual shoes');
    expect(before).toContain('boots');
    expect(after.filter((id) => shoes.includes(id))).not.toContain('boots');
  });

  it('and what can be left out is not replaced', async () => {
    const { before, after } = await outfits('leave out the coat');
    expect(before.some((id) => coats.includes(id))).toBe(true);
    expect(after).toEqual(before.filter((id) => !coats.includes(id)));
  });
});
