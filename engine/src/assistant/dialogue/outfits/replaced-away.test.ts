import { describe, expect, it } from 'vitest';
import type { AssistantContext } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const away = { status: 'in_wash' as const, available: false };

function dressed(day: string): AssistantContext {
  const items = [
    piece('oxford', 'White oxford shirt', {
      category: 'shirt',
      subcategory: 'shirt',
      colour: 'white',
      ...away,
    }),
    piece('blue', 'Light blue shirt', { category: 'shirt', subcategory: 'shirt', colour: 'light blue' }),
    piece('chinos', 'Beige chinos', { category: 'pants', subcategory: 'chinos', colour: 'beige' }),
    piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
  ];
  const quiz = {
    id: 'quiz',
    title: 'Quiz night',
    eventType: 'casual' as const,
    day,
    time: '7:00 PM',
    clock: '19:00',
    location: null,
    outfit: { itemIds: ['oxford', 'chinos', 'loafers'], description: '' },
  };
  return {
    ...contextOf(items, '2026-05-04'),
    events: async (first, last) => (day >= first && day <= last ? [quiz] : []),
    plans: async () => [{ id: 'plan-quiz', day, eventId: 'quiz', itemIds: quiz.outfit.itemIds }],
  };
}

describe('a planned outfit of which a piece is in the wash', () => {
  it('is told of with what could be worn in its place, and changes after a yes', async () => {
    const { lastOf, changeOf } = conversationIn(dressed('2026-05-05'));
    const answer = await lastOf('what am i wearing to the quiz');
    expect(answer.text).toMatch(/white oxford shirt can’t be worn right now/);
    expect(outfitOf(answer)?.itemIds).toEqual(expect.arrayContaining(['blue', 'chinos', 'loafers']));
    expect(answer.memory.pending).toBeDefined();
    expect(JSON.stringify(await changeOf('what am i wearing to the quiz'))).toContain('"blue"');
  });

  it('stays as it is where it can be clean by then', async () => {
    const { lastOf } = conversationIn(dressed('2026-05-12'));
    const answer = await lastOf('what am i wearing to the quiz');
    expect(outfitOf(answer)?.itemIds).toContain('oxford');
    expect(answer.memory.pending).toBeUndefined();
  });
});
