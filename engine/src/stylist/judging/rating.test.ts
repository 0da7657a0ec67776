import { describe, expect, test } from 'vitest';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { Look, LookRegion, Zone } from '../../vision/look.ts';
import { garmentsOf } from '../garment.ts';
import { sampleLook } from '../sample-look.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { lookFeatures } from '../worn-taste/look-features.ts';
import { shownRating } from './certainty.ts';
import { judge } from './judge.ts';
import { raises } from './raise.ts';
import { scoreLook } from './score-look.ts';

const context = { date: '2026-11-21', country: 'US' };

type Piece = { zone: Zone; label: string; hex: string; share: number } & Partial<LookRegion>;

function outfit(pieces: readonly Piece[], changes: Partial<Look> = {}): Look {
  const { proportions: _, ...base } = sampleLook(1);
  const regions = pieces.map(
    ({ zone, label, hex, share, ...rest }, at): LookRegion => ({
      key: `${zone}-${at}`,
      zone,
      label,
      share,
      outline: [],
      colours: [{ lab: hexToOkLab(hex), hex, ...nameColour(hexToOkLab(hex)), share: 1 }],
      pattern: { kind: 'solid', contrast: 0, confidence: 0.9 },
      texture: { kind: 'smooth', roughness: 0, confidence: 0.2 },
      confidence: 1,
      ...rest,
    }),
  );
  return { ...base, subject: 'worn', confidence: 1, regions, unseen: [], ...changes };
}

const outfits: readonly (readonly [zone: Zone, label: string, hex: string, share: number][])[] = [
  [
    ['outer', 'blazer', '#1d2743', 0.35],
    ['upper', 'shirt', '#fafaf8', 0.2],
    ['lower', 'trousers', '#828486', 0.37],
    ['feet', 'loafers', '#472b1e', 0.08],
  ],
  [
    ['upper', 'knit', '#dfd1b4', 0.4],
    ['lower', 'midi skirt', '#472b1e', 0.5],
    ['feet', 'ankle boots', '#0e0e10', 0.1],
  ],
  [
    ['outer', 'coat', '#b98c58', 0.5],
    ['upper', 'knit', '#0e0e10', 0.1],
    ['lower', 'jeans', '#2f435f', 0.3],
    ['feet', 'ankle boots', '#0e0e10', 0.1],
  ],
  [
    ['upper', 'blouse', '#fafaf8', 0.4],
    ['lower', 'trousers', '#0e0e10', 0.5],
    ['feet', 'pumps', '#0e0e10', 0.1],
  ],
];
const garish = [
  ['#ff1493', '#39ff14', '#ff6a00', '#00a0ff'],
  ['#e6007e', '#ffd400', '#00a651', '#7a00cc'],
  ['#ff3000', '#00c800', '#0055ff', '#ffea00'],
];
const calm = [
  ['#1d2743', '#d4c1a1', '#6d472f', '#3c3f43'],
  ['#828486', '#fafaf8', '#1d2743', '#0e0e10'],
  ['#f4efdf', '#b98c58', '#472b1e', '#6d472f'],
];

const pieces = (at: number, hexes?: readonly string[]): Piece[] =>
  (outfits[at] ?? []).map(([zone, label, hex, share], k) => ({ zone, label, hex: hexes?.[k] ?? hex, share }));
const rate = (look: Look) => scoreLook(look, context).rating;

describe('colors', () => {
  test('that fight each other bring a good outfit below 4', () => {
    for (const at of outfits.keys())
      for (const hexes of garish) expect(rate(outfit(pieces(at, hexes)))).toBeLessThan(4);
  });

  test('that are calm leave it within 0.7', () => {
    for (const at of outfits.keys())
      for (const hexes of calm)
        expect(Math.abs(rate(outfit(pieces(at, hexes))) - rate(outfit(pieces(at))))).toBeLessThanOrEqual(
          0.7 + 1e-9,
        );
  });

  test('beside neutrals are never worth less for being quieter', () => {
    let last = Number.NEGATIVE_INFINITY;
    for (const strength of [1, 0.9, 0.8, 0.7, 0.6]) {
      const [lightness, a, b] = hexToOkLab('#d4208a');
      const lab = [lightness, a * strength, b * strength] as const;
      const look = outfit(pieces(1));
      const [first, ...rest] = look.regions;
      const colours = [{ lab, hex: '#d4208a', ...nameColour(lab), share: 1 }];
      const { points } = scoreLook({ ...look, regions: [{ ...first, colours }, ...rest] }, context).findings
        .colour;
      expect(points).toBeGreaterThanOrEqual(last);
      last = points;
    }
  });
});

