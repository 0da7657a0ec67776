import { describe, expect, test } from 'vitest';
import { describePalette } from './describe-palette.ts';
import { harmonyScore, type SharedColour } from './harmony.ts';
import { nameColour } from './name-colour.ts';
import { hexToOkLab, type OkLab } from './oklab.ts';

const shared = (...colours: [hex: string, share: number][]): SharedColour[] =>
  colours.map(([hex, share]) => ({ lab: hexToOkLab(hex), share }));

const named = (...colours: [hex: string, share: number][]) =>
  shared(...colours).map((colour) => ({ ...colour, ...nameColour(colour.lab) }));

const termOf = (colours: SharedColour[], key: string) =>
  harmonyScore(colours).terms.find((term) => term.key === key)?.score ?? Number.NaN;

const outfit = shared(['#1d2743', 0.5], ['#fafaf8', 0.3], ['#b98c58', 0.15], ['#c4202b', 0.05]);

describe('harmonyScore', () => {
  test('gives the same score whatever the order of the colours', () => {
    const score = harmonyScore(outfit).score;
    for (let turn = 1; turn < outfit.length; turn += 1) {
      const turned = [...outfit.slice(turn), ...outfit.slice(0, turn)];
      expect(harmonyScore(turned).score).toBeCloseTo(score, 10);
      expect(harmonyScore(turned.reverse()).score).toBeCloseTo(score, 10);
    }
  });

  test('stays from 0 to 100, has weights that sum to 1 and is their mean', () => {
    for (const colours of [
      outfit,
      shared(['#000000', 1]),
      shared(['#ff0000', 1], ['#00ff00', 1], ['#0000ff', 1]),
    ]) {
      const { score, terms } = harmonyScore(colours);
      expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
      expect(terms.reduce((sum, term) => sum + term.weight * term.score, 0)).toBeCloseTo(score, 10);
      for (const term of terms) expect(term.score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  test('depends on the ratio of shares alone', () => {
    const scaled = outfit.map((colour) => ({ ...colour, share: colour.share * 7 }));
    expect(harmonyScore(scaled).score).toBeCloseTo(harmonyScore(outfit).score, 10);
  });

  test('never falls in kinship and restraint as a loud colour is toned down', () => {
    let kinship = 0;
    let restraint = 0;
    for (let strength = 1; strength >= 0; strength -= 0.05) {
      const [lightness, a, b] = hexToOkLab('#d4208a');
      const toned: OkLab = [lightness, a * strength, b * strength];
      const colours = [...shared(['#828486', 0.5], ['#fafaf8', 0.3]), { lab: toned, share: 0.2 }];
      expect(termOf(colours, 'kinship')).toBeGreaterThanOrEqual(kinship);
      expect(termOf(colours, 'restraint')).toBeGreaterThanOrEqual(restraint);
      kinship = termOf(colours, 'kinship');
      restraint = termOf(colours, 'restraint');
    }
  });

  test('never falls in lightness as a colour gets lighter', () => {
    let last = 0;
    for (let lightness = 0.1; lightness <= 1; lightness += 0.05) {
      const score = termOf([{ lab: [lightness, 0, 0], share: 1 }], 'lightness');
      expect(score).toBeGreaterThanOrEqual(last);
      last = score;
    }
  });

  test('peaks in range at 0.45 and falls to both sides', () => {
    const at = (range: number) =>
      termOf(
        [
          { lab: [0.5 - range / 2, 0, 0], share: 0.5 },
          { lab: [0.5 + range / 2, 0, 0], share: 0.5 },
        ],
        'range',
      );
    expect(at(0.45)).toBeCloseTo(100, 6);
    expect(at(0.3)).toBeGreaterThan(at(0.1));
    expect(at(0.6)).toBeGreaterThan(at(0.8));
  });

  test('likes one accent best', () => {
    const neutrals: [string, number][] = [
      ['#828486', 0.4],
      ['#fafaf8', 0.3],
    ];
    const none = termOf(shared(...neutrals), 'accents');
    const one = termOf(shared(...neutrals, ['#c4202b', 0.3]), 'accents');
    const three = termOf(
      shared(...neutrals, ['#c4202b', 0.1], ['#2748b8', 0.1], ['#0e7d55', 0.1]),
      'accents',
    );
    expect(one).toBeGreaterThan(none);
    expect(none).toBeGreaterThan(three);
  });

  test('refuses colours without a share', () => {
    expect(() => harmonyScore([])).toThrow(RangeError);
    expect(() => harmonyScore(shared(['#000000', 0]))).toThrow(RangeError);
  });
});

describe('describePalette', () => {
  test.each([
    [named(['#3c3f43', 0.6], ['#fafaf8', 0.4]), 'neutrals from charcoal to white'],
    [named(['#2748b8', 0.6], ['#828486', 0.4]), 'blues against neutrals'],
    [named(['#828486', 0.7], ['#c4202b', 0.3]), 'neutrals with one red accent'],
    [named(['#2748b8', 0.5], ['#4a73b0', 0.5]), 'tonal blues'],
    [named(['#2748b8', 0.85], ['#ec7322', 0.15]), 'blues with one warm accent'],
    [named(['#2748b8', 0.55], ['#ec7322', 0.45]), 'opposite hues, blues against oranges'],
  ])('calls a palette what it is (%#)', (colours, text) => {
    expect(describePalette(colours).text).toBe(text);
    expect(describePalette([...colours].reverse()).text).toBe(text);
  });
});
