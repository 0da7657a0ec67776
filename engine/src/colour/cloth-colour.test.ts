import { describe, expect, test } from 'vitest';
import { basicColours } from './basic-colours.ts';
import { clothFamilies, clothTerms } from './cloth-colour.ts';
import { colourBins } from './colour-bins.ts';
import { fashionColours } from './fashion-colours.ts';
import { nameCloth } from './name-colour.ts';
import { hexToOkLab, okLabToRgb, rgbToOkLab } from './oklab.ts';

/** A cloth of this dye in folds: from half to full light, under a veil of white. */
function folded(hex: string, veil = 0.02) {
  const [l, a, b] = [new Float32Array(64), new Float32Array(64), new Float32Array(64)];
  for (let k = 0; k < 64; k++) {
    const light = 0.5 + (0.5 * k) / 63;
    const channels = okLabToRgb(hexToOkLab(hex)).map(
      (value) => 255 * Math.min(1, light * (value / 255) ** 2.2 + veil) ** (1 / 2.2),
    );
    [l[k], a[k], b[k]] = rgbToOkLab(channels[0], channels[1], channels[2]);
  }
  return colourBins({ l, a, b }, [...l.keys()]);
}

describe('cloth', () => {
  test.each([
    ['#fafaf8', 'white'],
    ['#141416', 'black'],
    ['#828486', 'grey'],
    ['#1c2745', 'blue'],
    ['#c0202c', 'red'],
    ['#c49c6c', 'brown'],
    ['#f2c838', 'yellow'],
    ['#bfe3c4', 'green'],
    ['#c6decc', 'green'],
    ['#a9d8c0', 'green'],
    ['#d3c0e6', 'purple'],
  ])('dyed %s and lying in folds is filed under %s', (hex, basic) => {
    expect(clothFamilies(folded(hex))[0]?.basic).toBe(basic);
  });

  test('is filed where fashion files its word, for nine words of ten', () => {
    const words = basicColours.flatMap((basic) =>
      Object.values(fashionColours[basic]).map((hex) => clothFamilies(folded(hex))[0]?.basic === basic),
    );
    expect(words.filter(Boolean).length / words.length).toBeGreaterThan(0.9);
  });

  test('half of one dye and half of another names both', () => {
    const families = clothFamilies([...folded('#c0202c'), ...folded('#fafaf8')]);
    expect(
      families
        .slice(0, 2)
        .map(({ basic }) => basic)
        .sort(),
    ).toEqual(['red', 'white']);
  });

  test('is answered with shares that sum to 1, and with a word of its term', () => {
    for (const hex of ['#000000', '#ffffff', '#00ff00', '#ff00ff', '#0000ff', '#7b6f5d']) {
      const shares = clothTerms(hexToOkLab(hex));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      const { name, basic } = nameCloth(hexToOkLab(hex));
      expect(Object.keys(fashionColours[basic])).toContain(name);
    }
  });
});
