import { describe, expect, test } from 'vitest';
import { hexToOkLab, okLabToHex } from './oklab.ts';
import { meanFit, personalContrast, personalRanges, rangeFit } from './personal-ranges.ts';

const skins = ['#f3d5c3', '#e0ac8a', '#c68a5e', '#8d5a3b', '#4a2c1d'];
const hairs = ['#e6cf9c', '#8b5a2b', '#a5402a', '#2b2019', '#c9c9c9'];
const eyes = ['#7a9cb8', '#5f7a4a', '#3f2a1c'];
const people = skins.flatMap((skin) => hairs.flatMap((hair) => eyes.map((eye) => ({ skin, hair, eye }))));
const cloth = ['#0e0e10', '#fafaf8', '#c4202b', '#2458b8', '#f2d32c', '#828486', '#6c3a96', '#9bab8a'];

describe('personal ranges', () => {
  test('are ranges for everybody, wide enough to choose from, and never a verdict', () => {
    for (const person of people) {
      const { lightness, chroma, hue } = personalRanges(person);
      expect(lightness.high - lightness.low).toBeGreaterThanOrEqual(0.3);
      expect(lightness.low).toBeGreaterThanOrEqual(0);
      expect(lightness.high).toBeLessThanOrEqual(1);
      expect(chroma.high).toBeGreaterThanOrEqual(0.07);
      expect(hue.halfWidth).toBeGreaterThanOrEqual(100);
      for (const { fade } of [lightness, chroma, hue]) expect(fade).toBeGreaterThan(0);
    }
  });

  test('a larger step between the three colours never narrows the lightness or the chroma', () => {
    const greys = [0.02, 0.1, 0.2, 0.3].map((step) => ({
      skin: okLabToHex([0.55 + step, 0, 0]),
      hair: okLabToHex([0.55 - step, 0, 0]),
      eye: okLabToHex([0.55, 0, 0]),
    }));
    const widths = greys.map((person) => {
      const { lightness, chroma } = personalRanges(person);
      return [personalContrast(person), lightness.high - lightness.low, chroma.high] as const;
    });
    for (let i = 1; i < widths.length; i += 1)
      for (const at of [0, 1, 2] as const)
        expect(widths[i]?.[at]).toBeGreaterThanOrEqual(widths[i - 1]?.[at] ?? 1);
  });

  test('an unclear tint leaves every hue', () => {
    const { hue } = personalRanges({ skin: '#b5b5b5', hair: '#4d4d4d', eye: '#808080' });
    expect(hue.halfWidth).toBeCloseTo(180, 0);
    for (const hex of cloth)
      expect(rangeFit(hexToOkLab(hex), { ...personalRanges(people[0] ?? expect.fail()), hue }).hue).toBe(1);
  });

  test('a colour further outside never fits better', () => {
    for (const person of people.slice(0, 20)) {
      const ranges = personalRanges(person);
      let last = 1;
      for (let chroma = 0; chroma <= 0.34; chroma += 0.02) {
        const fit = rangeFit([0.6, chroma, 0], ranges).chroma;
        expect(fit).toBeLessThanOrEqual(last);
        last = fit;
      }
    }
  });

  test('a fit is from 0 to 1, and a grey has no hue to be wrong', () => {
    for (const person of people)
      for (const hex of cloth) {
        const fit = rangeFit(hexToOkLab(hex), personalRanges(person));
        expect(meanFit(fit)).toBeGreaterThanOrEqual(0);
        expect(meanFit(fit)).toBeLessThanOrEqual(1);
      }
    expect(rangeFit([0.5, 0, 0], personalRanges(people[0] ?? expect.fail())).hue).toBe(1);
  });
});
