import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { piece, worldOf } from '../wardrobe.testing.ts';
import type { Answer, AssistantEvent, Memory, World } from '../world.ts';

const items = [
  piece('parka', 'Olive parka', {
    category: 'outerwear',
    subcategory: 'parka',
    colour: 'olive',
    purchasedOn: '2019-10-01',
    timesWorn: 3,
    lastWorn: '2026-11-10',
  }),
  piece('trench', 'Beige trench', {
    category: 'outerwear',
    subcategory: 'trench coat',
    colour: 'beige',
    purchasedOn: '2012-04-01',
    timesWorn: 2,
    lastWorn: '2026-10-03',
  }),
  piece('duffle', 'Navy duffle', { category: 'outerwear', subcategory: 'duffle coat', colour: 'navy' }),
  piece('denim', 'Denim shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('linen', 'Linen shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('knit', 'Rust jumper', { category: 'top', subcategory: 'sweater', colour: 'rust' }),
  piece('cords', 'Brown cords', { category: 'pants', subcategory: 'corduroy trousers', colour: 'brown' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'dark blue' }),
  piece('loafers', 'Tan loafers', { category: 'shoes', subcategory: 'loafers', colour: 'tan' }),
  piece('trainers', 'White trainers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
];

function eventOn(
  id: string,
  title: string,
  day: string,
  given: Partial<AssistantEvent> = {},
): AssistantEvent {
  return {
    id,
    title,
    eventType: 'casual',
    day,
    time: null,
    location: null,
    clock: null,
    outfit: null,
    ...given,
  };
}

const all = [
  eventOn('quiz', 'Pub quiz', '2026-11-28'),
  eventOn('wedding', 'Wedding Ana & Tom', '2026-12-05', { eventType: 'formal', clock: '15:00' }),
  eventOn('dentist', 'Zahnarzt', '2026-12-03', { clock: '08:00' }),
  eventOn('shift', 'Late shift', '2026-11-29', { clock: '14:00' }),
];
const world: World = {
  ...worldOf(items, '2026-11-25'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};

async function talk(...said: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let memory: Memory | undefined;
  for (const text of said) {
    const answer = await answerQuestion(world, text, memory);
    answers.push(answer);
    memory = answer.memory;
  }
  return answers;
}
const lastOf = async (...said: string[]) => (await talk(...said)).at(-1) as Answer;
const changeOf = async (...said: string[]) => (await lastOf(...said)).memory.pending?.change;
const outfitOf = ({ cards }: Answer) => cards.find((card) => card.kind === 'outfit');

describe('"it" is what was named last', () => {
  it('and not the first of a list', async () => {
    const { text } = await lastOf(
      'how many coats do i have',
      'which of those is the oldest',
      'when did i wear it last',
    );
    expect(text).toMatch(/trench/);
    expect(text).not.toMatch(/parka/);
  });

  it.each([
    ['delete it', 'delete_items'],
    ['make it a favorite', 'edit_items'],
  ])('%s', async (told, kind) => {
    expect(await changeOf('how many coats do i have', 'which of those is the oldest', told)).toMatchObject({
      kind,
      itemIds: ['trench'],
    });
  });
});

describe('a further thing was worn on the day that was said before', () => {
  it.each([
    ['wore the dark jeans and the denim shirt yesterday', 'and the tan loafers', '2026-11-24'],
    ['i wore the brown cords on monday', 'the white trainers too', '2026-11-23'],
    ['gestern hatte ich dark jeans und linen shirt an', 'olive parka auch', '2026-11-24'],
  ])('%s, %s', async (first, then, day) => {
    expect(await changeOf(first, then)).toMatchObject({ kind: 'wear_items', day });
  });
});

describe('what was worn before stays out, and is no command', () => {
  it.each([
    'i wore the denim shirt last week, not again',
    'had the dark jeans on last friday already so something different',
  ])('%s', async (remark) => {
    const [first, then] = await talk('what should i wear to the pub quiz', remark);
    const named = remark.includes('denim') ? 'denim' : 'jeans';
    expect(then?.memory.pending).toBeUndefined();
    const shown = then && outfitOf(then);
    expect(shown).toMatchObject({ date: '2026-11-28', eventId: 'quiz' });
    expect(shown?.itemIds).not.toContain(named);
    expect(first && outfitOf(first)?.itemIds).not.toEqual(shown?.itemIds);
  });
});
