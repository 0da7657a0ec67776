import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const tunic = { category: 'top', subcategory: 'tunic', colour: 'blue' } as const;
const items = [
  piece('one', 'Uniform tunic', { ...tunic, timesWorn: 3, lastWorn: '2026-11-30' }),
  piece('two', 'Uniform tunic', { ...tunic, status: 'in_wash', available: false }),
  piece('oat', 'Oatmeal sweater', { category: 'top', subcategory: 'knit', colour: 'oatmeal', price: 60 }),
  piece('cardigan', 'Gray cashmere cardigan', {
    category: 'top',
    subcategory: 'cardigan',
    colour: 'grey',
    status: 'repair',
    available: false,
    price: 145,
    timesWorn: 1,
    lastWorn: '2025-12-12',
  }),
  piece('suit', 'Charcoal suit jacket', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'charcoal',
    price: 350,
    timesWorn: 1,
    lastWorn: '2026-08-20',
  }),
  piece('navySuit', 'Navy suit jacket', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'navy',
    price: 499,
    timesWorn: 2,
    lastWorn: '2026-10-01',
  }),
  piece('skirt', 'Plaid skirt', { category: 'pants', subcategory: 'skirt', colour: 'red' }),
];
const { ask, lastOf } = conversationIn({
  ...contextOf(items, '2026-12-03'),
  wornOn: async (day) => (day === '2026-11-08' ? ['oat', 'skirt'] : []),
});

describe('a question about a piece', () => {
  it('goes by where it is said to be', async () => {
    expect((await ask('is my gray sweater back from mending yet?')).text).toBe(
      'Gray cashmere cardigan: in repair.',
    );
    const { text } = await lastOf('is my gray sweater back from mending yet?', 'how much did i pay for it');
    expect(text).toMatch(/145/);
  });

  it('asks after the other one of two', async () => {
    expect((await lastOf('when did i last wear uniform tunic 1', 'is my other tunic clean')).text).toMatch(
      /in the wash/,
    );
  });

  it('names the year where it was another one', async () => {
    expect((await ask('when did i last wear the cashmere cardigan')).text).toMatch(/2025/);
  });
});

describe('a question about many pieces', () => {
  it('sums those that are called so, and ranks them next', async () => {
    const { text } = await ask('how much did i spend on suits total');
    expect(text).toMatch(/^849/);
    const least = await lastOf('how much did i spend on suits total', 'which one do i wear least');
    expect(least.text).toMatch(/^The charcoal suit jacket/);
    expect(least.memory.focus?.itemIds).toEqual(['suit']);
  });

  it('tells what was never worn, and what was not since a season', async () => {
    expect((await ask('what havent i worn at all')).memory.shown).not.toContain('suit');
    const { memory } = await ask('what have i not worn since summer');
    expect(memory.shown).toContain('suit');
    expect(memory.shown).not.toContain('navySuit');
  });

  it('lists all that was worn on a day', async () => {
    expect((await ask('what did i wear on the 8th of November?')).memory.shown).toEqual(['oat', 'skirt']);
  });
});

it('what waits for a yes is asked once more behind the answer', async () => {
  const answer = await lastOf('delete the plaid skirt', 'when did i last wear the cashmere cardigan');
  expect(answer.memory.pending?.change).toMatchObject({ kind: 'delete_items', itemIds: ['skirt'] });
  expect(answer.text).toMatch(/Delete the plaid skirt/);
});
