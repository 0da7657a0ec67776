import { describe, expect, it } from 'vitest';
import type { ItemFilter } from '../assistant-context.ts';
import { featuresOf } from '../evidence/question-features.ts';
import { weighIntents } from '../evidence/weigh-intents.ts';
import { comparedTopics } from '../topics/compare-topics.ts';
import { piece } from '../wardrobe.testing.ts';
import { matchItems } from './mentions/match-items.ts';
import { questionTokens, readMentions } from './mentions/read-mentions.ts';
import { readAmounts } from './read-amounts.ts';
import { readHistory } from './read-history.ts';
import { readQuestion } from './read-question.ts';

const today = '2026-10-15';

function likeliest(text: string) {
  return weighIntents(featuresOf(readQuestion(text, today)))[0]?.intent;
}

describe('what a question asks for', () => {
  it.each([
    ['moths keep eating my sweaters, what can I do', 'explain'],
    ['my suede shoes got soaked', 'explain'],
    ['can you wear sandals to a funeral', 'explain'],
    ['what is the difference between a blazer and a suit jacket', 'explain'],
    ['where should a sleeve end', 'explain'],
    ['which kind of skirt suits wide hips', 'explain'],
    ['show me my sweaters', 'find'],
    ['do I have any green trousers', 'find'],
    ['what did my red coat cost', 'facts'],
    ['how often have I worn the black boots', 'facts'],
    ['do the black boots go with the red coat', 'pair'],
    ['which shoes go with the red coat', 'match'],
    ['what could I put under the grey blazer', 'match'],
    ['are my white sneakers fine for the office', 'suits'],
    ['compare my two coats', 'compare'],
    ['all navy everything, please', 'outfit'],
    ['what would you make of the red coat for the office', 'outfit'],
    ['a red coat with green trousers, yay or nay', 'pair'],
    ['what do I wear most', 'find'],
    ['should I get another red coat', 'gaps'],
    ['is wool a natural fibre', 'explain'],
    ['which colours go with navy and green', 'colour'],
    ['lazy sunday on the sofa', 'outfit'],
    ['build an outfit around the red coat', 'outfit'],
    ['dinner with friends on friday', 'outfit'],
    ['what did I plan to wear to the gala', 'events'],
    ['put the red coat and the black boots down for friday', 'plan'],
    ['I wore the red coat yesterday', 'worn'],
    ['how could I improve the look you rated', 'analysis'],
    ['which clothes have I not worn for ages', 'unworn'],
    ['does navy go with brown', 'colour'],
    ['will it rain on saturday', 'weather'],
    ['help me pack for three days in Rome', 'pack'],
  ])('%s → %s', (text, intent) => {
    expect(likeliest(text)).toBe(intent);
  });

  it('says what spoke for it', () => {
    const [best] = weighIntents(
      featuresOf(readQuestion('moths keep eating my sweaters, what can I do', today)),
    );
    expect(best?.reasons).toContain('+2 tells of trouble');
  });
});

describe('amounts', () => {
  it.each([
    ['shoes under 70 euros', { price: { below: 70 } }],
    ['everything over £200', { price: { above: 200 } }],
    ['coats for at most 150', { price: { most: 150 } }],
    ['what cost between 50 and 100 euros', { price: { least: 50, most: 100 } }],
    ['paid over a hundred for', { price: { above: 100 } }],
    ['worn fewer than three times', { worn: { below: 3 } }],
    ['what have I worn more than 20 times', { worn: { above: 20 } }],
    ['things I have worn 30 times or more', { worn: { least: 30 } }],
    ['below 10 degrees', {}],
    ['back in under 5 minutes', {}],
    ['an outfit where nothing cost more than 80', { price: { most: 80 } }],
  ])('%s', (text, amounts) => {
    expect(readAmounts(text)).toEqual(amounts);
  });

  it('reads since when something was not worn', () => {
    expect(readHistory('what have i not worn this year', today)).toEqual({ notWornSince: '2026-01-01' });
    expect(readHistory('havent worn since march', today)).toEqual({ notWornSince: '2026-03-01' });
    expect(readHistory('last worn before april', today)).toEqual({ notWornSince: '2026-04-01' });
    expect(readHistory('what did i wear last week', today)).toEqual({
      wornFrom: '2026-10-05',
      wornTo: '2026-10-11',
    });
  });
});

const wardrobe = [
  piece('tee-white', 'White cotton tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('shirt-denim', 'Blue denim shirt', {
    category: 'shirt',
    subcategory: 'denim shirt',
    colour: 'blue',
    material: 'denim',
    brand: "Levi's",
  }),
  piece('shirt-flannel', 'Red checked flannel shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'red',
    pattern: 'checks',
    brand: "Levi's",
    size: 'M',
  }),
  piece('jeans', 'Blue jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'blue',
    material: 'denim',
    brand: "Levi's",
  }),
  piece('coat', 'Camel wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'camel',
    material: 'wool',
  }),
  piece('coat-grey', 'Grey herringbone wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'grey',
    material: 'wool',
    pattern: 'herringbone',
  }),
];