describe('the rating', () => {
  const look = outfit(pieces(0));

  test('depends on nothing but the outfit: not on notes of the photo, not on wishes', () => {
    const dark: Look = {
      ...look,
      photo: { ...look.photo, notes: [{ code: 'dark', strength: 1 }], sharpness: 0 },
    };
    expect(rate(dark)).toBe(rate(look));
    for (const occasions of [['wedding'], ['sports'], ['business']])
      expect(scoreLook(look, { ...context, preferences: { occasions } }).rating).toBe(rate(look));
  });

  test('of an unsure reading lies nearer to the middle and is shown as a band', () => {
    const loud = outfit(pieces(0, garish[0]));
    const unsure: Look = { ...loud, confidence: 0.2 };
    expect(rate(unsure)).toBeGreaterThan(rate(loud));
    const sure = judge(look, context).evidence.rating;
    expect(sure?.low).toBe(sure?.high);
    const band = judge({ ...look, confidence: 0.3 }, context).evidence.rating;
    expect((band?.high ?? 0) - (band?.low ?? 0)).toBeGreaterThanOrEqual(1);
  });

  test('of one piece laid out is neither good nor bad, and it is asked to be shown with others', () => {
    const single = outfit([{ zone: 'full', label: 'dress', hex: '#1d2743', share: 1 }], { subject: 'laid' });
    const judged = judge(single, context);
    expect(judged.overallRating).toBe(6.5);
    expect(judged.summary).toMatch(/other pieces and I'll rate the outfit/);
  });

  test('is shown in halves', () => {
    expect(shownRating(7.4, 0.9)).toEqual({ low: 7.5, high: 7.5 });
    expect(shownRating(7.4, 0.7)).toEqual({ low: 7, high: 8 });
    expect(shownRating(9.9, 0.1)).toEqual({ low: 8, high: 10 });
  });
});

describe('changes', () => {
  const kinds = (look: Look) => raises(look, context, scoreLook(look, context)).map(({ kind }) => kind);
  const wide = { kind: 'oversized', confidence: 0.9 } as const;
  const top = { zone: 'upper', label: 'top', hex: '#fafaf8', share: 0.5 } as const;
  const trousers = { zone: 'lower', label: 'trousers', hex: '#1d2743', share: 0.4 } as const;

  test('tuck what can be tucked: no coat, no dress, and nothing into a jumpsuit', () => {
    const proportions = { upperToLower: 1.3, confidence: 0.9 };
    expect(kinds(outfit([top, trousers], { proportions }))).toContain('tuck');
    expect(kinds(outfit([{ ...top, label: 'coat' }, trousers], { proportions }))).not.toContain('tuck');
    const jumpsuit = { zone: 'full', label: 'jumpsuit', hex: '#1d2743', share: 1 } as const;
    expect(kinds(outfit([jumpsuit], { proportions }))).not.toContain('tuck');
  });

  test('put no belt over a belt, and no cuff where the shoes are not seen', () => {
    const dress = { zone: 'full', label: 'dress', hex: '#1d2743', share: 0.8, fit: wide } as const;
    const shoes = { zone: 'feet', label: 'pumps', hex: '#0e0e10', share: 0.1 } as const;
    const belt = { zone: 'waist', label: 'belt', hex: '#0e0e10', share: 0.1 } as const;
    expect(kinds(outfit([dress, shoes]))).toContain('belt');
    expect(kinds(outfit([dress, shoes, belt]))).not.toContain('belt');
    expect(kinds(outfit([top, { ...trousers, fit: wide }, shoes]))).toContain('cuff');
    expect(kinds(outfit([top, { ...trousers, fit: wide }]))).not.toContain('cuff');
  });

  test('swap running shoes under tailoring, and leave sneakers to sports clothes', () => {
    const sneakers = { zone: 'feet', label: 'sneakers', hex: '#fafaf8', share: 0.1 } as const;
    const running = { ...sneakers, label: 'running shoes', hex: '#7bd63a' };
    const blazer = { zone: 'outer', label: 'blazer', hex: '#1d2743', share: 0.4 } as const;
    expect(kinds(outfit([blazer, top, trousers, running]))).toContain('shoes');
    const leggings = { ...trousers, label: 'leggings' };
    expect(kinds(outfit([{ ...top, label: 'sports bra' }, leggings, sneakers]))).not.toContain('shoes');
  });

  test('speak of another color only where colors fight', () => {
    expect(kinds(outfit(pieces(0)))).not.toContain('recolour');
    expect(kinds(outfit(pieces(0, garish[0])))).toContain('recolour');
  });

  test('add no layer in summer', () => {
    const look = outfit([top, trousers]);
    expect(kinds(look)).toContain('layer');
    const july = { date: '2026-07-04', country: 'US' };
    expect(raises(look, july, scoreLook(look, july)).map(({ kind }) => kind)).not.toContain('layer');
  });
});

describe('what a photo only seems to show', () => {
  const shirt = (confidence: number, kind: 'solid' | 'print'): Piece => ({
    zone: 'upper',
    label: 'shirt',
    hex: '#fafaf8',
    share: 0.4,
    pattern: { kind, contrast: 0.5, confidence },
  });
  const trousers: Piece = { zone: 'lower', label: 'trousers', hex: '#1d2743', share: 0.5 };
  const points = (confidence: number, kind: 'solid' | 'print') =>
    scoreLook(outfit([shirt(confidence, kind), trousers]), context).findings.pattern?.points ?? 0;

  test('a print that is seen moves a rating less than one that somebody confirmed', () => {
    const seen = Math.abs(points(0.9, 'print') - points(0.9, 'solid'));
    const told = Math.abs(points(1, 'print') - points(1, 'solid'));
    expect(told).toBeGreaterThan(0.1);
    expect(seen).toBeLessThan(0.6 * told);
  });

  test('how many small things a photo shows changes nothing; how many a person names does', () => {
    const bag: Piece = { zone: 'hand', label: 'clutch', hex: '#1d2743', share: 0.05 };
    const belt: Piece = { zone: 'waist', label: 'belt', hex: '#1d2743', share: 0.02 };
    const hat: Piece = { zone: 'head', label: 'fedora', hex: '#1d2743', share: 0.03 };
    const counted = (confidence: number, pieces: readonly Piece[]) =>
      lookFeatures(wornPieces(garmentsOf(outfit(pieces.map((piece) => ({ ...piece, confidence }))).regions)))
        .filter(({ name }) => name.endsWith('extras'))
        .map(({ value }) => value);
    const few = [shirt(1, 'solid'), trousers];
    const many = [...few, bag, belt, hat];
    expect(counted(0.8, many)).toEqual(counted(0.8, few));
    expect(counted(1, many)).not.toEqual(counted(1, few));
  });
});
