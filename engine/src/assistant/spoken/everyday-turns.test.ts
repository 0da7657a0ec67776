import { describe, expect, it } from 'vitest';
import type { AssistantEvent } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { clockTime } from '../commands/event-words.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const own = [
  piece('navy', 'Navy wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'navy' }),
  piece('camel', 'Camel wrap coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('breton', 'Breton top', { category: 'top', subcategory: 't-shirt', colour: 'white', price: 28 }),
  piece('cashmere', 'Teal cashmere jumper', { category: 'top', subcategory: 'sweater', colour: 'teal' }),
  piece('aran', 'Cream cable knit jumper', { category: 'top', subcategory: 'sweater', colour: 'cream' }),
  piece('jeans', 'Straight leg blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('black', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('skirt', 'Tartan midi skirt', { category: 'pants', subcategory: 'skirt', colour: 'red' }),
  piece('ankle', 'Black ankle boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('knee', 'Black flat knee boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('trainers', 'White trainers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('heels', 'Black block heels', { category: 'shoes', subcategory: 'heels', colour: 'black' }),
  piece('lace', 'Red lace dress', { category: 'dresses', subcategory: 'dress', colour: 'red', price: 130 }),
  piece('brogues', 'Brown brogues', {
    category: 'shoes',
    subcategory: 'brogues',
    colour: 'brown',
    status: 'repair',
    available: false,
  }),
];
const party: AssistantEvent = {
  id: 'party',
  title: 'Work Christmas do',
  eventType: 'party',
  day: '2026-12-11',
  time: '7:30 PM',
  clock: '19:30',
  location: null,
  outfit: { itemIds: ['lace', 'heels'], description: '' },
};
const lunch: AssistantEvent = {
  ...party,
  id: 'lunch',
  title: 'Lunch with Maisie',
  eventType: 'casual',
  day: '2026-12-05',
  time: '12:30 PM',
  clock: '12:30',
  outfit: null,
};
const events = [lunch, party];
const { changeOf, lastOf } = conversationIn({
  ...contextOf(own, '2026-11-30'),
  events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
  wornOn: async (day) => (day === '2025-12-12' ? ['skirt', 'heels'] : []),
});

const partsOf = (change: Change | undefined): Change[] =>
  change?.kind === 'several' ? change.changes : change ? [change] : [];
const idsOf = (change: Change | undefined) =>
  partsOf(change).map((part) => ('itemIds' in part ? [...part.itemIds].sort() : []));

describe('pieces are found as people name them', () => {
  it.each([
    ['yday i wore breton top blue jeans white trainers', ['breton', 'jeans', 'trainers']],
    ['wearing teal cashmere black jeans ankle boots', ['ankle', 'black', 'cashmere']],
    ['put the breton and the cable jumper in the wash', ['aran', 'breton']],
  ])('%s', async (said, ids) => {
    expect(idsOf(await changeOf(said))).toEqual([ids]);
  });

  it('flat shoes are not two pairs', async () => {
    expect(idsOf(await changeOf('wore the tartan skirt flat boots'))).toEqual([['knee', 'skirt']]);
  });
});

describe('what waits is put right', () => {
  it.each([
    ['no hang on ankle boots not knee', ['ankle', 'breton']],
    ['not the knee boots, the ankle ones', ['ankle', 'breton']],
    ['just the breton', ['breton']],
  ])('%s', async (said, ids) => {
    expect(idsOf(await changeOf('wore the breton and the knee boots', said))).toEqual([ids]);
  });

  it('only in the offer that has what is refused', async () => {
    const change = await changeOf(
      'yesterday i wore breton top, blue jeans and ankle boots',
      'and today cream jumper, black jeans and knee boots',
      'sorry white trainers not knee boots',
    );
    expect(idsOf(change)).toEqual([
      ['ankle', 'breton', 'jeans'],
      ['aran', 'black', 'trainers'],
    ]);
  });

  it('asks where the other thing is open', async () => {
    const answer = await lastOf('put the skirt in the wash', 'no the jeans not the skirt');
    expect(answer.memory.asking?.itemIds.sort()).toEqual(['black', 'jeans']);
    expect(answer.memory.pending).toBeUndefined();
  });
});

describe('what was done to a piece', () => {
  it('a piece that somebody took is lent to them', async () => {
    const change = await changeOf('maisies nicked my cream cable jumper now as well');
    expect(change).toMatchObject({ itemIds: ['aran'], edit: { status: 'lent', keptIn: 'Maisie' } });
    expect(await changeOf('someone stole my cream cable jumper')).not.toMatchObject({
      edit: { keptIn: 'Someone' },
    });
  });

  it('what is fetched from the cobbler is back, and not sold', async () => {
    const change = await changeOf('picked the brogues up from the cobbler, 24 quid');
    expect(change).toMatchObject({ itemIds: ['brogues'], edit: { status: 'available' } });
    expect(await changeOf('need to pick the brogues up from the cobbler')).not.toMatchObject({
      edit: { status: 'available' },
    });
  });
});

describe('outfits and events by everyday words', () => {
  it('"again" asks for what is planned', async () => {
    const { text } = await lastOf('what am i wearing to the xmas do again');
    expect(text).toMatch(/planned.*red lace dress/i);
  });

  it('pieces that are named take the place of what they replace', async () => {
    const change = await changeOf('do tartan skirt and breton top for the christmas do instead');
    expect(idsOf(change)).toEqual([['breton', 'heels', 'skirt']]);
  });

  it('the do is the party', async () => {
    expect(await changeOf('move the do to 8')).toMatchObject({
      eventId: 'party',
      at: { day: '2026-12-11', time: '20:00' },
    });
  });

  it('a complaint takes the piece out of what is shown', async () => {
    const shown = await lastOf('outfit for lunch with maisie with the black jeans');
    expect(shown.memory.outfit?.itemIds).toContain('black');
    const answer = await lastOf(
      'outfit for lunch with maisie with the black jeans',
      'nah the black jeans are too tight',
    );
    expect(answer.memory.outfit?.itemIds).not.toContain('black');
  });

  it('an answer about last year says that it is a guess', async () => {
    const { text } = await lastOf('what did i wear to last years xmas do');
    expect(text).toMatch(/tartan midi skirt/);
    expect(text).toMatch(/most likely/);
  });
});

describe('hours without morning or evening', () => {
  it.each([
    ['movie night at 8', '20:00'],
    ['dentist weds 8.40', '08:40'],
    ['Kindergartenfest halb vier', '15:30'],
    ['ciné samedi à 8h', '20:00'],
    ['flight sat 6.15', '06:15'],
    ['lunch at 1', '13:00'],
    ['um 06:30 abholen', '06:30'],
  ])('%s', (said, time) => {
    expect(clockTime(said)).toBe(time);
  });
});

describe('a question that has no word of clothes', () => {
  it.each(['whats a good present for my mother in law', 'any idea how to fix a leaking tap'])(
    '%s is not answered with the nearest text',
    async (said) => {
      const answer = await lastOf(said);
      expect(answer.known).toBe(false);
      expect(answer.cards).toEqual([]);
    },
  );

  it('one of care is', async () => {
    expect((await lastOf('how do i get rid of moths')).memory.tool).toBe('explain');
  });
});
