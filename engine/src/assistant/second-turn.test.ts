import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import type { Answer, AssistantEvent, Memory } from './assistant-context.ts';
import type { Change } from './change.ts';
import { contextOf, piece } from './wardrobe.testing.ts';

const wardrobe = [
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('zip', 'Quarter zip green', { category: 'top', subcategory: 'sweater', colour: 'green' }),
  piece('oxford', 'Blue oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('chinos', 'Beige chinos', { category: 'pants', subcategory: 'chinos', colour: 'beige' }),
  piece('wrap', 'Red wrap dress', { category: 'dresses', subcategory: 'dress', colour: 'red' }),
  piece('floral', 'Floral midi dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
];
const dinner: AssistantEvent = {
  id: 'dinner',
  title: 'Thanksgiving at Moms',
  eventType: 'casual',
  day: '2026-11-26',
  time: '2:00 PM',
  clock: '14:00',
  location: null,
  outfit: null,
};
const context = {
  ...contextOf(wardrobe, '2026-11-25'),
  events: async () => [dinner],
  wornOn: async (day: string) => (day === '2026-11-20' ? ['oxford', 'chinos'] : []),
};
const ask = (text: string, memory?: Memory) => answerQuestion(context, text, memory);

async function talk(...messages: string[]): Promise<Answer> {
  const [first = '', ...others] = messages;
  let answer = await ask(first);
  for (const message of others) answer = await ask(message, answer.memory);
  return answer;
}

const outfits = ({ cards }: Answer) =>
  cards.flatMap((card) => (card.kind === 'outfit' ? [card.itemIds] : []));

describe('several outfits at once', () => {
  it('as many as were asked for, and the second is the one that is gone on with', async () => {
    const several = await talk('what should i wear today', 'give me 2 more options');
    expect(outfits(several)).toHaveLength(2);
    const second = await ask('the second one', several.memory);
    expect(outfits(second)).toEqual([outfits(several)[1]]);
    const planned = await ask('plan the first one', several.memory);
    expect(planned.memory.pending?.change).toMatchObject({ itemIds: outfits(several)[0] });
  });
});

describe('an outfit that was shown', () => {
  it('an event by its name alone is dressed for', async () => {
    expect((await ask('Thanksgiving.')).memory.wish).toMatchObject({ eventId: 'dinner' });
  });

  it('what is refused by a word of its name leaves, and the rest stays', async () => {
    const before = await talk('outfit with the quarter zip for tomorrow');
    expect(before.memory.outfit?.itemIds).toContain('zip');
    const after = await ask('not the zip', before.memory);
    expect(after.memory.outfit?.itemIds).not.toContain('zip');
    expect(after.memory.wish?.day).toBe(before.memory.wish?.day);
  });
});

describe('a correction', () => {
  it('another thing takes the place of the one that was done', async () => {
    const done = await talk('i wore the red wrap dress yesterday', 'yes');
    const undo: Change = { kind: 'unwear_items', itemIds: ['wrap'], day: '2026-11-24' };
    const corrected = await ask('no wait it was the floral one', { ...done.memory, undo });
    expect(corrected.change).toEqual(undo);
    expect(corrected.memory.pending?.change).toMatchObject({ kind: 'wear_items', itemIds: ['floral'] });
  });

  it('another time moves what was just offered', async () => {
    const offered = await talk('add dentist monday 3pm', 'actually make it 4');
    expect(offered.memory.pending?.change).toMatchObject({ kind: 'add_event', at: { time: '16:00' } });
  });
});

it('one of several that wait may stay out', async () => {
  const fewer = await talk(
    'i wore the red wrap dress and the brown loafers today',
    'oh wait not the loafers',
  );
  expect(fewer.memory.pending?.change).toMatchObject({ kind: 'wear_items', itemIds: ['wrap'] });
});

it.each([
  [
    'what did i wear on friday',
    /^On Friday, November 20 you wore the blue oxford shirt and the beige chinos\.$/,
  ],
  ['what did i wear last monday', /^Nothing is marked as worn for Monday, November 23, so I can’t tell\.$/],
])('what was worn on one day is told as it was noted: %s', async (text, said) => {
  expect((await ask(text)).text).toMatch(said);
});

it('what was asked about in between does not end the talk of an outfit', async () => {
  const planned = await talk('Thanksgiving.', 'are the white sneakers ok', 'plan that');
  expect(planned.memory.pending?.change).toMatchObject({ kind: 'plan_outfit', eventId: 'dinner' });
});

it('what is asked for and lies in the archive is offered back', async () => {
  const blazer = piece('blazer', 'School blazer', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'navy',
  });
  const answer = await answerQuestion(
    { ...context, archived: async () => [blazer] },
    'wheres the blazer gone',
  );
  expect(answer.memory.pending?.change).toEqual({
    kind: 'edit_items',
    itemIds: ['blazer'],
    edit: { isArchived: false },
  });
});
