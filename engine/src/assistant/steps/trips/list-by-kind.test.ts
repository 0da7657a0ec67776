import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('jumper', 'Grey jumper', { category: 'top', subcategory: 'sweater', colour: 'grey' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('cords', 'Brown cords', { category: 'pants', subcategory: 'trousers', colour: 'brown' }),
  piece('puffer', 'Black puffer', { category: 'outerwear', subcategory: 'puffer jacket', colour: 'black' }),
  piece('boots', 'Black boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
];
const train: AssistantEvent = {
  id: 'train',
  title: 'Train to Edinburgh',
  eventType: 'travel',
  day: '2026-12-18',
  time: null,
  clock: '09:00',
  location: 'Edinburgh',
  outfit: null,
};
const cold = { source: 'forecast', feltC: 3, minC: 0, maxC: 5 } as const;
const plain = contextOf(items, '2026-12-03');
const context: AssistantContext = {
  ...plain,
  weather: async (day, place) => ({ ...(await plain.weather(day, place)), ...cold }),
  events: async (first, last) => (train.day >= first && train.day <= last ? [train] : []),
};
const { lastOf } = conversationIn(context);
const pack = 'pack me for edinburgh, fri to sun';

describe('a packing list', () => {
  it('is for the week in which the calendar has the trip', async () => {
    expect((await lastOf(pack)).memory.trip).toMatchObject({ firstDay: '2026-12-18', days: 3 });
  });

  it('loses the kind that is refused', async () => {
    expect((await lastOf(pack)).memory.trip?.packed).toContain('puffer');
    const { memory } = await lastOf(pack, 'eli has a spare coat i can use so no puffer');
    expect(memory.trip?.packed).not.toContain('puffer');
  });

  it('says that there is only one pair, and keeps it', async () => {
    const { text, memory } = await lastOf(pack, 'one pair of shoes only');
    expect(text).toMatch(/only one on the list already: the black boots/);
    expect(memory.trip?.packed).toContain('boots');
  });

  it('is not changed by the question why', async () => {
    const before = (await lastOf(pack)).memory.trip?.packed;
    const { text, memory } = await lastOf(pack, 'why those boots');
    expect(text).toMatch(/I picked the black boots/);
    expect(memory.trip?.packed).toEqual(before);
  });
});
