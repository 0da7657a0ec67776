import { describe, expect, it } from 'vitest';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const away = { available: false };
const items = [
  piece('navyTie', 'Navy tie', { category: 'accessories', subcategory: 'tie', colour: 'navy' }),
  piece('wineTie', 'Burgundy tie', {
    category: 'accessories',
    subcategory: 'tie',
    colour: 'burgundy',
    status: 'lent',
    keptIn: 'Kyle',
    ...away,
  }),
  piece('pinafore', 'Mustard cord pinafore', {
    category: 'dresses',
    colour: 'mustard',
    status: 'in_wash',
    ...away,
  }),
  piece('cardigan', 'Gray cashmere cardigan', {
    category: 'top',
    subcategory: 'cardigan',
    colour: 'grey',
    status: 'repair',
    price: 145,
    ...away,
  }),
  piece('oat', 'Oatmeal sweater', { category: 'top', subcategory: 'knit', colour: 'oatmeal' }),
  piece('khakis', 'Khaki chinos', { category: 'pants', subcategory: 'chinos', colour: 'khaki' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('grayHat', 'Gray wool hat', { category: 'accessories', subcategory: 'beanie', colour: 'grey' }),
  piece('redHat', 'Red beanie', { category: 'accessories', subcategory: 'beanie', colour: 'red' }),
  piece('grayShoes', 'Gray sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'grey' }),
  piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
];
const { lastOf, changeOf } = conversationIn(contextOf(items, '2026-12-03'));

describe('what comes back', () => {
  it.each([
    ['kyle gave the tie back', 'wineTie'],
    ['my gray sweater is back from the tailor', 'cardigan'],
    ['the mustard one is washed now', 'pinafore'],
  ])('is among what was away: %s', async (text, id) => {
    expect(await changeOf(text)).toMatchObject({ itemIds: [id], edit: { status: 'available' } });
  });

  it('is still away where it only comes later', async () => {
    expect(await changeOf('kyle is bringing the tie back on saturday')).not.toMatchObject({
      edit: { status: 'available' },
    });
  });
});

describe('a piece', () => {
  it('is meant by its color among the sort that is spoken of', async () => {
    expect(await changeOf('where is my red beanie', 'delete the gray one')).toMatchObject({
      kind: 'delete_items',
      itemIds: ['grayHat'],
    });
  });

  it('is meant though other things are told beside it', async () => {
    expect(await changeOf('im fine. the khakis are toast tho, need to wash')).toMatchObject({
      itemIds: ['khakis'],
      edit: { status: 'in_wash' },
    });
  });

  it('of a suggestion that was worn a day before is left out, and no wear is noted', async () => {
    const first = await lastOf('what should i wear today');
    const worn = outfitOf(first)?.itemIds.includes('jeans') ? 'jeans' : 'chinos';
    const answer = await lastOf('what should i wear today', `wore those ${worn} yesterday`);
    expect(answer.memory.pending).toBeUndefined();
    expect(outfitOf(answer)?.itemIds).not.toContain(worn === 'jeans' ? 'jeans' : 'khakis');
  });
});

describe('a new piece that waits for a yes', () => {
  it('takes another color into its name', async () => {
    expect(await changeOf('bought a gray overcoat, $189', 'actually its more charcoal')).toMatchObject({
      kind: 'add_items',
      text: 'Charcoal overcoat, $189',
    });
  });

  it('is told by what it is, with its size', async () => {
    expect(
      await changeOf('I finished knitting a hat, dark green, worsted wool. Add it please'),
    ).toMatchObject({
      text: 'Dark green wool hat',
    });
    expect(await changeOf('bought a black parka, $189, size L')).toMatchObject({ edit: { size: 'L' } });
  });

  it('stands beside a further one', async () => {
    const change = await changeOf('add a dark green wool hat', 'and a pair of mittens to match');
    expect(change).toMatchObject({
      kind: 'several',
      changes: [{ text: 'Dark green wool hat' }, { text: 'Dark green wool mittens' }],
    });
  });
});

describe('what somebody keeps', () => {
  it.each([
    "i'm never getting rid of the oatmeal sweater",
    'the oatmeal sweater i would never give away',
    'den haferfarbenen pulli geb ich nie her',
  ])('is not offered to be deleted: %s', async (said) => {
    const { memory } = await lastOf(said);
    expect(memory.pending).toBeUndefined();
  });

  it('goes where it only speaks of others', async () => {
    const { memory } = await lastOf('delete the oatmeal sweater, it does not fit her any more');
    expect(memory.pending?.change).toMatchObject({ kind: 'delete_items', itemIds: ['oat'] });
  });
});
