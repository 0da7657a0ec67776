import { colourDifference } from '@drape/engine/colour/delta-e';
import { seasonOf } from '@drape/engine/stylist/season';
import type { LookRegion } from '@drape/engine/vision/look';
import { proposed } from './proposed.ts';
import { scoreReaders } from './score-claims.ts';
import {
  type ClaimReader,
  colourWords,
  differencesBetween,
  garmentNouns,
  lightnessRange,
  middleShare,
  namedIn,
  near,
  shareOf,
  sizes,
} from './seen.ts';

/** "the black shoes" must be a region of that label with that colour. */
const garments: ClaimReader = ({ text }, { look }) =>
  namedIn(text, look).map(({ colour, noun, regions }) => ({
    kind: 'garment',
    words: `the ${colour} ${noun}`,
    holds: regions.length > 0,
  }));

const plainNoun = new RegExp(`\\bthe (?<noun>${garmentNouns})\\b(?! code)`, 'gi');

/** "the shoes" must be there, or be among what the picture does not show. */
const labels: ClaimReader = ({ text }, { look }) =>
  [...text.matchAll(plainNoun)].map(({ groups }) => {
    const noun = (groups?.noun ?? '').toLowerCase();
    const isThere = look.regions.some(({ label }) => label === noun);
    return {
      kind: 'label',
      words: `the ${noun}`,
      holds: isThere || (noun === 'shoes' && look.unseen.includes('feet')),
    };
  });

const shares = [
  new RegExp(`\\b(?<colour>${colourWords}),? (?:\\(|at |with |has )(?<share>\\d+)%`, 'gi'),
  new RegExp(`\\b(?<share>\\d+)% (?:of )?(?<colour>${colourWords})\\b`, 'gi'),
];

/** "navy (45%)" and its like must be that colour's share of the clothing. */
const areas: ClaimReader = ({ field, text }, { look }) => {
  if (field === 'trends' || field === 'term preferences') return [];
  return shares.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, groups }) => {
      const share = Number(groups?.share) / 100;
      return {
        kind: 'share',
        words,
        holds: near(share, shareOf((groups?.colour ?? '').toLowerCase(), look)),
      };
    }),
  );
};

/** One ΔE between exactly two garments that are there. */
const steps: ClaimReader = ({ field, text }, { look }) => {
  const all = [...text.matchAll(/ΔE (\d+)/g)].map(([, value]) => Number(value));
  const named = namedIn(text, look);
  const [one, other] = named;
  if (field === 'shopping_list' || all.length !== 1 || named.length !== 2 || !one || !other) return [];
  const [said = 0] = all;
  const holds = differencesBetween(one, other).some((value) => near(said, value, 0.51));
  return [{ kind: 'difference', words: `ΔE ${said}`, holds }];
};

/** In a list of things to buy, the ΔE from a new colour to a garment that is there. */
const newSteps: ClaimReader = ({ field, text }, { look }) => {
  const [, said] = /ΔE (\d+)/.exec(text) ?? [];
  const named = namedIn(text, look);
  const partner = named[named.length - 1];
  const first = new RegExp(`\\b(${colourWords})\\b`, 'i').exec(text)?.[1]?.toLowerCase();
  if (field !== 'shopping_list' || said === undefined || !partner || !first) return [];
  const tones = partner.regions.flatMap(({ colours }) =>
    colours.filter(({ name }) => name === partner.colour),
  );
  const holds = tones.some(({ lab }) =>
    proposed(first).some((other) => near(Number(said), colourDifference(lab, other.lab), 0.51)),
  );
  return [{ kind: 'new difference', words: `ΔE ${said}`, holds }];
};

const cuts = 'slim|regular|relaxed|oversized';
const cutOf = [
  new RegExp(
    `the (?:${colourWords}) (?<noun>${garmentNouns}) (?:is|are|comes?|measures?)(?: cut| out| as)? (?<cut>${cuts})`,
    'gi',
  ),
  new RegExp(`(?<cut>${cuts}) (?:in|for|describes) the (?:${colourWords}) (?<noun>${garmentNouns})`, 'gi'),
];

/** "the navy top is cut slim" */
const fits: ClaimReader = ({ text }, { look }) =>
  cutOf.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, groups }) => ({
      kind: 'fit',
      words,
      holds: look.regions.some(
        ({ label, fit }) => label === groups?.noun?.toLowerCase() && fit?.kind === groups?.cut?.toLowerCase(),
      ),
    })),
  );

const surfaces: Record<string, string> = {
  'smooth cloth': 'smooth',
  knit: 'knit',
  denim: 'denim',
  leather: 'leather',
  'a satin sheen': 'satin',
  lace: 'lace',
  'a brushed surface': 'napped',
  'a visible weave': 'woven',
};
const figures = ['stripes', 'checks', 'dots', 'print'];
const place = `the ${sizes}(?:(?:${colourWords}) )?(?:${garmentNouns})`;
const places = new RegExp(
  `\\b(?<what>${[...Object.keys(surfaces), ...figures].join('|')}) in (?<where>${place}(?:(?:, | and )${place}\\b)*)`,
  'gi',
);

