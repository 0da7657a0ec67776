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
