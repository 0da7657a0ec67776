import { describe, expect, it } from 'vitest';
import type { AssistantContext } from '../assistant-context.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('cargos', 'Silver cargo trousers', { category: 'pants', subcategory: 'trousers', colour: 'silver' }),
  piece('mesh', 'White mesh top', { category: 'top', subcategory: 'top', colour: 'white' }),
  piece('docs', 'Docs', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('coat', 'Navy wool overcoat', { category: 'outerwear', subcategory: 'coat', colour: 'navy' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('jeans', 'Dark blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('scarf', 'Grey cashmere scarf', { category: 'accessories', subcategory: 'scarf', colour: 'grey' }),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-25'),
  events: async (first, last) =>
    first <= '2026-12-03' && last >= '2026-12-03'
      ? [
          {
            id: 'show',
            title: 'Grad show opening',
            eventType: 'party',
            day: '2026-12-03',
            time: '6:00 PM',
            clock: '18:00',
            location: null,
            outfit: { itemIds: ['cargos', 'mesh'], description: '' },
          },
        ]
      : [],
  plans: async (first, last) =>
    first <= '2026-12-03' && last >= '2026-12-03'
      ? [{ id: 'plan', day: '2026-12-03', itemIds: ['cargos', 'mesh'], eventId: 'show' }]
      : [],
};
const { lastOf, changeOf } = conversationIn(context);

describe('the outfit that stands at an event', () => {
  it('is told, with what is missing', async () => {
    const { text, cards } = await lastOf('fit for the grad show still good?');
    expect(text).toMatch(/silver cargo trousers.*white mesh top.*No shoes/);
    expect(cards).toMatchObject([{ kind: 'outfit', itemIds: ['cargos', 'mesh'] }]);
  });

  it('is replaced by one with what is added, and not doubled', async () => {
    expect(await changeOf('fit for the grad show still good?', 'add the docs and the overcoat')).toEqual({
      kind: 'several',
      changes: [
        { kind: 'delete_plans', planIds: ['plan'] },
        expect.objectContaining({
          kind: 'plan_outfit',
          eventId: 'show',
          itemIds: expect.arrayContaining(['cargos', 'mesh', 'docs', 'coat']),
        }),
      ],
    });
  });

  it('has one piece exchanged by name, and the rest stays', async () => {
    for (const said of ['swap the cargos for the jeans', 'the jeans instead of the cargos please']) {
      const change = await changeOf('fit for the grad show still good?', said);
      const [, planned] = change?.kind === 'several' ? change.changes : [];
      expect(planned).toMatchObject({ kind: 'plan_outfit', eventId: 'show' });
      expect(planned?.kind === 'plan_outfit' ? [...planned.itemIds].sort() : []).toEqual(['jeans', 'mesh']);
    }
  });

  it('is judged where its owner asks whether it is right', async () => {
    const { text } = await lastOf('fit for the grad show still good?', 'is it a bit too much?');
    expect(text).toMatch(/^(?:No, for Grad show opening|A little (?:plain|dressy))/);
  });

  it('is started at another hour, where one is set against another', async () => {
    for (const said of [
      'the invite says 7 not 6, can you change it',
      'its half seven now not six, fix it pls',
    ]) {
      const change = await changeOf('fit for the grad show still good?', said);
      expect(change).toMatchObject({ kind: 'move_event', eventId: 'show', at: { day: '2026-12-03' } });
      expect(change?.kind === 'move_event' ? change.at.time : null).toMatch(/^(?:19:00|19:30)$/);
    }
  });
});
