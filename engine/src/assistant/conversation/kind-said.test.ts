import { expect, it } from 'vitest';
import { contextOf, piece } from '../wardrobe.testing.ts';
import { conversationIn } from './conversation.testing.ts';

const items = [
  piece('silk', 'Blue silk tie', {
    category: 'accessories',
    subcategory: 'tie',
    colour: 'navy',
    lastWorn: '2026-10-09',
  }),
  piece('knit', 'Grey knitted tie', {
    category: 'accessories',
    subcategory: 'tie',
    colour: 'navy',
    lastWorn: '2026-05-01',
  }),
  piece('shirt', 'White shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
];
const { lastOf } = conversationIn(contextOf(items, '2026-11-25'));

it('a kind that was only remarked on is what the next questions ask of', async () => {
  const remark = 'since i retired i hardly wear ties';
  expect((await lastOf(remark, 'when did i last have one on')).memory.shown).toEqual(['silk']);
  const { shown } = (await lastOf(remark, 'and how many do i still own')).memory;
  expect([...shown].sort()).toEqual(['knit', 'silk']);
});
