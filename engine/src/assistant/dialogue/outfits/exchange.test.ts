import { expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('blouse', 'Cream silk blouse', { category: 'shirt', subcategory: 'blouse', colour: 'cream' }),
  piece('skirt', 'Tweed skirt', {
    category: 'pants',
    subcategory: 'skirt',
    colour: 'brown',
    material: 'tweed',
  }),
  piece('jacket', 'Heather tweed jacket', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'purple',
    material: 'tweed',
  }),
  piece('coat', 'Camel wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('boots', 'Black ankle boots', { category: 'shoes', subcategory: 'ankle boots', colour: 'black' }),
  piece('courts', 'Navy court shoes', { category: 'shoes', subcategory: 'pumps', colour: 'navy' }),
];
const lunch: AssistantEvent = {
  id: 'lunch',
  title: 'Lunch with Hamish',
  day: '2026-12-11',
  clock: '12:30',
  time: '12:30 PM',
  eventType: 'casual',
  location: null,
  outfit: null,
};
const context: AssistantContext = {
  ...contextOf(items, '2026-12-07'),
  events: async (first, last) => (lunch.day >= first && lunch.day <= last ? [lunch] : []),
};
const { lastOf, changeOf } = conversationIn(context);
const asked = 'What would you wear with the tweed skirt for lunch with Hamish on Friday?';

it('keeps what is worn of a cloth that is only too much of another piece', async () => {
  const said =
    'I think the heather jacket would be too much tweed altogether. Might there be something plainer?';
  const worn = outfitOf(await lastOf(asked, said))?.itemIds;
  expect(worn).toContain('skirt');
  expect(worn).not.toContain('jacket');
});

it('puts down the outfit with the piece that is named', async () => {
  const shown = outfitOf(await lastOf(asked))?.itemIds ?? [];
  const [name, id] = shown.includes('boots') ? ['court shoes', 'courts'] : ['ankle boots', 'boots'];
  const change = await changeOf(asked, `${name} it is, pop it in`);
  expect(change).toMatchObject({ kind: 'plan_outfit', eventId: 'lunch' });
  expect(change?.kind === 'plan_outfit' ? change.itemIds : []).toEqual(expect.arrayContaining(['skirt', id]));
});
