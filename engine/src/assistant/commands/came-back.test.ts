import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('sweater', 'Burgundy cashmere sweater', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'burgundy',
  }),
  piece('hoodie', 'Grey hoodie', { category: 'top', subcategory: 'hoodie', colour: 'grey' }),
  piece('pumps', 'Black pumps', { category: 'shoes', subcategory: 'pumps', colour: 'black' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('chinos', 'Tan chinos', { category: 'pants', subcategory: 'chinos', colour: 'tan' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('scarf', 'Grey wool scarf', {
    category: 'accessories',
    subcategory: 'scarf',
    colour: 'grey',
    status: 'lent',
    available: false,
    keptIn: 'Mia',
  }),
  piece('jeans', 'Dark jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'dark blue',
    status: 'in_wash',
    available: false,
  }),
];
const { changeOf, lastOf, talk } = conversationIn(contextOf(items, '2026-12-03'));

describe('what comes back', () => {
  it.each(['got the pumps back today', 'hab die pumps heute wiederbekommen'])(
    'changes nothing where it was never away: %s',
    async (said) => {
      const { memory, text } = await lastOf(said);
      expect(memory.pending).toBeUndefined();
      expect(text).toMatch(/already|schon/);
    },
  );

  it.each([
    'got it back from mia finally',
    'mia gave it back',
    'got the grey scarf back',
    'hab den grauen schal wiederbekommen',
  ])('is what was lent: %s', async (said) => {
    expect(await changeOf(said)).toMatchObject({ itemIds: ['scarf'], edit: { status: 'available' } });
  });

  it('is what comes out of the wash', async () => {
    expect(await changeOf('the jeans are clean again')).toMatchObject({ itemIds: ['jeans'] });
  });
});

describe('what is worn out', () => {
  it.each([
    'that burgundy sweater is finished, moth holes everywhere',
    'the burgundy sweater has had it',
    'der bordeaux pulli ist hinüber',
  ])('is offered to be put away: %s', async (said) => {
    expect(await changeOf(said)).toEqual({
      kind: 'edit_items',
      itemIds: ['sweater'],
      edit: { isArchived: true },
    });
  });

  it('is what was spoken of', async () => {
    const said = ['where is my grey hoodie', "it's falling apart"];
    expect(await changeOf(...said)).toMatchObject({ itemIds: ['hoodie'], edit: { isArchived: true } });
  });

  it('is not the person', async () => {
    expect(await changeOf('where is my grey hoodie', "i'm worn out")).toBeUndefined();
  });
});

describe('a yes', () => {
  it('is carried out once', async () => {
    const [, , first, second] = await talk(
      'delete the grey hoodie',
      'whats the weather tomorrow',
      'yes',
      'yes',
    );
    expect([first?.change, second?.change].filter((change) => change !== undefined)).toHaveLength(0);
    const [, done, again] = await talk('add a red beanie', 'yes', 'yes');
    expect(done?.change).toMatchObject({ kind: 'add_items' });
    expect(again?.change).toBeUndefined();
  });

  it('that waited through an aside is carried out once', async () => {
    const answers = await talk('plan my week', 'whats the weather tomorrow', 'yes', 'yep');
    expect(answers.map(({ change }) => change !== undefined)).toEqual([false, false, true, false]);
  });

  it('takes back a no', async () => {
    const { change } = await lastOf('delete the grey hoodie', 'wait no', 'actually yes');
    expect(change).toMatchObject({ kind: 'delete_items', itemIds: ['hoodie'] });
    const late = await lastOf('delete the grey hoodie', 'no', 'how many shoes do i have', 'yes');
    expect(late.change).toBeUndefined();
  });
});
