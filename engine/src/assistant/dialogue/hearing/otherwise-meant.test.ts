import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('wrap', 'Sage green wrap dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('sun', 'Yellow sundress', { category: 'dresses', subcategory: 'sundress', colour: 'yellow' }),
  piece('denim', 'Denim jacket', { category: 'outerwear', subcategory: 'denim jacket', colour: 'blue' }),
  piece('sandals', 'Gold sandals', { category: 'shoes', subcategory: 'sandals', colour: 'gold' }),
  piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('trench', 'Camel trench', {
    category: 'outerwear',
    subcategory: 'trench',
    colour: 'camel',
    status: 'lent',
    available: false,
    keptIn: 'Mandy',
  }),
];

function eventOn(id: string, title: string, day: string, clock: string): AssistantEvent {
  return { id, title, day, clock, time: clock, eventType: 'casual', location: null, outfit: null };
}

const all = [
  eventOn('shower', 'Kelsey baby shower', '2027-04-24', '14:00'),
  eventOn('soccer', 'Addie soccer', '2027-04-24', '10:00'),
  eventOn('match', 'Wales v Fiji', '2027-05-01', '14:30'),
  eventOn('climb', 'Pen y Fan w/ Rhys', '2027-05-08', '09:00'),
];
const context: AssistantContext = {
  ...contextOf(items, '2027-04-20'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};
const { lastOf } = conversationIn(context);
const shower = 'what do i wear to kelseys shower saturday';

describe('what somebody would rather wear', () => {
  it('is put into the outfit, and not refused', async () => {
    const answer = await lastOf(shower, 'id rather wear the yellow sundress');
    expect(outfitOf(answer)?.itemIds).toContain('sun');
  });

  it('takes the place of what it is named against', async () => {
    const answer = await lastOf(
      shower,
      'id rather wear the yellow sundress',
      'add the denim jacket then and boots not sandals',
    );
    expect(outfitOf(answer)?.itemIds).toEqual(expect.arrayContaining(['sun', 'denim', 'boots']));
    expect(outfitOf(answer)?.itemIds).not.toContain('sandals');
  });
});

describe('the event that is dressed for', () => {
  it('is the one that the sentence before the question names', async () => {
    const answer = await lastOf(shower, 'soccer is right before it tho so what do i wear to that');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'soccer' });
  });

  it('is the match of that day, and nothing of the week after whose title shares a word', async () => {
    const answer = await lastOf('rugby on the 1st of may, what shall i put on, we’re stood in the fan zone');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'match' });
  });
});

it('asks who has it, where somebody still has it', async () => {
  const answer = await lastOf('mandy still has my trench right');
  expect(answer.memory.pending).toBeUndefined();
  expect(answer.text).toMatch(/Mandy/);
});
