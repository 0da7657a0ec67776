import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('polo', 'Navy polo shirt', { category: 'top', subcategory: 'polo', colour: 'navy' }),
  piece('jeans', 'Dark blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('rain', 'Navy rain jacket', { category: 'outerwear', subcategory: 'raincoat', colour: 'navy' }),
  piece('puffer', 'Black puffer jacket', { category: 'outerwear', subcategory: 'puffer', colour: 'black' }),
  piece('shoes', 'Gray walking shoes', { category: 'shoes', subcategory: 'sneakers', colour: 'grey' }),
  piece('beanie', 'Club beanie', { category: 'accessories', subcategory: 'beanie', colour: 'blue' }),
  piece('lehenga', 'Yellow mehndi lehenga', {
    category: 'dresses',
    subcategory: 'lehenga',
    colour: 'yellow',
    price: 180,
  }),
  piece('emerald', 'Emerald satin dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
];

function eventOn(id: string, title: string, day: string, worn: string[] = []): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: worn, description: '' } : null;
  return { id, title, day, clock: '19:00', time: '7:00 PM', eventType: 'casual', location: null, outfit };
}

const all = [
  eventOn('match', 'Bulldogs v Geelong', '2027-05-15', ['polo', 'jeans', 'rain', 'shoes']),
  eventOn('mehndi', 'Maryam mehndi', '2027-05-18', ['lehenga', 'shoes']),
  eventOn('lunch', "Lunch at Rosa's", '2027-05-14'),
  eventOn('do', 'Firm summer do', '2027-05-21'),
];
const context: AssistantContext = {
  ...contextOf(items, '2027-05-12'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    all
      .filter(({ day, outfit }) => outfit && day >= first && day <= last)
      .map(({ id, day, outfit }) => ({ id: `plan-${id}`, day, eventId: id, itemIds: outfit?.itemIds ?? [] })),
};
const { lastOf, changeOf } = conversationIn(context);

describe('what a long message wants', () => {
  it('is the piece that is named, and not the reason before it', async () => {
    const change = await changeOf(
      'what am i wearing to the bulldogs match on saturday again',
      'Carmen tells me it will be bitterly cold, so could we please have the black puffer instead of the rain jacket, and the beanie as well',
    );
    const text = JSON.stringify(change);
    for (const id of ['polo', 'jeans', 'puffer', 'shoes', 'beanie']) expect(text).toContain(`"${id}"`);
    expect(text).not.toContain('"rain"');
  });

  it('is what is planned, where somebody asks what was settled', async () => {
    const answer = await lastOf('what did we say for the mehndi');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'mehndi' });
  });

  it('is of the garment without what is typed behind it', async () => {
    expect((await lastOf('what did i pay for the lehenga btw mums asking')).text).toMatch(/180/);
  });

  it('is the piece that somebody had in mind', async () => {
    const answer = await lastOf('what do i wear to the firm do', 'hmm i had the emerald dress in mind');
    expect(outfitOf(answer)?.itemIds).toContain('emerald');
  });

  it('is at the hour that is told in words', async () => {
    const said = 'Rosa says lunch will have to be on Saturday at one o’clock instead, please shift it';
    expect(await changeOf(said)).toMatchObject({
      kind: 'move_event',
      at: { day: '2027-05-15', time: '13:00' },
    });
  });
});

it('packs from the day that is told to the day of coming home', async () => {
  const said =
    'I am going to Bendigo on Saturday the 22nd and coming home on Monday the 24th, what should I pack';
  expect((await lastOf(said)).memory.trip).toMatchObject({ firstDay: '2027-05-22', days: 3 });
});

it('carries out a yes with a sigh behind it, also beside a packing list', async () => {
  const pack = 'pack me for Bendigo from the 22nd to the 24th';
  const { change } = await lastOf(
    pack,
    'put hotel check-in in my calendar on the 22nd at 6pm',
    'yes. god i hate early trains',
  );
  expect(change).toMatchObject({ kind: 'add_event' });
});
