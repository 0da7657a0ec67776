import { expect, test } from 'vitest';
import { coloursOfWords } from './colours-of-words.ts';
import { fashionColours } from './fashion-colours.ts';
import { nameColour } from './name-colour.ts';
import { hexToOkLab } from './oklab.ts';

const basicOf = (text: string) => coloursOfWords(text).map((hex) => nameColour(hexToOkLab(hex)).basic);

test('every fashion word means its own colour, in any case', () => {
  for (const words of Object.values(fashionColours))
    for (const [word, hex] of Object.entries(words))
      expect(coloursOfWords(` ${word.toUpperCase()} `)).toEqual([hex]);
});

test.each([
  ['navy and white', ['blue', 'white']],
  ['black/red/grey', ['black', 'red', 'grey']],
  ['Gray', ['grey']],
  ['dark brown leather', ['brown']],
  ['light pink', ['pink']],
  ['redwood', ['grey']],
])('%s is %j', (text, basics) => {
  expect(basicOf(text)).toEqual(basics);
});

test('a modifier makes a colour darker or lighter where it has no word of its own', () => {
  const lightness = (text: string) => hexToOkLab(coloursOfWords(text)[0])[0];
  expect(lightness('dark green')).toBeLessThan(lightness('green'));
  expect(lightness('light green')).toBeGreaterThan(lightness('green'));
});

test('several colours are several, and what is no colour is still drawable', () => {
  expect(coloursOfWords('multicolor').length).toBe(5);
  expect(coloursOfWords('Multi-coloured').length).toBe(5);
  for (const text of ['', '🌈', '<script>', 'x'.repeat(5000)]) {
    expect(coloursOfWords(text)).toHaveLength(1);
    expect(coloursOfWords(text)[0]).toMatch(/^#[0-9a-f]{6}$/);
  }
});
