import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('boots', 'Brown chelsea boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('loafers', 'Black loafers', { category: 'shoes', subcategory: 'loafers', colour: 'black' }),
  piece('cords', 'Green cords', { category: 'pants', subcategory: 'trousers', colour: 'green' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
];
// A Thursday.
const today = '2026-12-03';
const choir: AssistantEvent = {
  id: 'choir',
  title: 'Choir rehearsal',
  eventType: 'casual',
  day: '2026-12-07',
  time: '7:30 PM',
  clock: '19:30',
  location: null,
  outfit: null,
};
const context: AssistantContext = {
  ...contextOf(items, today),
  events: async (first, last) => [choir].filter(({ day }) => day >= first && day <= last),
};
const { changeOf } = conversationIn(context);

const twoEvents = 'lunch with Ana on saturday the 12th at 1pm and choir rehearsal moves to 8';

describe('several changes that wait for a yes', () => {
  it('an event that is not in the calendar yet gets another hour, and the others stay', async () => {
    expect(await changeOf(twoEvents, "Ana can't do 1. make it 2")).toMatchObject({
      kind: 'several',
      changes: [
        { kind: 'add_event', at: { day: '2026-12-12', time: '14:00' } },
        { kind: 'move_event', eventId: 'choir', at: { time: '20:00' } },
      ],
    });
  });

  it('one of two new garments is not added after all', async () => {
    const change = await changeOf(
      'add red suede heels for 60 and a grey wool cape for 90, both bought today',
      'actually the heels are going back, delete them',
    );
    expect(change?.kind).toBe('add_items');
    expect(JSON.stringify(change)).toMatch(/cape/i);
    expect(JSON.stringify(change)).not.toMatch(/heels/i);
  });

  it('what was worn is put right, and no outfit is changed', async () => {
    const change = await changeOf(
      'today i wore the green cords and the loafers',
      'no it was the chelseas not the loafers',
    );
    expect(change).toMatchObject({ kind: 'wear_items', itemIds: ['cords', 'boots'] });
  });
});

describe('an event that is called like another', () => {
  it('is in the same half of the day where the hour does not say', async () => {
    expect(await changeOf('choir rehearsal again next thursday half 7, put it in')).toMatchObject({
      kind: 'add_event',
      at: { time: '19:30' },
    });
  });
});
