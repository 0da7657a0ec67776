import { type OkLab, okLabToOkLch } from './oklab.ts';

/** A colour and its share of the whole; shares need not sum to 1. */
export type SharedColour = { lab: OkLab; share: number };

export const harmonyTermKeys = ['kinship', 'restraint', 'lightness', 'range', 'accents'] as const;
export type HarmonyTermKey = (typeof harmonyTermKeys)[number];

/** Score and `value` in the term's own unit (see the term's function); weights sum to 1, `reason` says why it counts. */
export type HarmonyTerm<Key extends HarmonyTermKey = HarmonyTermKey> = {
  key: Key;
  score: number;
  weight: number;
  value: number;
  reason: string;
};

/** Score 0 to 100, the weighted mean of its terms. */
export type Harmony<Key extends HarmonyTermKey = HarmonyTermKey> = {
  score: number;
  terms: HarmonyTerm<Key>[];
};

export type ClothesTermKey = Exclude<HarmonyTermKey, 'lightness'>;

type Weighted = { lab: OkLab; lightness: number; chroma: number; hue: number; share: number };

const sources = {
  pairs: 'House rule: hues that lie near each other are easily liked',
  restraint: 'House rule: the loudest colour sets the tone, and area makes it louder',
  lightness: 'House rule: light palettes read as open, very dark ones as closed',
  range: 'House rule: a step from dark to light gives hold, and about half the scale is enough',
  accents: 'House rule: one clear hue against neutrals, every further one has to earn its place',
};

/**
 * How well colours go together as a palette. Five terms with round weights, each monotone or with one stated optimum;
 * none of them was fitted. Hue templates (complementary, triad) do not score, because they do not predict what people
 * like. Order does not matter; a single colour is judged by itself. Throws a RangeError when no colour has a share.
 */
export function harmonyScore(colours: readonly SharedColour[]): Harmony {
  return weigh(harmonyTerms(colours));
}

/**
 * The same for the colours of clothes, without the mean lightness: that people like light palettes was found with
 * palettes on a white screen, and it makes every black coat a fault. How dark an outfit is, is a choice of season and
 * occasion, which have terms of their own; what counts here is how light and dark are set apart in it (`range`).
 */
export function clothesHarmony(colours: readonly SharedColour[]): Harmony<ClothesTermKey> {
  return weigh(harmonyTerms(colours).filter(isOfClothes));
}

function isOfClothes(term: HarmonyTerm): term is HarmonyTerm<ClothesTermKey> {
  return term.key !== 'lightness';
}

/** Scales the weights of the terms that are left to sum to 1. */
function weigh<Key extends HarmonyTermKey>(terms: readonly HarmonyTerm<Key>[]): Harmony<Key> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const scaled = terms.map((each) => ({ ...each, weight: each.weight / total }));
  return { score: scaled.reduce((sum, { score, weight }) => sum + score * weight, 0), terms: scaled };
}

function harmonyTerms(colours: readonly SharedColour[]): HarmonyTerm[] {
  const all = normalise(colours);
  const kinship = meanTintDistance(all);
  const loudest = Math.max(...all.map(({ chroma, share }) => chroma * loudness(share)));
  const lightness = all.reduce((sum, colour) => sum + colour.share * colour.lightness, 0);
  const range = lightnessRange(all);
  const accents = hueCount(all);
  const terms: HarmonyTerm[] = [
    term('kinship', 0.25, kinship, 1 - kinship / 0.25, sources.pairs),
    term('restraint', 0.25, loudest, 1 - (loudest - 0.05) / 0.25, sources.restraint),
    term('lightness', 0.2, lightness, (lightness - 0.3) / 0.4, sources.lightness),
    term('range', 0.15, range, 1 - Math.abs(range - 0.45) / 0.45, sources.range),
    term('accents', 0.15, accents, accentScore(accents), sources.accents),
  ];
  // One colour has no range.
  return all.length > 1 ? terms : terms.filter(({ key }) => key !== 'range');
}

function term(
  key: HarmonyTermKey,
  weight: number,
  value: number,
  fraction: number,
  reason: string,
): HarmonyTerm {
  return { key, weight, value, score: 100 * Math.min(1, Math.max(0, fraction)), reason };
}

function normalise(colours: readonly SharedColour[]): Weighted[] {
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  if (!(total > 0)) throw new RangeError('Harmony needs at least one colour with a share');
  return colours
    .filter(({ share }) => share > 0)
    .map(({ lab, share }) => ({ lab, ...okLabToOkLch(lab), share: share / total }))
    .sort((x, y) => y.chroma - x.chroma || x.hue - y.hue || x.lightness - y.lightness);
}

/** A fifth of the picture already speaks at full voice; a speck of 1 % at about a fifth of it. */
function loudness(share: number): number {
  return Math.sqrt(Math.min(1, share / 0.2));
}

/** Mean distance in the a-b plane of OKLab between two places picked at random in different colours; 0 is best. */
function meanTintDistance(all: Weighted[]): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < all.length; i += 1)
    for (let j = i + 1; j < all.length; j += 1) {
      const both = all[i].share * all[j].share;
      sum += both * Math.hypot(all[i].lab[1] - all[j].lab[1], all[i].lab[2] - all[j].lab[2]);
      weight += both;
    }
  return weight > 0 ? sum / weight : 0;
}

/** OKLab lightness between lightest and darkest colour, each fading out below 5 % of the area; best at 0.45. */
function lightnessRange(all: Weighted[]): number {
  const mean = all.reduce((sum, colour) => sum + colour.share * colour.lightness, 0);
  const reach = all.map(({ lightness, share }) => (lightness - mean) * presence(share));
  return Math.max(...reach) - Math.min(...reach);
}

/** Number of hues that stand out, more than 45° apart; a hue counts in full from chroma 0.12 and 5 % of the area. */
function hueCount(all: Weighted[]): number {
  const found: number[] = [];
  let count = 0;
  for (const { hue, chroma, share } of all) {
    const strength = Math.min(1, Math.max(0, (chroma - 0.06) / 0.06)) * presence(share);
    if (strength === 0 || found.some((other) => hueGap(hue, other) < 45)) continue;
    found.push(hue);
    count += strength;
  }
  return count;
}

function presence(share: number): number {
  return Math.min(1, share / 0.05);
}

/** Best with one hue; nothing from five on, neutrals alone at 0.85. */
function accentScore(count: number): number {
  const scores = [0.85, 1, 0.7, 0.4, 0.2, 0, 0];
  const low = Math.min(5, Math.floor(count));
  return scores[low] + (scores[low + 1] - scores[low]) * Math.min(1, count - low);
}

/** Angle between two hues in degrees, 0 to 180. */
export function hueGap(first: number, second: number): number {
  const apart = Math.abs(first - second);
  // A division takes longer than all the rest, and hues seldom lie further apart than a turn.
  const gap = apart < 360 ? apart : apart % 360;
  return Math.min(gap, 360 - gap);
}
