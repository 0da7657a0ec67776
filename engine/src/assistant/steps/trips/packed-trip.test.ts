import { describe, expect, it } from 'vitest';
import type { Answer, AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('cable', 'Oatmeal cable sweater', { category: 'top', subcategory: 'sweater', colour: 'beige' }),
  piece('crew', 'Navy crewneck', { category: 'top', subcategory: 'sweater', colour: 'navy' }),
  piece('oxford', 'Blue oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('fleece', 'Green fleece', { category: 'top', subcategory: 'fleece', colour: 'green' }),
  piece('aran', 'Aran cardigan', { category: 'top', subcategory: 'cardigan', colour: 'cream' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('cords', 'Brown cords', { category: 'pants', subcategory: 'trousers', colour: 'brown' }),
  piece('run', 'Laufhose', { category: 'pants', subcategory: 'leggings', colour: 'black' }),
  piece('coat', 'Gray wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'grey' }),
  piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
];
function eventOn(id: string, title: string, day: string, location: string): AssistantEvent {
  return { id, title, eventType: 'casual', day, time: null, clock: null, location, outfit: null };
}
const all = [
  eventOn('dentist', 'Dentist', '2026-12-09', 'Bremen'),
  eventOn('flight', 'Fly to Graz', '2026-12-23', 'Graz, Austria'),
  eventOn('feast', 'Christmas at Nora’s', '2026-12-25', 'Graz, Austria'),
  eventOn('home', 'Book club', '2026-12-26', 'Bremen'),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-29'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};
const { lastOf } = conversationIn(context);
const tripOf = ({ memory }: Answer) => memory.trip;
const packed = ({ cards }: Answer) => cards.flatMap((card) => (card.kind === 'packing' ? card.itemIds : []));

describe('which trip is packed for', () => {
  it.each([
    ['pack me for graz, back the 27th', '2026-12-23', 5],
    ['pack for christmas at noras 23-27', '2026-12-23', 5],
    ['can you pack for graz from the 22nd to the 28th please', '2026-12-22', 7],
    ['pack für graz, vom 22. bis zum 28.', '2026-12-22', 7],
    ['hazme la maleta para graz, del 22 al 28', '2026-12-22', 7],
    ['pack me for fly to graz', '2026-12-23', 3],
  ])('%s', async (said, firstDay, days) => {
    expect(tripOf(await lastOf(said))).toMatchObject({ firstDay, days, place: 'Graz, Austria' });
  });

  it('is the one whose days were said before', async () => {
    const trip = tripOf(await lastOf('i am away the 22nd to the 28th', 'what should i pack'));
    expect(trip).toMatchObject({ firstDay: '2026-12-22', days: 7, place: 'Graz, Austria' });
  });

  it('dresses what happens there, and nothing at home', async () => {
    const titles = tripOf(await lastOf('pack me for graz, back the 27th'))?.worn?.map(({ title }) => title);
    expect(titles).toEqual(['Christmas at Nora’s']);
  });
});

describe('a trip whose event names a station', () => {
  const train = eventOn('train', 'Train to Seattle, Claire and the baby', '2026-12-17', 'Union Station');
  const { lastOf: lastWithTrain } = conversationIn({
    ...context,
    events: async (first, last) => [train].filter(({ day }) => day >= first && day <= last),
  });

  it('leads where the title says', async () => {
    const answer = await lastWithTrain('pack for the train to seattle');
    expect(tripOf(answer)?.place).toBe('Seattle');
    const later = await lastWithTrain('pack for the train to seattle', 'carry on only');
    expect(later.text).not.toContain('Union Station');
  });
});

describe('a packing list that was shown', () => {
  const trip = 'pack me for graz, back the 27th';

  it('gets smaller, or is said to be as small as it gets', async () => {
    const before = packed(await lastOf(trip));
    const now = await lastOf(trip, 'it has to fit my little wheely case, can you take a few things out?');
    if (packed(now).length >= before.length) expect(now.text).toMatch(/as small as it gets/);
    expect(packed(now).some((id) => id === 'boots' || id === 'sneakers')).toBe(true);
  });

  it.each(['noras house is freezing', 'bei nora ist es eiskalt'])(
    'gets one or two warm pieces: %s',
    async (said) => {
      const light = packed(await lastOf(trip, 'carry on only'));
      const now = packed(await lastOf(trip, 'carry on only', said));
      expect(now.length - light.length).toBeGreaterThan(0);
      expect(now.length - light.length).toBeLessThanOrEqual(2);
    },
  );

  it('dresses somebody for the way from what is packed', async () => {
    const list = packed(await lastOf(trip));
    const outfit = outfitOf(await lastOf(trip, 'what do i wear on the plane'));
    expect(outfit?.date).toBe('2026-12-23');
    expect(list).toEqual(expect.arrayContaining(outfit?.itemIds ?? []));
  });

  it('gets what is called by what it is for', async () => {
    expect(packed(await lastOf('pack für graz bis zum 27.', 'die laufsachen sollen auch mit'))).toContain(
      'run',
    );
  });

  it('is planned for what happens there, with the piece that is named', async () => {
    const { memory } = await lastOf(trip, 'put the oatmeal sweater on for christmas day');
    expect(memory.pending?.change).toMatchObject({ kind: 'plan_outfit', eventId: 'feast' });
    expect(memory.trip?.packed).toContain('cable');
  });
});
