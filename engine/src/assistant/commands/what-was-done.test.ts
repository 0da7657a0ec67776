import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { type Language, languages } from '../intent/intent-names.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';
import { withWhatWasDone } from './what-was-done.ts';

const gig: AssistantEvent = {
  id: 'gig',
  title: 'Gig with Sam',
  eventType: 'casual',
  day: '2026-12-05',
  time: null,
  location: null,
  clock: '19:30',
  outfit: null,
};
const context: AssistantContext = {
  ...contextOf(
    [
      piece('hoodie', 'Black hoodie', {
        category: 'top',
        colour: 'black',
        status: 'lent',
        available: false,
        keptIn: 'Dan',
      }),
      piece('jeans', 'Blue jeans', { category: 'pants', colour: 'blue' }),
    ],
    '2026-11-28',
  ),
  events: async () => [gig],
};

async function told(change: Change, language: Language = 'en'): Promise<string | undefined> {
  const answer = {
    text: 'Done.',
    cards: [],
    actions: [],
    known: true,
    memory: { tool: 'command', shown: [] },
  };
  return (await withWhatWasDone(context, { ...answer, change }, language))?.text;
}

const returned: Change = {
  kind: 'edit_items',
  itemIds: ['hoodie'],
  edit: { status: 'available', keptIn: null },
};

describe('what a yes has done', () => {
  const plan: Change = {
    kind: 'plan_outfit',
    itemIds: ['jeans'],
    day: gig.day,
    eventType: 'casual',
    eventId: 'gig',
    title: gig.title,
  };
  it.each<[string, Change]>([
    ['The black hoodie is back from Dan.', returned],
    ['Planned for Saturday, December 5: Gig with Sam.', plan],
    [
      'Planned for Saturday, December 5: Gig with Sam.',
      { kind: 'several', changes: [{ kind: 'delete_plans', planIds: ['old'] }, plan] },
    ],
    [
      'The blue jeans are in the wash now.',
      { kind: 'edit_items', itemIds: ['jeans'], edit: { status: 'in_wash' } },
    ],
    [
      '“Gig with Sam” is on Sunday, December 6, 20:00 now.',
      { kind: 'move_event', eventId: 'gig', at: { day: '2026-12-06', time: '20:00' } },
    ],
    ['Added “Red scarf” to your wardrobe.', { kind: 'add_items', text: 'Red scarf, $12' }],
    ['Noted: you wore the blue jeans today.', { kind: 'wear_items', itemIds: ['jeans'], day: '2026-11-28' }],
  ])('%s', async (text, change) => {
    expect(await told(change)).toBe(text);
  });

  it.each(languages.map((language) => [language]))(
    'names the thing and the person in %s',
    async (language) => {
      const text = await told(returned, language);
      expect(text).toMatch(/hoodie/i);
      expect(text).toContain('Dan');
    },
  );

  it('comes after a yes in a conversation', async () => {
    const { lastOf } = conversationIn(context);
    expect((await lastOf('wash the blue jeans', 'yes')).text).toBe('The blue jeans are in the wash now.');
  });
});
