import type { Season } from '../stylist/season.ts';

/** What the house rules are tested on; shares 0 to 1, lightness and chroma as in OKLab. */
export type RuleFacts = {
  season: Season | undefined;
  neutralShare: number;
  hues: number;
  paletteKind: string;
  patternedPieces: number;
  surfaces: number;
  lightShare: number;
  darkShare: number;
  brownShare: number;
  blueShare: number;
  denimPieces: number;
  volumeStep: number | undefined;
  strongestDifference: number | undefined;
};

export type HouseRule = {
  key: string;
  /** What we stand for, to follow "we hold that". */
  rule: string;
  /** `kept` and `missed` where the rule applies, undefined where it says nothing. */
  test: (facts: RuleFacts) => 'kept' | 'missed' | undefined;
  missed: string;
};

/** The month the rules below were last gone through. They are opinions of the house, not a report on the market. */
export const houseRulesDate = '2026-11';
export const houseRulesMonth = 'November 2026';

const when = (applies: boolean, kept: boolean) => (applies ? (kept ? 'kept' : 'missed') : undefined);

export const houseRules: readonly HouseRule[] = [
  {
    key: 'brown-blue',
    rule: 'brown next to blue is as dependable as black with white, and warmer',
    test: ({ brownShare, blueShare }) => when(brownShare >= 0.15 && blueShare >= 0.15, true),
    missed: '',
  },
  {
    key: 'tonal',
    rule: 'dressing in shades of one colour works best when the surfaces differ',
    test: ({ paletteKind, surfaces }) =>
      when((paletteKind === 'tonal' || paletteKind === 'neutral') && surfaces > 0, surfaces >= 2),
    missed: 'vary the cloth of one piece',
  },
  {
    key: 'one-loud',
    rule: 'one clear colour is worth more than three',
    test: ({ hues }) => when(hues >= 1, hues <= 2),
    missed: 'turn the smallest of them into a neutral',
  },
  {
    key: 'one-pattern',
    rule: 'a pattern deserves plain company',
    test: ({ patternedPieces }) => when(patternedPieces >= 1, patternedPieces === 1),
    missed: 'let the quieter pattern go',
  },
  {
    key: 'volume',
    rule: 'a wide piece wants a neat partner',
    test: ({ volumeStep }) => when(volumeStep !== undefined, (volumeStep ?? 0) >= 1),
    missed: 'loosen or trim one of the two',
  },
  {
    key: 'double-denim',
    rule: 'denim with denim needs a visible step in shade',
    test: ({ denimPieces, strongestDifference }) =>
      when(denimPieces >= 2 && strongestDifference !== undefined, (strongestDifference ?? 0) >= 14),
    missed: 'wash one of them lighter or darker',
  },
  {
    key: 'winter-light',
    rule: 'light colours are for winter too, in thick cloth',
    test: ({ season, lightShare }) => when(season === 'winter', lightShare >= 0.25),
    missed: 'an ivory or oatmeal knit would try it out',
  },
  {
    key: 'summer-dark',
    rule: 'summer dark is best kept to one piece',
    test: ({ season, darkShare }) => when(season === 'summer', darkShare <= 0.55),
    missed: 'trade the larger dark piece for a mid tone',
  },
  {
    key: 'spring-soft',
    rule: 'spring starts with one washed or powdery shade',
    test: ({ season, lightShare }) => when(season === 'spring', lightShare >= 0.3),
    missed: 'powder blue, blush or pistachio would do',
  },
  {
    key: 'autumn-depth',
    rule: 'autumn is the season for brown, olive and wine',
    test: ({ season, brownShare }) => when(season === 'autumn', brownShare >= 0.12),
    missed: 'a belt or shoes in cognac are an easy start',
  },
  {
    key: 'neutral-base',
    rule: 'a wardrobe that is mostly neutral is easier to repeat',
    test: ({ neutralShare }) => when(true, neutralShare >= 0.4),
    missed: 'build the next purchase in grey, navy or sand',
  },
];
