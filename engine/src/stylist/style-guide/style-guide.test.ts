import { occasions, type Style, styles } from '@drape/contract/profile/options';
import { describe, expect, test } from 'vitest';
import { drawGarment } from '../../drawing/draw-garment.ts';
import { type GuideInput, type PastAnalysis, type StyleGuide, styleGuide } from './style-guide.ts';

function anInput(
  changes: Partial<GuideInput['preferences']> = {},
  rest: Partial<GuideInput> = {},
): GuideInput {
  return {
    date: '2026-11-21',
    country: 'NL',
    preferences: { styles: ['minimalist'], colours: ['#1d2743', '#c4202b'], occasions: ['work'], ...changes },
    wardrobe: [],
    analyses: [],
    ...rest,
  };
}

function aLook(rating: number, texture: number): PastAnalysis {
  return {
    date: '2026-11-01',
    rating,
    palette: [
      { hex: '#24324f', share: 0.6 },
      { hex: '#b99a6b', share: 0.4 },
    ],
    terms: [
      { key: 'finish', score: texture },
      { key: 'colour', score: 84 },
      { key: 'photo', score: 20 },
    ],
  };
}

const blazer = { category: 'outerwear', subcategory: 'blazer', colours: ['#24324f'], timesWorn: 4 };
const tee = { category: 'top', subcategory: 'tee', colours: ['#fafaf8'], timesWorn: 0 };

const statementsOf = (guide: StyleGuide) => [
  ...guide.stylePrinciples,
  ...guide.shoppingPriorities,
  ...guide.stylingTips,
];
const textsOf = (guide: StyleGuide) => [
  guide.title,
  guide.basis,
  ...statementsOf(guide).flatMap(({ text, why }) => [text, why]),
  ...guide.colorPalette.flatMap(({ name, why }) => [name, why]),
  ...guide.essentialPieces.flatMap(({ label, why }) => [label, why]),
];

/** A hundred different people, by number. */
function person(number: number): GuideInput {
  const pick = <T>(items: readonly T[], count: number, step: number): T[] =>
    Array.from({ length: count }, (_, at) => items[(number * step + at * 5) % items.length] as T);
  return anInput(
    {
      styles: pick<Style>(styles, 1 + (number % 3), 7),
      colours: number % 4 === 0 ? [] : ['#1d2743', '#2d8a4a', '#8a5cc4'].slice(0, number % 4),
      occasions: pick(occasions, number % 4, 5),
      ...(number % 5 === 0 ? { budget: 'small' } : {}),
      ...(number % 7 === 0 ? { bodyType: 'Petite' } : {}),
    },
    {
      country: number % 2 === 0 ? 'AU' : 'DE',
      gender: number % 3 === 0 ? 'female' : 'male',
      wardrobe: number % 2 === 0 ? [blazer, tee] : [],
      analyses: number % 3 === 0 ? [aLook(8.1, 55), aLook(6.2, 61)] : [],
      ...(number % 4 === 1 ? { personalColours: { skin: '#e0ac8a', hair: '#3a281e', eye: '#5f7a4a' } } : {}),
    },
  );
}
const people = Array.from({ length: 100 }, (_, number) => person(number));

