import { describe, expect, test } from 'vitest';
import { confusablePairs, mayConfuse, simulateColourVision } from './colour-vision.ts';
import { colourDifference } from './delta-e.ts';
import { hexToOkLab, okLabToHex } from './oklab.ts';

const visions = ['protan', 'deutan', 'tritan'] as const;

function confused(first: string, second: string): string[] {
  return visions.filter((vision) => mayConfuse(hexToOkLab(first), hexToOkLab(second), vision));
}

describe('the simulation of colour vision', () => {
  test.each(visions)('leaves greys as they are for %s', (vision) => {
    for (const hex of ['#000000', '#808080', '#ffffff']) {
      const grey = hexToOkLab(hex);
      expect(colourDifference(simulateColourVision(grey, vision), grey)).toBeLessThan(0.5);
    }
  });

  // Red of full strength through the published matrices, linear: (0.152286, 0.114503, 0), (0.367322, 0.280085, 0),
  // (1, 0, 0.004733) after clipping.
  test.each([
    ['protan', '#6d5f00'],
    ['deutan', '#a39000'],
    ['tritan', '#ff000f'],
  ] as const)('turns red as published for %s', (vision, expected) => {
    expect(okLabToHex(simulateColourVision(hexToOkLab('#ff0000'), vision))).toBe(expected);
  });
});

describe('pairs that may be confused', () => {
  test.each([
    ['red and green cloth', '#c4202b', '#2d8a4a', ['deutan']],
    ['brown and dark red cloth', '#6d472f', '#c4202b', ['protan']],
    ['olive and rust', '#6b6b2f', '#a5502a', ['protan', 'deutan']],
    ['burgundy and dark green', '#6b1f2e', '#1f4630', ['deutan']],
    ['blue and purple', '#2458b8', '#6c3a96', ['protan', 'deutan']],
    ['sky blue and mint', '#a9c8e8', '#aee0cc', ['tritan']],
    ['black and white', '#0e0e10', '#fafaf8', []],
    ['navy and camel', '#1d2743', '#b99a6b', []],
    ['two navies, which nobody tells apart at a glance', '#1d2743', '#222c4a', []],
  ])('are found: %s', (_what, first, second, expected) => {
    expect(confused(first, second)).toEqual(expected);
    expect(confused(second, first)).toEqual(expected);
  });

  test('are named once each, and never a colour with itself', () => {
    const palette = [
      { hex: '#c4202b', name: 'red' },
      { hex: '#2d8a4a', name: 'green' },
      { hex: '#c5222d', name: 'red' },
      { hex: '#1d2743', name: 'navy' },
    ];
    expect(confusablePairs(palette, 'deutan')).toEqual([['green', 'red']]);
    expect(confusablePairs(palette, 'tritan')).toEqual([]);
  });
});
