import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('blouse', 'Light blue cotton shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'light blue',
  }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('roll', 'Navy wool roll neck', { category: 'top', subcategory: 'sweater', colour: 'navy' }),
  piece('pink', 'Pink jumper', { category: 'top', subcategory: 'sweater', colour: 'pink' }),
  piece('trousers', 'Charcoal wool trousers', {
    category: 'pants',
    subcategory: 'trousers',
    colour: 'charcoal',
  }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('skirt', 'Black pleated skirt', { category: 'pants', subcategory: 'skirt', colour: 'black' }),
  piece('coat', 'Black wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'black' }),
  piece('loafers', 'Black loafers', { category: 'shoes', subcategory: 'loafers', colour: 'black' }),
  piece('boots', 'Brown walking boots', { category: 'shoes', subcategory: 'hiking boots', colour: 'brown' }),
  piece('flannel', 'Green flannel', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'green',
    status: 'lent',
    available: false,
    keptIn: 'Raj',
  }),
];

function eventOn(id: string, title: string, day: string, clock: string, worn: string[]): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: worn, description: '' } : null;
  return { id, title, eventType: 'casual', day, time: null, clock, location: null, outfit };
}
const events = [
  eventOn('walk', 'Walk with mum', '2026-12-06', '10:00', []),
  eventOn('group', 'Steering group', '2026-12-04', '10:00', ['blouse', 'trousers', 'loafers']),
  eventOn('climbing', 'Climbing with Raj', '2026-12-05', '10:00', []),
  eventOn('dinner', 'Dinner w/ Priya', '2026-12-05', '19:30', []),
];
const cold = { source: 'forecast', feltC: 3, minC: 0, maxC: 5 } as const;
const plain = contextOf(items, '2026-12-03');
const context: AssistantContext = {
  ...plain,
  weather: async (day, place) => ({ ...(await plain.weather(day, place)), ...cold }),
  events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
};
const { lastOf, changeOf } = conversationIn(context);

describe('an outfit that is shown', () => {
  it('keeps its occasion where a reason names another', async () => {
    const { memory } = await lastOf(
      'what do i wear for dinner w priya',
      'no jeans, its a walk from the station',
    );
    expect(memory.wish).toMatchObject({ eventId: 'dinner', day: '2026-12-05' });
  });

  it('is made for what is on that evening', async () => {
    const { memory } = await lastOf('third date saturday night, what do i wear');
    expect(memory.wish?.eventId).toBe('dinner');
  });

  it('is explained by the piece that is asked about', async () => {
    const { text } = await lastOf('what should i wear tomorrow to the office', 'why those shoes?');
    expect(text).toMatch(/I picked the black loafers to go with/);
  });

  it('is kept, and a coat is justified by the cold', async () => {
    const { text } = await lastOf('what should i wear for the walk with mum', 'why the coat?');
    expect(text).toMatch(/feel like .*want the black wool coat/);
  });

  it('takes in the two pieces that were found to go together', async () => {
    const change = await changeOf(
      'what should i wear for the walk with mum',
      'pink jumper w blue jeans ok?',
      'ok plan that',
    );
    expect(change).toMatchObject({ kind: 'plan_outfit' });
    expect(change && 'itemIds' in change && change.itemIds).toEqual(
      expect.arrayContaining(['pink', 'jeans']),
    );
  });

  it('is what a wish for a kind is about, and no remark is made of it', async () => {
    const shown = ['what should i wear tomorrow to the office', 'and shoes i can sit on the carpet in'];
    expect(outfitOf(await lastOf(...shown))).toBeDefined();
  });

  it('becomes more casual where it is called too dressy, and no remark is made of it', async () => {
    const shown = ['what should i wear for dinner w priya', 'too dressy i think, she said shes in jeans'];
    expect(outfitOf(await lastOf(...shown))).toBeDefined();
  });
});

describe('a planned outfit', () => {
  it('has one piece exchanged for a warmer one, and keeps the rest', async () => {
    const change = await changeOf("what's planned for the steering group", 'swap the shirt for smth warmer');
    expect(change).toMatchObject({ kind: 'plan_outfit', eventId: 'group' });
    const worn = change && 'itemIds' in change ? change.itemIds : [];
    expect(worn).toEqual(expect.arrayContaining(['trousers', 'loafers']));
    expect(worn).not.toContain('blouse');
    expect(worn.some((id) => ['roll', 'pink'].includes(id))).toBe(true);
  });

  it('is checked against the cold', async () => {
    const { text } = await lastOf('is what i have for the steering group warm enough?');
    expect(text).toMatch(/coat|cold/i);
  });
});

describe('a question', () => {
  it('of a piece that is never chosen says where it is', async () => {
    expect((await lastOf('how come you never pick the green flannel')).text).toMatch(/Raj/);
  });

  it('of another kind goes on from what a piece goes with', async () => {
    const { memory } = await lastOf('what goes with my navy roll neck', 'and with a skirt?');
    expect(memory.shown).toContain('skirt');
  });

  it('of what is not in some colors lists what is left, and dresses nobody', async () => {
    const { cards } = await lastOf('what do i wear tomorrow', "what have i got that isn't black or navy?");
    const [card] = cards;
    expect(card?.kind).toBe('items');
    const ids = card && 'itemIds' in card ? card.itemIds : [];
    expect(ids).toContain('pink');
    expect(ids).not.toContain('coat');
  });
});
