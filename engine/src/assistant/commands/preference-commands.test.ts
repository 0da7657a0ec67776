import { expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const tie = piece('tie', 'Navy striped tie', { category: 'accessories', subcategory: 'tie', colour: 'navy' });
const { lastOf } = conversationIn(contextOf([tie], '2026-12-03'));

it('accessories are kinds that can be left out for good', async () => {
  const { memory, text } = await lastOf('quit giving me ties unless I ask for one');
  expect(memory.pending?.change).toEqual({ kind: 'set_taste', weights: { 'kind:tie': -1 } });
  expect(text).toMatch(/ties/);
  expect((await lastOf('i hate scarves, never pick one')).memory.pending?.change).toEqual({
    kind: 'set_taste',
    weights: { 'kind:scarf': -1 },
  });
});

it('all that is left out is named', async () => {
  const { memory, text } = await lastOf('never give me heels or ties');
  expect(memory.pending?.change).toMatchObject({ weights: { 'kind:tie': -1 } });
  expect(text).toMatch(/heels/);
  expect(text).toMatch(/ties/);
});
