import { describe, expect, it } from 'vitest';
import type { AssistantContext } from '../assistant-context.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('polo', 'Pret polo', {
    category: 'shirt',
    subcategory: 'polo',
    colour: 'black',
    status: 'in_wash',
    available: false,
  }),
  piece('trousers', 'Work trousers black', { category: 'pants', subcategory: 'trousers', colour: 'black' }),
  piece('heels', 'Prom heels silver', {
    category: 'shoes',
    subcategory: 'heels',
    colour: 'silver',
    price: 40,
    timesWorn: 2,
    lastWorn: '2026-06-20',
    purchasedOn: '2025-03-01',
  }),
  piece('jeans', 'Baggy blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('tee', 'White baby tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('roll', 'Black roll neck', { category: 'top', subcategory: 'turtleneck', colour: 'black' }),
  piece('docs', 'Docs', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('shirt', 'White shirt smart', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'white',
    status: 'lent',
    available: false,
    keptIn: 'Zara',
  }),
];
const worn: Readonly<Record<string, string[]>> = {
  '2026-11-20': ['jeans', 'roll', 'docs'],
  '2026-11-21': ['trousers', 'tee'],
};
const base = contextOf(items, '2026-11-25');
const context: AssistantContext = {
  ...base,
  archived: async () => [
    piece('blazer', 'School blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'navy' }),
  ],
  wornOn: async (day) => worn[day] ?? [],
};

const { talk, lastOf, changeOf } = conversationIn(context);

describe('what is spoken of stays what "it" means', () => {
  it('over a question in between', async () => {
    expect(
      await changeOf(
        'when did i last wear the prom heels',
        'how do i clean silver',
        'sell it? sold it on vinted',
      ),
    ).toMatchObject({
      kind: 'edit_items',
      itemIds: ['heels'],
    });
  });

  it('and a further thing waits with the first for one yes', async () => {
    expect(await changeOf('the baggy jeans are in the wash', 'and the baby tee')).toMatchObject({
      itemIds: expect.arrayContaining(['jeans', 'tee']),
      edit: { status: 'in_wash' },
    });
  });

  it('a day goes on from the day before', async () => {
    const { text } = await lastOf('what did i wear friday', 'and saturday');
    expect(text).toContain('work trousers');
  });
});

describe('several commands at once', () => {
  it('are asked about once and carried out together', async () => {
    const [offered] = await talk('bring the blazer back n rename it costume blazer');
    expect(offered?.memory.pending?.change).toEqual({
      kind: 'several',
      changes: [
        { kind: 'edit_items', itemIds: ['blazer'], edit: { isArchived: false } },
        { kind: 'edit_items', itemIds: ['blazer'], edit: { description: 'costume blazer' } },
      ],
    });
    expect(offered?.actions).toHaveLength(2);
  });

  it('two things with one verb are one command', async () => {
    expect(await changeOf('put the baggy jeans and the baby tee in the wash')).toMatchObject({
      kind: 'edit_items',
      itemIds: expect.arrayContaining(['jeans', 'tee']),
      edit: { status: 'in_wash' },
    });
  });
});

describe('facts of one thing come from the data', () => {
  it.each([
    ['what did the prom heels cost me', /40.*March 2025[\s\S]*20\.00 per wear/],
    ['how old are the prom heels', /March 2025.*a year/],
    ['wheres my white shirt smart', /Zara/],
    ['how many times have i worn the docs', /no wears? (is|are)? ?noted/i],
  ])('%s', async (text, fact) => {
    expect((await lastOf(text)).text).toMatch(fact);
  });

  it('where something was put away, it is offered back', async () => {
    expect(await changeOf('wheres the blazer gone')).toMatchObject({
      itemIds: ['blazer'],
      edit: { isArchived: false },
    });
  });
});

it('temperatures are shown as they are asked for', async () => {
  expect(await changeOf('units F not C')).toEqual({ kind: 'set_units', units: 'imperial' });
});
