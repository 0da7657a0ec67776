import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import type { Change } from '../../change.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('blazer', 'Grey blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'grey' }),
  piece('coat', 'Black overcoat', { category: 'outerwear', subcategory: 'coat', colour: 'black' }),
  piece('cardigan', 'Mustard cardigan', { category: 'top', subcategory: 'cardigan', colour: 'mustard' }),
  piece('oxford', 'White oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('henley', 'Navy henley', { category: 'top', subcategory: 't-shirt', colour: 'navy' }),
  piece('halter', 'Black satin halter', { category: 'top', subcategory: 'top', colour: 'black' }),
  piece('flannels', 'Charcoal flannels', { category: 'pants', subcategory: 'trousers', colour: 'charcoal' }),
  piece('jeans', 'Straight jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('gown', 'Silver lamé gown', { category: 'dresses', subcategory: 'gown', colour: 'silver' }),
  piece('shift', 'Cobalt shift dress', { category: 'dresses', subcategory: 'dress', colour: 'blue' }),
  piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
  piece('monks', 'Black monk straps', { category: 'shoes', subcategory: 'oxfords', colour: 'black' }),
  piece('slingbacks', 'Black slingbacks', { category: 'shoes', subcategory: 'heels', colour: 'black' }),
  piece('tan', 'Brown belt', { category: 'accessories', subcategory: 'belt', colour: 'brown' }),
  piece('dark', 'Black belt', { category: 'accessories', subcategory: 'belt', colour: 'black' }),
  piece('scarf', 'Red scarf', { category: 'accessories', subcategory: 'scarf', colour: 'red' }),
];

function eventOn(id: string, title: string, day: string, worn: readonly string[]): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: [...worn], description: '' } : null;
  return { id, title, eventType: 'casual', day, time: null, clock: null, location: null, outfit };
}
const all = [
  eventOn('talk', 'Conference talk', '2026-12-02', ['oxford', 'flannels', 'monks']),
  eventOn('ball', 'Charity ball', '2026-12-11', ['gown', 'slingbacks']),
  eventOn('class', 'Pottery class', '2026-12-04', []),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-30'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    all
      .filter(({ day, outfit }) => outfit && day >= first && day <= last)
      .map(({ id, day, outfit }) => ({ id: `plan-${id}`, day, eventId: id, itemIds: outfit?.itemIds ?? [] })),
};
const { lastOf, changeOf, talk } = conversationIn(context);

function planned(change: Change | undefined): string[] | undefined {
  const all = change?.kind === 'several' ? change.changes : change ? [change] : [];
  return all.flatMap((each) => (each.kind === 'plan_outfit' ? [[...each.itemIds].sort()] : []))[0];
}

describe('a piece that is named comes into a planned outfit, and the rest stays', () => {
  it.each([
    [
      ['what do you think of the cobalt shift', 'put it in for the silver gown on the 11th'],
      ['shift', 'slingbacks'],
    ],
    [['swap the silver gown for the cobalt shift at the charity ball'], ['shift', 'slingbacks']],
    [
      ['what is planned for the conference talk', 'use the loafers instead of the monk straps'],
      ['flannels', 'loafers', 'oxford'],
    ],
    [
      ['was ist für den conference talk geplant', 'nimm doch die loafers statt der monk straps'],
      ['flannels', 'loafers', 'oxford'],
    ],
  ])('%s', async (said, worn) => {
    expect(planned(await changeOf(...said))).toEqual(worn);
  });

  it('and is asked about as it will be', async () => {
    const swap = 'swap the silver gown for the cobalt shift at the charity ball';
    const { text } = await lastOf(swap, 'yes', 'will the slingbacks go with it?');
    expect(text).toMatch(/slingbacks/);
    expect(text).toMatch(/cobalt/i);
    expect(text).not.toMatch(/at home/);
  });
});

describe('one of two is picked for the outfit that is shown', () => {
  it('a belt by the shoes', async () => {
    const { text, memory } = await lastOf(
      'what is planned for the conference talk',
      'brown belt or black with that?',
    );
    expect(text).toMatch(/^I’d take the black belt/);
    expect(memory.outfit?.itemIds).toEqual(expect.arrayContaining(['oxford', 'flannels', 'monks', 'dark']));
  });
});

describe('how an outfit that is shown should be', () => {
  it.each([
    "it can't be too fancy, we'll have clay all over us",
    'we might get muddy so nothing precious',
    'bit hotter but still easy',
    'könnte etwas farbe vertragen',
  ])('makes another one for the same: %s', async (said) => {
    const [first, then] = await talk('what should i wear to the pottery class', said);
    const [before, now] = [first && outfitOf(first), then && outfitOf(then)];
    expect(now?.eventId).toBe('class');
    expect(now?.itemIds).not.toEqual(before?.itemIds);
  });

  it('is followed as far as the clothes allow', async () => {
    const shown = await lastOf('what should i wear to the pottery class', 'sexier but not overdone');
    expect(outfitOf(shown)?.itemIds).toContain('halter');
  });

  it('a layer over a shirt is one, and for the event that is spoken of', async () => {
    const { cards, text } = await lastOf(
      'what is planned for the conference talk',
      'so what could i throw over the oxford shirt',
    );
    expect(outfitOf({ cards })).toBeUndefined();
    expect(text).toMatch(/^I’d take the (?:grey blazer|black overcoat|mustard cardigan)/);
  });

  it('a plan that is feared to be dull gets an accent', async () => {
    const said = 'everybody there dresses up. is what i planned for the conference talk too boring';
    expect((await lastOf(said)).text).toMatch(/quiet colors/);
    expect(planned(await changeOf(said, 'some color would be good'))).toEqual(
      expect.arrayContaining(['oxford', 'flannels', 'monks']),
    );
  });
});