describe('a style guide', () => {
  test('has all five parts for everybody, every statement with a reason', () => {
    for (const input of people) {
      const guide = styleGuide(input);
      expect(guide.stylePrinciples.length).toBeGreaterThan(0);
      expect(guide.essentialPieces.length).toBeGreaterThanOrEqual(8);
      expect(guide.shoppingPriorities.length).toBeGreaterThan(0);
      expect(guide.stylingTips.length).toBeGreaterThan(0);
      expect(guide.colorPalette.filter(({ role }) => role === 'base')).toHaveLength(3);
      expect(guide.colorPalette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      const keys = statementsOf(guide).map(({ key }) => key);
      for (const part of [guide.stylePrinciples, guide.shoppingPriorities, guide.stylingTips])
        expect(new Set(part.map(({ key }) => key)).size).toBe(part.length);
      expect(keys.every((key) => key !== '')).toBe(true);
    }
  });

  test('is in plain sentences about clothes', () => {
    for (const input of people)
      for (const text of textsOf(styleGuide(input))) {
        expect(text).not.toMatch(/!|undefined|NaN|\s\s|\.\.|\s[,.;:]|null/);
        expect(text).not.toMatch(
          /\b(body|bodies|fat|thin|slimming|flattering|skinny|legs|hips|waistline)\b/i,
        );
        expect(text).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]/);
      }
    for (const { text, why } of people.flatMap((input) => statementsOf(styleGuide(input)))) {
      expect(text).toMatch(/^[A-Z].*[.?]$/);
      expect(why).toMatch(/^[A-Z].*[.?]$/);
    }
  });

  test('is the same for the same input, in whatever order things were chosen', () => {
    const chosen = anInput({ styles: ['edgy', 'classic'], occasions: ['work', 'party'] });
    const turned = anInput({
      styles: ['classic', 'edgy'],
      colours: ['#C4202B', '#1d2743'],
      occasions: ['party', 'work', 'party'],
    });
    expect(styleGuide(chosen)).toEqual(styleGuide(structuredClone(chosen)));
    expect(styleGuide(turned)).toEqual(styleGuide(chosen));
  });

  test('differs between people', () => {
    const guides = new Set(people.map((input) => JSON.stringify(styleGuide(input))));
    const inputs = new Set(people.map((input) => JSON.stringify(input)));
    expect(guides.size).toBe(inputs.size);
    const titles = new Set(people.map((input) => styleGuide(input).title));
    expect(titles.size).toBeGreaterThan(12);
  });

  test('changes with taste, with the wardrobe and with what was analysed', () => {
    const plain = styleGuide(anInput());
    expect(styleGuide(anInput({ styles: ['romantic'] })).stylePrinciples).not.toEqual(plain.stylePrinciples);
    expect(styleGuide(anInput({ colours: ['#2d8a4a'] })).colorPalette).not.toEqual(plain.colorPalette);
    expect(styleGuide(anInput({}, { wardrobe: [blazer] })).essentialPieces).not.toEqual(
      plain.essentialPieces,
    );
    const looked = styleGuide(anInput({}, { analyses: [aLook(8, 52), aLook(7, 60)] }));
    expect(looked.stylingTips).not.toEqual(plain.stylingTips);
  });

  test('holds every colour that was chosen, as long as there is room', () => {
    const guide = styleGuide(anInput({ colours: ['#1d2743', '#c4202b', '#efa3b8'], styles: ['romantic'] }));
    const hexes = guide.colorPalette.map(({ hex }) => hex);
    for (const hex of ['#1d2743', '#c4202b', '#efa3b8']) expect(hexes).toContain(hex);
  });

  test('ticks what is owned, in its own colour, and puts only what is missing on the list', () => {
    const guide = styleGuide(anInput({}, { wardrobe: [blazer, tee] }));
    const owned = guide.essentialPieces.filter((piece) => piece.owned !== undefined);
    expect(owned.map(({ subcategory }) => subcategory).sort()).toEqual(['blazer', 't-shirt']);
    expect(owned.find(({ subcategory }) => subcategory === 'blazer')).toMatchObject({
      colorPrimary: '#24324f',
    });
    for (const { key } of owned) expect(guide.shoppingPriorities.map((item) => item.key)).not.toContain(key);
  });

  test('names what has most room to grow and what is done best, without numbers', () => {
    const guide = styleGuide(anInput({}, { analyses: [aLook(8, 52), aLook(7, 60)] }));
    expect(guide.stylingTips.find(({ key }) => key === 'lift finish')?.why).toBe(
      'Finish has the most room to grow in your latest photos.',
    );
    expect(guide.stylePrinciples.find(({ key }) => key === 'strongest')?.why).toMatch(
      /^Color is what you do best/,
    );
    expect(guide.stylingTips.some(({ key }) => key.includes('photo'))).toBe(false);
  });

  test('proposes skirts and heels to everyone who wears them', () => {
    const wears = (input: GuideInput) =>
      styleGuide(input).essentialPieces.some(({ subcategory }) =>
        /skirt|dress|heels|blouse/.test(subcategory),
      );
    const romantic = anInput({ styles: ['romantic'], occasions: ['party'] });
    const skirt = { category: 'pants', subcategory: 'midi skirt', colours: ['#72142a'], timesWorn: 1 };
    expect(wears({ ...romantic, gender: 'male' })).toBe(false);
    expect(wears({ ...romantic, gender: 'female' })).toBe(true);
    expect(wears({ ...romantic, wardrobe: [skirt] })).toBe(true);
  });

  test('every piece can be drawn as what it is', () => {
    for (const input of people.slice(0, 30))
      for (const { subcategory, colorPrimary, pattern } of styleGuide(input).essentialPieces)
        expect(drawGarment({ subcategory, color_primary: colorPrimary, pattern }).subcategory).toBe(
          subcategory,
        );
  });
});
