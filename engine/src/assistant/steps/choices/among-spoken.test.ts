import { describe, expect, it } from 'vitest';
import type { AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('aran', 'Cream aran sweater', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'cream',
    price: 90,
    warmth: 0.5,
    timesWorn: 3,
    lastWorn: '2026-11-20',
  }),
  piece('lambswool', 'Bottle green lambswool sweater', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'dark green',
    warmth: 0.4,
    timesWorn: 1,
    lastWorn: '2026-11-25',
  }),
  piece('merino', 'Navy merino sweater', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'navy',
    price: 60,
    warmth: 0.2,
    timesWorn: 2,
    lastWorn: '2026-11-10',
  }),
  piece('coat', 'Black wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'black',
    price: 240,
    warmth: 0.8,
  }),
  piece('sequins', 'Gold sequin dress', { category: 'dresses', colour: 'gold', timesWorn: 1 }),
  piece('fuchsia', 'Fuchsia cocktail dress', { category: 'dresses', colour: 'fuchsia', timesWorn: 2 }),
  piece('pumps', 'Black pumps', { category: 'shoes', subcategory: 'pumps', colour: 'black' }),
  piece('dark', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'dark blue' }),
  piece('light', 'Light jeans', { category: 'pants', subcategory: 'jeans', colour: 'light blue' }),
  piece('boots', 'Brown ankle boots', { category: 'shoes', subcategory: 'ankle boots', colour: 'brown' }),
];
const event = (id: string, title: string, day: string): AssistantEvent => ({
  id,
  title,
  eventType: 'casual',
  day,
  time: '7:30 PM',
  clock: '19:30',
  location: null,
  outfit: null,
});
const context = {
  ...contextOf(items, '2026-11-29'),
  events: async (first: string, last: string) =>
    [
      event('concert', 'Christmas concert', '2026-12-12'),
      event('lunch', 'Lunch with Maureen', '2026-12-06'),
      event('ball', 'Krewe ball', '2026-12-19'),
    ].filter(({ day }) => day >= first && day <= last),
};
const { lastOf, changeOf, talk } = conversationIn(context);

describe('which one is asked of what was spoken of', () => {
  it.each([
    ['which of them did i wear last', /lambswool sweater last, on .*November 25/],
    ['and which is the warmest', /aran sweater is the warmest/],
    ['which one have i worn more', /aran sweater .*3 times/],
    ['which cost the most', /aran sweater .*\(90/],
  ])('%s', async (question, told) => {
    const { text } = await lastOf('how many sweaters do i have', question);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/coat/);
  });

  it('a yes or a no where one is asked about', async () => {
    expect((await lastOf('is the aran my warmest sweater')).text).toMatch(/^Yes, the cream aran sweater/);
    expect((await lastOf('is the merino my warmest sweater')).text).toMatch(/^No, the cream aran sweater is/);
  });

  it('the two that somebody cannot decide between, not what was shown with the outfit', async () => {
    const said = 'i cant decide between the gold sequin and the fuchsia for the ball';
    const { text, cards } = await lastOf(said);
    expect(text).toMatch(/^I’d take the (gold sequin|fuchsia cocktail) dress/);
    expect(outfitOf({ cards })?.eventId).toBe('ball');
    expect((await lastOf(said, 'which one have i worn more')).text).toMatch(/fuchsia cocktail dress more/);
  });
});

describe('days are told by events', () => {
  it('the day before one', async () => {
    expect(await changeOf('put in a haircut for the day before the concert at 10')).toMatchObject({
      kind: 'add_event',
      title: 'Haircut',
      at: { day: '2026-12-11', time: '10:00' },
    });
  });

  it('the weekday that an outfit was made for, also where today is one', async () => {
    expect(
      await changeOf('what should i wear to the lunch with maureen', 'put that down for sunday'),
    ).toMatchObject({ kind: 'plan_outfit', day: '2026-12-06' });
  });
});

it('what is certain waits while it is asked which one of the rest is meant', async () => {
  expect(await changeOf('put the jeans and the aran in the wash', 'the dark ones')).toMatchObject({
    kind: 'edit_items',
    itemIds: expect.arrayContaining(['dark', 'aran']),
  });
});

it('a packing list is kept as a trip', async () => {
  const [packed, saved] = await talk('pack for 3 days in bremen from december 27', 'good, save that list');
  const change = saved?.memory.pending?.change;
  expect(change).toMatchObject({
    kind: 'add_trip',
    firstDay: '2026-12-27',
    lastDay: '2026-12-29',
    itemIds: packed?.memory.shown,
  });
});

it('declines a question that is passed on for somebody else', async () => {
  const { text } = await lastOf('my nephew wants to know how long you boil an egg');
  expect(text).toMatch(/clothes|wardrobes|closet/);
});

it('dresses for the event that an evening is said to be of', async () => {
  const said = await lastOf('what should i wear for the evening of the lunch with maureen');
  expect(outfitOf(said)?.eventId).toBe('lunch');
});
