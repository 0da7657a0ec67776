import { describe, expect, it } from 'vitest';
import type { Answer, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('hoodie', 'Navy hoodie', {
    category: 'top',
    subcategory: 'hoodie',
    colour: 'navy',
    status: 'lent',
    available: false,
    keptIn: 'Priya',
  }),
  piece('slides', 'Tan slides', {
    category: 'shoes',
    subcategory: 'slides',
    colour: 'tan',
    status: 'lent',
    available: false,
    keptIn: 'Priya',
  }),
  piece('dress', 'Green slip dress', {
    category: 'dresses',
    subcategory: 'slip dress',
    colour: 'green',
    price: 80,
    purchasedOn: '2026-10-17',
    timesWorn: 8,
    lastWorn: '2026-11-20',
  }),
  piece('maxi', 'Blue floral maxi dress', {
    category: 'dresses',
    subcategory: 'maxi dress',
    colour: 'blue',
    price: 90,
    purchasedOn: '2026-11-20',
    timesWorn: 1,
    lastWorn: '2026-11-21',
  }),
  piece('bikini', 'Black bikini', { category: 'dresses', subcategory: 'bikini', colour: 'black' }),
  piece('heels', 'Nude pointy heels', { category: 'shoes', subcategory: 'heels', colour: 'beige' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('shirt', 'White linen shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('tee', 'Black tee', { category: 'top', subcategory: 't-shirt', colour: 'black' }),
  piece('bag', 'Black tote', { category: 'accessories', subcategory: 'tote', colour: 'black' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
];
const vest = piece('vest', 'Black puffer vest', {
  category: 'outerwear',
  subcategory: 'gilet',
  colour: 'black',
});
const party: AssistantEvent = {
  id: 'party',
  title: 'Salon party',
  eventType: 'party',
  day: '2026-12-11',
  time: '7:00 PM',
  clock: '19:00',
  location: 'Harbour boat',
  outfit: null,
};
const { lastOf: talk } = conversationIn({
  ...contextOf(items, '2026-12-07'),
  archived: async () => [vest],
  events: async () => [party],
});

function shown({ cards }: Answer): string[] {
  return cards.flatMap((card) => (card.kind === 'items' ? card.itemIds : []));
}

describe('who has what', () => {
  it.each(['does priya have my hoodie', 'hat Priya meinen Hoodie?'])('%s', async (question) => {
    const answer = await talk(question);
    expect(answer.text).toContain('Priya');
    expect(shown(answer)).toEqual(['hoodie']);
  });

  it('what else somebody has leaves out what was just spoken of', async () => {
    expect(shown(await talk('who has my slides', 'what else has she got'))).toEqual(['hoodie']);
  });

  it('what somebody does not have is said', async () => {
    expect((await talk('does priya have my green dress')).text).toMatch(/^No/);
  });
});

it('the archive is listed', async () => {
  expect(shown(await talk("what's in my archive"))).toEqual(['vest']);
});

it.each(['what time is the salon party', 'um wie viel Uhr ist die Salon party?'])(
  '"%s" is answered from the calendar',
  async (question) => {
    expect((await talk(question)).text).toMatch(/7:00 PM|19:00/);
  },
);

it('a bikini is no dress', async () => {
  expect(shown(await talk('how many dresses do i own')).sort()).toEqual(['dress', 'maxi']);
});

it('the dress that most money was wasted on is the dearest per wear', async () => {
  expect(shown(await talk('which dress have i wasted the most money on'))[0]).toBe('maxi');
});

it('what was spent since a month is counted from its first day', async () => {
  const { text } = await talk('how much have i spent since nov');
  expect(text).toContain('90');
  expect(text).not.toContain('170');
});

it('how a stain comes out is said before the wash is offered', async () => {
  const answer = await talk('i spilled red wine on the white linen shirt');
  expect(answer.text).toMatch(/cold/);
  expect(answer.change).toBeUndefined();
});

it('heels are no shoes for a day of walking, and easier ones are named', async () => {
  const answer = await talk('can i walk in the nude heels all day?');
  expect(answer.text).toMatch(/white sneakers/);
});

it('"something black" is more than a bag', async () => {
  expect(outfitOf(await talk('i want to wear something black today'))?.itemIds).toContain('tee');
});
