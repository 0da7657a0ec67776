import type { Season } from '../stylist/season.ts';

/** What the house rules are tested on; shares 0 to 1, lightness and chroma as in OKLab. */
export type RuleFacts = {
  season: Season | undefined;
  neutralShare: number;
  hues: number;
  paletteKind: string;
  patternedPieces: number;
  /** More than two patterns, or two of one kind and scale. */
  patternsClash: boolean;
  surfaces: number;
  lightShare: number;
  darkShare: number;
  brownShare: number;
  blueShare: number;
  denimPieces: number;
  /** Steps of volume between above and below, where one of them is wide. */
  volumeStep: number | undefined;
  strongestDifference: number | undefined;
  layered: boolean | undefined;
  upperOverLower: number | undefined;
  shoesEchoed: boolean | undefined;
  smallestHue: number | undefined;
};

export type HouseRule = {
  key: string;
  /** What we stand for, to follow "we hold that". */
  rule: string;
  /** `kept` and `missed` where the rule applies, undefined where it says nothing. */
  test: (facts: RuleFacts) => 'kept' | 'missed' | undefined;
  /** What to do about it, a sentence. */
  missed: string;
};

/** The month the rules below were last gone through. They are opinions of the house, not a report on the market. */
export const houseRulesMonth = 'November 2026';

const when = (applies: boolean, kept: boolean) => (applies ? (kept ? 'kept' : 'missed') : undefined);

export const houseRules: readonly HouseRule[] = [
  {
    key: 'third-piece',
    rule: 'a third piece, open over the other two, finishes an outfit',
    test: ({ layered }) => when(layered !== undefined, layered === true),
    missed: 'Add an open shirt, a cardigan or a light jacket',
  },
  {
    key: 'light-above',
    rule: 'a lighter top over a darker lower part leads the eye up',
    test: ({ upperOverLower }) =>
      when(upperOverLower !== undefined && Math.abs(upperOverLower) > 0.12, (upperOverLower ?? 0) > 0),
    missed: 'Try the lighter piece above for once',
  },
  {
    key: 'shoe-echo',
    rule: 'shoes look at home when their color turns up once more',
    test: ({ shoesEchoed }) => when(shoesEchoed !== undefined, shoesEchoed === true),
    missed: 'Repeat it in a belt, a bag or a cap',
  },
  {
    key: 'small-accent',
    rule: 'an accent needs a tenth of the area and no more',
    test: ({ smallestHue }) =>
      when(smallestHue !== undefined && smallestHue < 0.35, (smallestHue ?? 0) <= 0.15),
    missed: 'Keep the accent to something small',
  },
  {
    key: 'brown-blue',
    rule: 'brown next to blue is as dependable as black with white, and warmer',
    test: ({ brownShare, blueShare }) => when(brownShare >= 0.15 && blueShare >= 0.15, true),
    missed: '',
  },
  {
    key: 'tonal',
    rule: 'dressing in shades of one color works best when the surfaces differ',
    test: ({ paletteKind, surfaces, strongestDifference = 0 }) =>
      when(
        surfaces > 0 && (paletteKind === 'tonal' || (paletteKind === 'neutral' && strongestDifference < 26)),
        surfaces >= 2,
      ),
    missed: 'Vary the cloth of one piece',
  },
  {
    key: 'one-loud',
    rule: 'one clear color is worth more than three',
    /** Two hues are neither. */
    test: ({ hues }) => when(hues === 1 || hues >= 3, hues === 1),
    missed: 'Turn the smallest hue into a neutral',
  },
  {
    key: 'one-pattern',
    rule: 'a pattern deserves plain company',
    test: ({ patternedPieces, patternsClash }) =>
      when(patternedPieces === 1 || patternsClash, patternedPieces === 1),
    missed: 'Let the quieter pattern go',
  },
  {
    key: 'volume',
    rule: 'a wide piece wants a neat partner',
    test: ({ volumeStep }) => when(volumeStep !== undefined, (volumeStep ?? 0) >= 1),
    missed: 'Loosen or trim one of the two',
  },
  {
    key: 'double-denim',
    rule: 'denim with denim needs a visible step in shade',
    test: ({ denimPieces, strongestDifference }) =>
      when(denimPieces >= 2 && strongestDifference !== undefined, (strongestDifference ?? 0) >= 14),
    missed: 'Choose one of them in a lighter or darker wash',
  },
  {
    key: 'winter-light',
    rule: 'light colors are for winter too, in thick cloth',
    test: ({ season, lightShare }) => when(season === 'winter', lightShare >= 0.25),
    missed: 'An ivory or oatmeal knit would try it out',
  },
  {
    key: 'summer-dark',
    rule: 'summer dark is best kept to one piece',
    test: ({ season, darkShare }) => when(season === 'summer', darkShare <= 0.55),
    missed: 'Trade the larger dark piece for a mid tone',
  },
  {
    key: 'spring-soft',
    rule: 'spring starts with one washed or powdery shade',
    test: ({ season, lightShare }) => when(season === 'spring', lightShare >= 0.3),
    missed: 'Powder blue, blush or pistachio would do',
  },
  {
    key: 'autumn-depth',
    rule: 'autumn is the season for brown, olive and wine',
    test: ({ season, brownShare }) => when(season === 'autumn', brownShare >= 0.12),
    missed: 'A belt or shoes in cognac are an easy start',
  },
  {
    key: 'neutral-base',
    rule: 'a wardrobe that is mostly neutral is easier to repeat',
    test: ({ neutralShare }) => when(neutralShare < 0.2 || neutralShare >= 0.6, neutralShare >= 0.6),
    missed: 'Let the next purchase be grey, navy or sand',
  },
];
