import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const wardrobe = [
  piece('blazer', 'Navy wool blazer', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'navy',
    material: 'wool',
  }),
  piece('biker', 'Black leather jacket', {
    category: 'outerwear',
    subcategory: 'leather jacket',
    colour: 'black',
    material: 'leather',
  }),
  piece('shirt', 'White cotton shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('hoodie', 'Olive hoodie', { category: 'top', subcategory: 'hoodie', colour: 'olive' }),
  piece('trousers', 'Grey wool trousers', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('dress', 'Red wrap dress', { category: 'dresses', subcategory: 'wrap dress', colour: 'red' }),
  piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
  piece('runners', 'Grey running shoes', { category: 'shoes', subcategory: 'running shoes', colour: 'grey' }),
];
const context = contextOf(wardrobe, '2026-10-15');
const conversation = conversationIn(context);
const ask = async (text: string) => (await conversation.ask(text)).text;

describe('what the planner makes of a garment', () => {
  it('decides which of two to take', async () => {
    const text = await ask('which is better for an interview, the navy blazer or the leather jacket?');
    expect(text).toMatch(/^I’d take the navy wool blazer\./);
  });

  it('keeps at home what an occasion does not bear, and lets in what it does', async () => {
    expect(await ask('is the hoodie ok for a funeral')).toMatch(
      /^I’d leave the olive hoodie at home: it is too casual/,
    );
    expect(await ask('is the red dress ok for a funeral')).toMatch(/^I’d leave the red wrap dress at home/);
    expect(await ask('are the loafers fine for the office')).toMatch(/^Yes, the brown loafers work for that/);
  });

  it.each([
    ['blazer oder lederjacke fürs vorstellungsgespräch?', /^Ich würde das nehmen: Navy wool blazer\./],
    ['darf ich die lederjacke zur beerdigung tragen?', /^(Dafür lieber nicht|Ja, das passt)\./],
  ])('in the language that was asked: %s', async (text, expected) => {
    expect(await ask(text)).toMatch(expected);
  });

  it('answers a fear of too much with a no', async () => {
    expect(await ask('would the leather jacket be too much for a concert')).toMatch(/^Not at all, /);
  });

  it('without an occasion tells how they differ', async () => {
    expect(await ask('compare the navy blazer and the leather jacket')).not.toMatch(/I’d take|worn 0/);
  });
});

describe('what a person wants to be dressed in', () => {
  it.each([
    [
      'stop giving me bright colors, i only wear black and brown',
      { 'colour:black': 0.8, 'colour:brown': 0.8 },
    ],
    ['never put me in brown again', { 'colour:brown': -1 }],
  ])('%s', async (text, weights) => {
    const { memory } = await conversation.ask(text);
    expect(memory.pending?.change).toEqual({ kind: 'set_taste', weights });
  });
});

it.each(['not that one', 'nope, next'])(
  'an outfit that is waved away, as in “%s”, is followed by another',
  async (text) => {
    const first = await conversation.ask('what should i wear to the office');
    const second = await conversation.ask(text, first.memory);
    expect(second.memory.outfit?.itemIds).toBeDefined();
    expect(second.memory.outfit?.itemIds).not.toEqual(first.memory.outfit?.itemIds);
  },
);

it.each([
  ['what should my husband wear to the gala', /^I only know your own clothes\./],
  ['what did i wear last tuesday', /^Nothing is marked as worn for Tuesday/],
  ['what should i wear to the office today', /^Today \(office\): /],
])('%s', async (text, expected) => {
  expect(await ask(text)).toMatch(expected);
});

it.each([
  'she moved her stuff out, just my jackets left on the rail now, looks dead empty',
  'the house is very quiet these days, I dress each morning and nobody remarks on it',
])('what only tells of a day gets no outfit: %s', async (text) => {
  expect((await conversation.ask(text)).cards.filter(({ kind }) => kind === 'outfit')).toEqual([]);
});
