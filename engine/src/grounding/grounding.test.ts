import { describe, expect, it } from 'vitest';
import { type ColourFacts, contradictedColour } from './colour-claims.ts';
import { absentGarment } from './garment-nouns.ts';
import { groundText, sentencesOf } from './grounded-text.ts';
import { unknownNumber } from './number-claims.ts';
import { contradictedWeather } from './weather-claims.ts';

const navy = { hex: '#1f2a44', terms: ['blue'] as const };
const grey = { hex: '#5a5c60', terms: ['grey'] as const };
const cream = { hex: '#f5eccb', terms: ['white', 'yellow'] as const };
const facts: ColourFacts = {
  things: [
    { nouns: ['jacket', 'blazer'], colours: [navy] },
    { nouns: ['trousers', 'pants'], colours: [grey] },
  ],
  palette: [navy, grey, cream],
};

describe('colours that a sentence claims', () => {
  it.each([
    ['The navy jacket sits well over grey trousers.', undefined],
    ['The trousers are charcoal and the jacket is dark blue.', undefined],
    // Dark navy passes for black in a photo.
    ['The black jacket is calm.', undefined],
    ['The red jacket is the accent.', 'red'],
    ['Her jacket is red.', 'red'],
    ['The grey jacket is calm.', 'grey'],
    ['A touch of emerald brings it to life.', 'emerald'],
    // A cloth or a metal as often as a colour.
    ['Gold buttons and a stone wall behind.', undefined],
    ['The cream shirt, navy and the grey trousers are close.', undefined],
  ])('a description: %s', (sentence, claim) => {
    expect(contradictedColour(sentence, facts, 'description')).toBe(claim);
  });

  it.each([
    ['A red scarf would wake it up.', undefined],
    ['Try brown trousers instead.', undefined],
    ['Swap your red jacket for something calmer.', 'red'],
    ['Keep your navy jacket.', undefined],
  ])('a suggestion: %s', (sentence, claim) => {
    expect(contradictedColour(sentence, facts, 'suggestion')).toBe(claim);
  });
});

describe('what else a sentence may claim', () => {
  const rainy = { feltC: 12, minC: 9, maxC: 14, rainMm: 2, rainChance: 0.8, isKnown: true };
  it.each([
    ['The coat keeps the rain off.', rainy, undefined],
    ['It stays dry all day.', rainy, 'stays dry'],
    ['No rain is in sight.', { ...rainy, rainMm: 0, rainChance: 0 }, undefined],
    ['Ready for a hot afternoon.', rainy, 'hot'],
    ['Snow is no trouble.', rainy, 'snow'],
    ['Good in the rain.', { ...rainy, isKnown: false }, 'rain'],
    ['Clean lines and calm colours.', { ...rainy, isKnown: false }, undefined],
  ])('of the weather: %s', (sentence, weather, claim) => {
    expect(contradictedWeather(sentence, weather)).toBe(claim);
  });

  it('only garments that are there', () => {
    const present = new Set(['blazer', 'trousers']);
    expect(absentGarment('The blazer sits on top of the trousers.', present)).toBeUndefined();
    expect(absentGarment('The blazer goes with the scarf.', present)).toBe('scarf');
  });
});

it('numbers come from the facts or count a few', () => {
  expect(unknownNumber('Feels like 12 °C with two of 3 layers', [12.4])).toBeUndefined();
  expect(unknownNumber('Feels like 25 °C', [12.4])).toBe('25');
  expect(unknownNumber('A contrast of 4.5 is plenty', [9])).toBe('4.5');
  expect(unknownNumber('It covers 5 % of it', [40])).toBe('5');
});

it('what contradicts is taken out sentence by sentence', () => {
  const text = 'The navy jacket leads. The red trousers shout. It reads at 4.5 points. Calm.';
  expect(sentencesOf(text)).toHaveLength(4);
  const { kept, rejected } = groundText(text, { colours: facts, numbers: [4] }, 'description');
  expect(kept).toBe('The navy jacket leads. It reads at 4.5 points. Calm.');
  expect(rejected).toEqual([{ sentence: 'The red trousers shout.', claim: 'red' }]);
});