/** "knit in the top and the skirt", "stripes in the dress" */
const cloth: ClaimReader = ({ field, text }, { look }) => {
  if (!/texture|pattern/.test(field)) return [];
  return [...text.matchAll(places)].flatMap(({ groups }) => {
    const what = (groups?.what ?? '').toLowerCase();
    const nouns = (groups?.where ?? '').split(/, | and /).map((part) => part.replace(/^the /i, '').trim());
    const fitting = ({ texture, pattern }: LookRegion) =>
      texture.kind === surfaces[what] || pattern.kind === what;
    return nouns.map((noun) => ({
      kind: 'cloth',
      words: `${what} in the ${noun}`,
      holds: look.regions.some((region) => noun.endsWith(region.label) && fitting(region)),
    }));
  });
};

/** That there is no pattern. */
const plain: ClaimReader = ({ field, text }, { look }) => {
  if (
    !/^(?:No pattern was|All of it is plain|Plain throughout|Solid colours only|Not a stripe|There is no figure)/.test(
      text,
    )
  )
    return [];
  if (field !== 'texture_analysis') return [];
  const found = look.regions.filter(
    ({ pattern, share, zone }) =>
      figures.includes(pattern.kind) && pattern.confidence >= 0.35 && share >= 0.08 && zone !== 'feet',
  );
  return [{ kind: 'plain', words: text, holds: found.length === 0 }];
};

/** Seasons that are named as the present one. */
const seasons: ClaimReader = ({ field, text }, { context }) => {
  if (field !== 'texture_analysis' && field !== 'term season') return [];
  const season = seasonOf(context.date, context.country);
  return [...text.matchAll(/\b(spring|summer|autumn|winter)\b/gi)].map(([word]) => ({
    kind: 'season',
    words: word,
    holds: word.toLowerCase() === season,
  }));
};

/** How far light and dark are apart, in the sentences that say so. */
const depth: ClaimReader = ({ field, text }, { look }) => {
  if (field !== 'color_analysis') return [];
  const range = lightnessRange(look);
  if (
    /^(?:One depth runs|Light and dark hardly|Squint|All of it sits|In black and white it|It has hardly)/.test(
      text,
    )
  )
    return [{ kind: 'depth', words: text, holds: range < 0.35 }];
  if (/^(?:The range from dark|Light and dark stay|The steps from|Dark and light are only)/.test(text))
    return [{ kind: 'depth', words: text, holds: range < 0.6 }];
  if (/^(?:From the darkest to|The ends of the scale|Even with a middle|The darkest piece and)/.test(text))
    return [{ kind: 'depth', words: text, holds: range > 0.45 }];
  if (/^(?:Light and dark sit|The jump from|It goes from very dark|Very dark meets|The two ends)/.test(text))
    return [{ kind: 'depth', words: text, holds: range > 0.45 && middleShare(look) < 0.4 }];
  return [];
};

/** Lengths of the upper part. */
const lengths: ClaimReader = ({ text }, { look }) => {
  const [words, said] =
    /(\d+)%(?: of the length is upper| of the length and the lower| above and)/.exec(text) ?? [];
  const ratio = look.proportions?.upperToLower;
  if (said === undefined || words === undefined) return [];
  return [
    { kind: 'length', words, holds: ratio !== undefined && near(Number(said) / 100, ratio / (1 + ratio)) },
  ];
};

const ratingField = /^(?:immediate_improvements|styling_alternatives)$/;

/** "5.4 becomes 6.1", "worth 0.7": from the rating that was given, to a higher one. */
const ratings: ClaimReader = ({ field, text }, { rating }) => {
  if (!ratingField.test(field)) return [];
  const numbers = [...text.matchAll(/(?<![\d#ΔE] ?)\b(\d+\.\d)\b/g)].map(([, value]) => Number(value));
  if (numbers.length === 0) return [];
  const after = numbers.filter((value) => !near(value, rating, 0.001));
  const to = Math.max(...after);
  const points = after.filter((value) => value !== to);
  const holds =
    after.length === 0
      ? /No single change|Nothing tried|each swap|Every change/.test(text)
      : to > rating && to <= 10 && points.every((value) => near(value, to - rating, 0.051));
  return [{ kind: 'rating', words: numbers.join(' '), holds }];
};

const bodies =
  /\b(?:body|bodies|fat|thin|slimming|skinny|overweight|curvy|plump|belly|stomach|bust|breasts?|thighs?|buttocks|hips?|legs?|weight|height|tall|short person|age|old woman|old man|young|pretty|ugly|beautiful|sexy|attractive|race|ethnic\w*)\b/i;

/** Clothes are spoken of, people are not. */
const people: ClaimReader = ({ text }) => {
  const [word] = bodies.exec(text) ?? [];
  return word === undefined ? [] : [{ kind: 'body', words: word, holds: false }];
};

export const readers: readonly ClaimReader[] = [
  garments,
  labels,
  areas,
  steps,
  newSteps,
  fits,
  cloth,
  plain,
  seasons,
  depth,
  lengths,
  ratings,
  people,
  ...scoreReaders,
];
