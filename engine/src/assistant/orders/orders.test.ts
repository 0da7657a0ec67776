import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const away = (status: 'repair' | 'lent' | 'in_wash', keptIn: string | null = null) => ({
  status,
  keptIn,
  available: false,
});
const items = [
  piece('ecru', 'Ecru jeans', { category: 'pants', subcategory: 'jeans', colour: 'beige' }),
  piece('black', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('shirt', 'Striped shirt', { category: 'top', subcategory: 'shirt', colour: 'blue' }),
  piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('skirt', 'Green satin skirt', {
    category: 'pants',
    subcategory: 'skirt',
    colour: 'green',
    ...away('lent', 'Beth'),
  }),
  piece('denim', 'Denim jacket', { category: 'outerwear', subcategory: 'jacket', colour: 'blue' }),
  piece('bluse', 'Weiße Bluse', { category: 'shirt', colour: 'white' }),
  piece('ringel', 'Ringelshirt', { category: 'top', colour: 'white' }),
  piece('tshirt', 'Weißes T-Shirt', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('pycon', 'Pycon tshirt', { category: 'top', subcategory: 't-shirt', colour: 'black' }),
  piece('acl', 'Acl tshirt', { category: 'top', subcategory: 't-shirt', colour: 'black' }),
  piece('hoodie', 'Black hoodie', { category: 'top', colour: 'black', ...away('repair') }),
];
const { talk, lastOf, changeOf } = conversationIn(contextOf(items, '2026-12-03'));

describe('a sure order that names own garments', () => {
  it('is no complaint about what was shown, and its "them" is what it names', async () => {
    const [, , done] = await talk(
      'what do i wear today',
      'ecru jeans can go they dont fit. delete them',
      'yes',
    );
    expect(done?.change).toEqual({ kind: 'delete_items', itemIds: ['ecru'] });
  });

  it('is no remark about life', async () => {
    expect(await changeOf('black hoodie is fixed, mom sewed it up')).toMatchObject({
      itemIds: ['hoodie'],
      edit: { status: 'available' },
    });
  });
});

describe('half a yes', () => {
  it('carries nothing out', async () => {
    const answer = await lastOf('add dentist on the 14th at 8am', 'do u think ill pass stats lol');
    expect(answer.change).toBeUndefined();
  });

  it('is no "ok" before a question', async () => {
    const said = 'ok last thing. whats a good chili recipe for game night';
    expect((await lastOf('delete the white tee', said)).change).toBeUndefined();
  });

  it.each(['yes', 'yep do it', 'ok great, thanks, please do that'])('%s: is a whole one', async (said) => {
    expect((await lastOf('add dentist on the 14th at 8am', said)).change?.kind).toBe('add_event');
  });
});

it.each(['put on 15 lbs everything tight', 'hab 5 kilo zugelegt, alles eng'])(
  '%s: makes no event of what has neither a name nor a time',
  async (said) => {
    const answer = await lastOf(said);
    expect(answer.memory.pending).toBeUndefined();
    expect(answer.text).not.toMatch(/which day|welchem tag/i);
  },
);

describe('what comes home and what is lent in one breath', () => {
  it.each([
    'beth gave me my green satin skirt back, shes got the denim jacket now tho',
    'Beth gave my satin skirt back on Tuesday and went off with the denim jacket instead! Please note both.',
    'beth hat mir den green satin skirt wiedergegeben, dafür hat sie jetzt die denim jacket',
  ])('%s', async (said) => {
    expect(await changeOf(said)).toMatchObject({
      kind: 'several',
      changes: [
        { itemIds: ['skirt'], edit: { status: 'available' } },
        { itemIds: ['denim'], edit: { status: 'lent', keptIn: 'Beth' } },
      ],
    });
  });
});

it('lends to the person of the same clause and not to the one behind it', async () => {
  expect(await changeOf("tom's nicked my striped shirt, and beth returned the satin skirt")).toMatchObject({
    changes: [
      { itemIds: ['shirt'], edit: { keptIn: 'Tom' } },
      { itemIds: ['skirt'], edit: { status: 'available' } },
    ],
  });
});

it('takes a garment that is called just so for that one alone', async () => {
  expect(await changeOf('weiße bluse und das ringelshirt in die wäsche, alles voll kakao')).toMatchObject({
    itemIds: ['bluse', 'ringel'],
    edit: { status: 'in_wash' },
  });
});

describe('of several things that wait', () => {
  it('one is kept and the others still go, also beside what is to be added', async () => {
    const [, , kept, done] = await talk(
      'got a new red wool scarf for 20 euros',
      'delete the pycon tshirt and the acl tshirt',
      'wait keep the pycon one',
      'yes delete it',
    );
    expect(kept?.memory.pending?.change).toMatchObject({
      changes: [{ kind: 'add_items' }, { kind: 'delete_items', itemIds: ['acl'] }],
    });
    expect(done?.change).toEqual(kept?.memory.pending?.change);
  });

  it('one stays whose words stand before the verb', async () => {
    const said = ['lösch die black jeans und das ringelshirt', 'ne das ringelshirt lass mal'];
    expect(await changeOf(...said)).toMatchObject({ kind: 'delete_items', itemIds: ['black'] });
  });

  it('both of a purchase wait beside what is to go', async () => {
    const said = ['got 2 merino sweaters from uniqlo, charcoal and dark green', 'delete the pycon tshirt'];
    expect(await changeOf(...said)).toMatchObject({
      changes: [{ kind: 'add_items' }, { kind: 'add_items' }, { kind: 'delete_items', itemIds: ['pycon'] }],
    });
  });

  it('"it" is the one that is not said in the plural', async () => {
    const said = ['wore the striped shirt and the black jeans today', 'yes', 'ok it needs a wash'];
    expect(await changeOf(...said)).toMatchObject({ itemIds: ['shirt'], edit: { status: 'in_wash' } });
  });
});

it('renames one garment and changes another while a new one waits', async () => {
  const said = 'also rename the striped shirt to boxy blue shirt and the black hoodies mended';
  expect(await changeOf('got a new red wool scarf for 20 euros', said)).toMatchObject({
    changes: [
      { kind: 'add_items' },
      { itemIds: ['shirt'], edit: { description: 'boxy blue shirt' } },
      { itemIds: ['hoodie'], edit: { status: 'available' } },
    ],
  });
});

it('leaves what the same message takes back', async () => {
  const said = 'archive the white tee and the striped shirt. actually just the shirt';
  expect(await changeOf(said)).toMatchObject({ itemIds: ['shirt'], edit: { isArchived: true } });
});

it('notes a price and the month in which it was bought', async () => {
  const renamed = ['rename the brown boots to desert boots', 'yes'];
  expect(await changeOf(...renamed, 'paid 130, got them in march')).toMatchObject({
    itemIds: ['boots'],
    edit: { price: 130, purchasedOn: '2026-03-01' },
  });
});

describe('what is bought has all that the message says of it', () => {
  it.each([
    [
      'got a new scarf, burgundy wool, m&s, £22',
      'Burgundy wool scarf, £22',
      { brand: 'M&S', purchasedOn: '2026-12-03' },
    ],
    [
      'hab mir gestern nen neuen mantel gegönnt, dunkelgrün wolle von s.oliver 149€',
      'Dunkelgrüner Wollmantel, €149',
      { brand: 's.Oliver', purchasedOn: '2026-12-02' },
    ],
    ['new gloves milwaukee 30 bucks', 'Gloves, $30', { brand: 'Milwaukee' }],
    [
      'Please add a new cardigan. It is bottle green lambswool from M&S, £39.50, and I bought it last Saturday.',
      'Bottle green lambswool cardigan, £39.50',
      { brand: 'M&S', purchasedOn: '2026-11-28' },
    ],
  ])('%s', async (said, text, edit) => {
    expect(await changeOf(said)).toMatchObject({ kind: 'add_items', text, edit });
  });

  it('also where it is two of a kind', async () => {
    expect(
      await changeOf('got 2 merino sweaters from uniqlo, charcoal and dark green, 50 bucks each'),
    ).toMatchObject({
      changes: [
        { text: 'Charcoal merino sweater, $50', edit: { brand: 'Uniqlo' } },
        { text: 'Dark green merino sweater, $50', edit: { brand: 'Uniqlo' } },
      ],
    });
  });
});