/** The ids that everything which a question looks for leaves over. */
function found(text: string): string[] {
  const { mentions } = readQuestion(text, today);
  const not = mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const wanted: ItemFilter[] = mentions.filter(({ role }) => role !== 'refused').map(({ filter }) => filter);
  const filters = wanted.length > 0 ? wanted : [{}];
  return [
    ...new Set(
      filters.flatMap((filter) =>
        matchItems(wardrobe, { ...filter, not: [...(filter.not ?? []), ...not] }).map(({ id }) => id),
      ),
    ),
  ];
}

describe('what is refused', () => {
  it.each([
    ["something by Levi's that isn't denim", ['shirt-flannel']],
    ['denim pieces, but leave the jeans out', ['shirt-denim']],
    ["shirts that aren't red", ['shirt-denim']],
    ['coats but not the grey one', ['coat']],
    ['all my denim', ['shirt-denim', 'jeans']],
    ['short sleeved tops', ['tee-white']],
    ['a plain wool coat, no pattern at all', ['coat']],
    ['shirts except denim', ['shirt-flannel']],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});

describe('sizes, makers and slips of spelling', () => {
  const sizes = (text: string) =>
    readQuestion(text, today).mentions.flatMap(({ filter }) => filter.sizes ?? []);

  it('reads a size where one is meant, and not in "what\'s" or a small startup', () => {
    expect(sizes('shirts in medium')).toEqual(['M']);
    expect(sizes('anything in an L?')).toEqual(['L']);
    expect(sizes("what's a good coat")).toEqual([]);
    expect(sizes('an interview at a small startup, which coat')).toEqual([]);
  });

  it('takes a sigh for no maker, and daily words for no slips', () => {
    const { mentions } = readQuestion('hm, the tops that I marked', today);
    expect(mentions.flatMap(({ filter }) => [...(filter.brands ?? []), ...(filter.patterns ?? [])])).toEqual(
      [],
    );
  });
});

describe('what tells one garment from another', () => {
  const hoodie = piece('hoodie', 'Green zip hoodie', {
    category: 'top',
    subcategory: 'hoodie',
    colour: 'green',
  });
  const block = piece('block', 'Nude block heels', {
    category: 'shoes',
    subcategory: 'heels',
    colour: 'nude',
  });
  const heels = piece('heels', 'Black heels', { category: 'shoes', subcategory: 'heels', colour: 'black' });
  const tank = piece('tank', 'Cream ribbed top', {
    category: 'top',
    subcategory: 'tank top',
    colour: 'cream',
  });
  const knit = piece('knit', 'Grey sweater', {
    category: 'top',
    subcategory: 'knit',
    colour: 'grey',
    size: 'L',
  });
  const small = piece('small', 'Red sweater', {
    category: 'top',
    subcategory: 'knit',
    colour: 'red',
    size: 'S',
  });
  const all = [hoodie, block, heels, tank, knit, small];
  const ids = (text: string) => {
    const wanted = readQuestion(text, today).mentions.filter(({ role }) => role === 'wanted');
    const found = wanted.flatMap(({ filter }) => matchItems(all, filter));
    return [...new Set(found.map(({ id }) => id))];
  };

  it.each([
    ['zip-up, green, with a hood', ['hoodie']],
    ['which heels could I dance in? block heel, I mean', ['block']],
    ['a sleeveless top', ['tank']],
    ['is there a sweater in my wardrobe thats a size L', ['knit']],
    ['any heels? black ones', ['heels']],
    ['any shoes that are black', ['heels']],
    ['show me my shoes, but only the black ones', ['heels']],
    ['my shoes, only the ones that aren’t black', ['block']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('refuses cloth that somebody cannot wear', () => {
    const { mentions } = readQuestion('I react badly to wool. An outfit for tomorrow?', today);
    expect(mentions.map(({ role, filter }) => [role, filter.materials])).toEqual([['refused', ['wool']]]);
  });

  it('explains both of two things that are set beside each other', () => {
    const both = comparedTopics('smart casual vs business casual, whats the differnce?');
    expect(both?.map(({ topic }) => topic.title)).toEqual(['Smart casual', 'Business casual']);
  });
});

describe('slips of spelling', () => {
  const kindsIn = (text: string) =>
    readMentions(questionTokens(text)).map(({ filter: { noun: _noun, ...rest } }) => rest);

  it.each(['the heater is bust', 'around my patient', 'two big numbers', 'rainy trips to the dairy'])(
    'a common word is no garment, color, or cloth: %s',
    (text) => expect(kindsIn(text).flatMap(Object.keys)).toEqual([]),
  );

  it.each([
    ['my blue jaket', 'jacket'],
    ['the wool swaeter', 'sweater'],
    ['black trosers', 'trousers'],
  ])('a slip still is one: %s', (text, noun) => {
    expect(kindsIn(text)).toEqual(kindsIn(text.replace(/\S+$/, noun)));
  });
});
