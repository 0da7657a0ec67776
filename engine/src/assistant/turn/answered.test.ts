import { expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const boots = piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' });
const { lastOf } = conversationIn(contextOf([boots], '2026-12-03'));

it('a question about the world is not guessed at', async () => {
  const { text } = await lastOf('do you know if the bakery on park street is open past 6');
  expect(text).not.toMatch(/not sure what you/);
  expect(text).toMatch(/clothes|wardrobes/i);
});
