import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { Answer } from '../assistant-context.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const wardrobe = [
  piece('coat-camel', 'Camel wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'camel',
    material: 'wool',
    price: 280,
    size: 'M',
  }),
  piece('coat-grey', 'Grey wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'grey',
    material: 'wool',
    price: 190,
    size: 'L',
  }),
  piece('jacket-leather', 'Black leather jacket', {
    category: 'outerwear',
    subcategory: 'leather jacket',
    colour: 'black',
    material: 'leather',
    price: 300,
  }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white', price: 20 }),
  piece('shirt', 'Light blue shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'light blue',
    price: 50,
  }),
  piece('jeans-blue', 'Blue jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'blue',
    material: 'denim',
  }),
  piece('jeans-black', 'Black jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'black',
    material: 'denim',
  }),
  piece('boots', 'Black ankle boots', {
    category: 'shoes',
    subcategory: 'ankle boots',
    colour: 'black',
    price: 150,
  }),
  piece('sneakers', 'White sneakers', {
    category: 'shoes',
    subcategory: 'sneakers',
    colour: 'white',
    price: 90,
  }),
];

async function talk(...turns: string[]): Promise<Answer> {
  let answer: Answer | undefined;
  for (const turn of turns)
    answer = await answerQuestion(contextOf(wardrobe, '2026-10-15'), turn, answer?.memory);
  if (!answer) throw new Error('Nothing was said');
  return answer;
}

const shown = ({ cards }: Answer) => cards.flatMap((card) => ('itemIds' in card ? card.itemIds : []));

describe('a question that leans on the one before', () => {
  it('ranks, describes and compares what was shown', async () => {
    expect((await talk('compare my two wool coats', 'so which one was cheaper?')).text).toMatch(
      /^The grey wool coat is cheaper/,
    );
    expect((await talk('show me my coats', 'what sizes are they?')).text).toMatch(/size M[\s\S]*size L/);
    expect((await talk('show me the camel coat', 'how does the grey one compare on price?')).text).toMatch(
      /280 EUR[\s\S]*190 EUR/,
    );
  });

  it('narrows and refuses within what was shown', async () => {
    expect(shown(await talk('which outerwear do I have', 'only the wool ones'))).toEqual([
      'coat-camel',
      'coat-grey',
    ]);
    expect(shown(await talk('which outerwear do I have', 'hmm, not leather'))).not.toContain(
      'jacket-leather',
    );
    expect(shown(await talk('show me my jeans', 'I meant the black ones'))).toEqual(['jeans-black']);
  });

  it('changes an outfit in the place that is meant', async () => {
    const before = await talk('what should I wear tomorrow?');
    const [shoes] = shown(before).filter((id) => /boots|sneakers/.test(id));
    const after = await talk('what should I wear tomorrow?', 'not sure about those shoes, any others?');
    expect(shown(after)).not.toContain(shoes);
    expect(shown(await talk('an outfit with my black jeans', 'make it the blue ones instead'))).toContain(
      'jeans-blue',
    );
  });

  it('keeps the rest where one garment is refused or asked for', async () => {
    const before = shown(await talk('an outfit with the camel coat and blue jeans for tomorrow'));
    const without = shown(
      await talk('an outfit with the camel coat and blue jeans for tomorrow', 'lose the coat'),
    );
    expect(without).not.toContain('coat-camel');
    expect(without).toEqual(expect.arrayContaining(before.filter((id) => !/coat|jacket/.test(id))));
    const other = shown(
      await talk('an outfit with the camel coat for tomorrow', 'the black jeans instead please'),
    );
    expect(other).toContain('jeans-black');
    expect(other).toContain('coat-camel');
  });

  it('sets what is looked at in a shop beside what is owned', async () => {
    const answer = await talk('looking at a mustard cardigan in the shop, would it go with anything I have?');
    expect(answer.text).toMatch(/mustard cardigan/);
    expect(shown(answer).length).toBeGreaterThan(0);
  });

  it('asks the old question of a new thing', async () => {
    expect((await talk('how much was the camel coat', 'and the white tee?')).text).toMatch(/20 EUR/);
    expect((await talk('how do I wash silk', 'and linen?')).text).toMatch(/linen/i);
    expect((await talk('does red go with pink?', 'and with orange?')).text).toMatch(/red and orange/);
  });
});

describe('what cannot be answered', () => {
  it('says so', async () => {
    for (const text of ['who won the football', 'write me a python script'])
      expect((await talk(text)).known, text).toBe(false);
  });
});
