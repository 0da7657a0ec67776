import { describe, expect, test } from 'vitest';
import { basicColours } from './basic-colours.ts';
import { fashionColours } from './fashion-colours.ts';
import { nameColour } from './name-colour.ts';
import { hexToOkLab } from './oklab.ts';

const words = basicColours.flatMap((basic) =>
  Object.entries(fashionColours[basic]).map(([name, hex]) => ({ name, hex, basic })),
);

describe('nameColour', () => {
  test.each(words)('calls $hex $name, a $basic', ({ name, hex, basic }) => {
    expect(nameColour(hexToOkLab(hex))).toEqual({ name, basic });
  });

  test('has every word once', () => {
    expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
  });

  test.each([
    ['#ff0000', 'red'],
    ['#00ff00', 'green'],
    ['#0000ff', 'blue'],
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#808080', 'grey'],
    ['#ffff00', 'yellow'],
    ['#ff8000', 'orange'],
    ['#ff69b4', 'pink'],
    ['#800080', 'purple'],
    ['#8b4513', 'brown'],
  ])('files the plain colour %s under %s', (hex, basic) => {
    expect(nameColour(hexToOkLab(hex)).basic).toBe(basic);
  });
});
