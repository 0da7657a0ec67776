import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('shirt', 'White cotton shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('slacks', 'Navy slacks', { category: 'pants', subcategory: 'trousers', colour: 'navy' }),
  piece('loafers', 'Navy loafers', { category: 'shoes', subcategory: 'loafers', colour: 'navy' }),
  piece('dress', 'Burgundy wool dress', { category: 'dresses', subcategory: 'dress', colour: 'burgundy' }),
];

function eventOn(id: string, title: string, day: string): AssistantEvent {
  return {
    id,
    title,
    day,
    clock: '15:00',
    time: '3:00 PM',
    eventType: 'casual',
    location: null,
    outfit: null,
  };
}

const all = [
  eventOn('clinic', 'Eye clinic', '2026-12-10'),
  eventOn('concert', 'Christmas concert', '2026-12-13'),
  eventOn('fiona', 'Fiona arrives', '2026-12-22'),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-12-07'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};
const { lastOf } = conversationIn(context);

describe('what only tells something', () => {
  it('is met with sympathy where nearly all of it is a feeling', async () => {
    const answer = await lastOf('It will be the first Christmas without Alec.');
    expect(answer.text).toMatch(/sorry|hard/i);
    expect(outfitOf(answer)).toBeUndefined();
  });

  it('is listened to afterwards, and not laughed at', async () => {
    const answer = await lastOf(
      'It will be the first Christmas without Alec.',
      'He always liked me in the burgundy dress.',
    );
    expect(answer.text).not.toMatch(/ha\b/i);
  });

  it('dresses nobody for the arrival of who says something', async () => {
    const told = 'They are going to put drops in, so Fiona says I must not drive. I shall take the bus.';
    const moved =
      'The eye clinic has telephoned. My appointment is now on Monday the fourteenth at ten past two.';
    expect(outfitOf(await lastOf(moved, 'yes', told))).toBeUndefined();
    const after = await lastOf(moved, 'yes', told, 'What would be sensible to wear for that?');
    expect(outfitOf(after)).toMatchObject({ eventId: 'clinic' });
  });
});
