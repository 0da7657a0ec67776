import { expect, it } from 'vitest';
import { remarkAnswer } from './remark-answer.ts';

const said = (text: string, language: 'en' | 'de' = 'en', namesOwn = false) =>
  remarkAnswer(text, language, { memory: undefined, namesOwn }).text;

it.each([
  ['hang on, customer', /I’ll be here/],
  ['right last tray out, thats me done. home for a bath', /earned it|Enjoy the rest/],
  ['lol fair. aight im goin to bed', /Sleep well/],
  ['old pony had to go today', /sorry/],
  ['up since 3 for the market', /sounds/],
  ['bike stolen, third this year', /annoying|of course/],
  ['its 2pm dont judge lol', /Ha/],
  ['my own fault for rushing the doughnuts', /happens/],
  ['fingers crossed for tuesday', /Fingers crossed|goes well/],
])('a remark is answered in its mood: %s', (text, reply) => {
  expect(said(text)).toMatch(reply);
});

it.each([
  ['kundschaft, bis gleich', /ich bin da/i],
  ['bin heut so müde', /anstrengend|nach viel/],
  ['jessi hat sich verlobt', /Wie schön|freut/],
])('in German too: %s', (text, reply) => {
  expect(said(text, 'de')).toMatch(reply);
});

it('what says no mood gets a neutral word, and a garment with a past a kind one', () => {
  expect(said('Theo said I love you to the vacuum')).toMatch(/^(?:I can picture it|I can imagine|I bet)\.$/);
  expect(said('that hat has its own seat on the jet', 'en', true)).toMatch(/story|loved/);
});
