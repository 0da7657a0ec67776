import { expect, test } from 'vitest';
import { describePalette } from '../../colour/describe-palette.ts';
import { clothesHarmony } from '../../colour/harmony.ts';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { ColourTerm } from '../terms/colour.ts';
import { weaknessSentence } from './colour-weakness-text.ts';
import { createVoice } from './voice.ts';

/** All sentences about colours with their shares, whoever they are told to. */
function sentences(...colours: [hex: string, share: number][]): string[] {
  const palette = colours.map(([hex, share]) => {
    const lab = hexToOkLab(hex);
    return { ...nameColour(lab), hex, share, lab };
  });
  const harmony = clothesHarmony(palette);
  const term: ColourTerm = { score: harmony.score, harmony, palette, description: describePalette(palette) };
  return Array.from({ length: 40 }, (_, seed) => weaknessSentence(createVoice(`${seed}`), term, 3) ?? '');
}

const noMiddle = /little between|in one step|go-between|middle is not|jump/;

test('black and white with nothing between are told to want a middle tone', () => {
  for (const sentence of sentences(['#0b0b0c', 0.55], ['#f7f7f5', 0.45])) expect(sentence).toMatch(noMiddle);
});

test('where most of the cloth lies between dark and light nobody is told that the middle is missing', () => {
  for (const sentence of sentences(['#0b0b0c', 0.12], ['#9b7b5b', 0.76], ['#fafafa', 0.12])) {
    expect(sentence).not.toBe('');
    expect(sentence).not.toMatch(noMiddle);
  }
});
