import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('emerald', 'Emerald occasion dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('jumpsuit', 'Pink jumpsuit', { category: 'dresses', subcategory: 'jumpsuit', colour: 'pink' }),
  piece('courts', 'Nude court shoes', { category: 'shoes', subcategory: 'pumps', colour: 'beige' }),
  piece('docs', 'Black boots', { category: 'shoes', subcategory: 'boots', colour: 'black', timesWorn: 1 }),
  piece('tee', 'Black band tee', { category: 'top', subcategory: 't-shirt', colour: 'black' }),
  piece('jeans', 'Black skinny jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('jacket', 'Yellow rain jacket', {
    category: 'outerwear',
    subcategory: 'raincoat',
    colour: 'yellow',
    status: 'lent',
    available: false,
    keptIn: 'sage',
  }),
];

function eventOn(id: string, title: string, day: string, worn: string[] = []): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: worn, description: '' } : null;
  return { id, title, day, clock: '19:00', time: '7:00 PM', eventType: 'casual', location: null, outfit };
}

const all = [
  eventOn('show', 'show @ doug fir', '2027-05-15', ['tee', 'jeans', 'docs']),
  eventOn('wedding', 'Aoife & Cian wedding', '2027-05-22'),
];
const context: AssistantContext = {
  ...contextOf(items, '2027-05-10'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};
const { lastOf } = conversationIn(context);

describe('what is dressed for', () => {
  it('is the event of that day that is called so, also where two pieces are weighed', async () => {
    const answer = await lastOf('Wedding on the 22nd. Emerald dress or the pink jumpsuit?');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'wedding' });
  });

  it('is told of with what is planned for it, where nothing else is asked', async () => {
    const answer = await lastOf('yo whats the fit for the doug fir show');
    expect(outfitOf(answer)?.itemIds.toSorted()).toEqual(['docs', 'jeans', 'tee']);
  });

  it('is dressed for anew where something else is wanted', async () => {
    const answer = await lastOf('what else could i wear to the doug fir show');
    expect(answer.text).not.toMatch(/you planned/);
  });
});

it('adds a new garment with the size that comes with the yes', async () => {
  const { change } = await lastOf('got a teal bowling shirt at goodwill for 18', 'yea its a medium');
  expect(change).toMatchObject({ kind: 'add_items', edit: { size: 'M' } });
});

it('names nothing as worn most that was never worn', async () => {
  const { text } = await lastOf('whats my most worn shoe');
  expect(text).toMatch(/black boots/i);
  expect(text).not.toMatch(/nude court shoes/);
});

it('lends nothing again to who has it', async () => {
  const { memory } = await lastOf('sage still has my rain jacket');
  expect(memory.pending).toBeUndefined();
});
