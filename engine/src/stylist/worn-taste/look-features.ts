import { hueGap } from '../../colour/harmony.ts';
import { okLabDistance } from '../../colour/oklab.ts';
import { spokenConfidence } from '../garment.ts';
import { facetsOf } from '../taste/facets.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { clothesOf, figuredChance, isToldOutfit } from './how-sure.ts';

/** The terms of a rating that the learned taste of worn outfits speaks for. */
export const lookTerms = ['pieces', 'colour', 'pattern', 'finish', 'fit'] as const;
export type LookTerm = (typeof lookTerms)[number];

/** What is counted of an outfit: `value` is about 0 to 2; `piece` is the one that it is about, where it is one. */
export type LookFeature = { name: string; term: LookTerm; value: number; piece?: WornPiece };

/** Nouns so general that their kind says nothing. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment', 'bag', 'hat']);
const kindShare = 0.7;

/**
 * The features of an outfit that readers' ratings were learned by, the same for a list of garments and for a photo. All
 * but kinds change smoothly with the colors, so that the same outfit in another light has nearly the same ones.
 */
export function lookFeatures(pieces: readonly WornPiece[]): LookFeature[] {
  const main = clothesOf(pieces);
  const shoes = pieces.filter(({ slot }) => slot === 'shoes');
  const extras = pieces.filter((piece) => !main.includes(piece) && piece.slot !== 'shoes');
  return [
    ...pieces.flatMap(kindFeatures),
    ...[...main, ...shoes].flatMap(colorFeatures),
    ...levelFeatures(main, shoes),
    ...countFeatures(main, extras),
    ...pairFeatures(main),
    ...echoFeatures(main, shoes, extras),
    ...wholeFeatures(main, shoes),
    ...patternFeatures(pieces),
  ];
}

function kindFeatures(piece: WornPiece): LookFeature[] {
  const { garment, traits, slot } = piece;
  const { kind, group, cloth } = facetsOf(traits);
  const term = clothesOf([piece]).length > 0 ? 'pieces' : 'finish';
  const sure = garment.region.confidence;
  const features: LookFeature[] = general.has(garment.noun)
    ? [{ name: `any ${garment.noun}`, term, value: sure, piece }]
    : [
        { name: `group ${group}`, term, value: sure, piece },
        { name: `kind ${kind}`, term, value: kindShare * sure, piece },
      ];
  if (cloth !== 'cloth') features.push({ name: `cloth ${cloth}`, term, value: sure, piece });
  const { fit } = garment.region;
  if (fit && fit.confidence >= spokenConfidence)
    features.push({ name: `fit ${placeOf(slot)} ${fit.kind}`, term: 'fit', value: fit.confidence, piece });
  return features;
}

/** A cardigan lies over what is below it as a jacket does. */
function placeOf(slot: string): string {
  return slot === 'mid' ? 'outer' : slot;
}

const middleLightness = 0.5;

function colorFeatures({ traits, slot }: WornPiece): LookFeature[] {
  if (!traits.coloured) return [];
  const place = placeOf(slot);
  const [lightness, a, b] = traits.main;
  const color = (name: string, value: number): LookFeature => ({
    name: `${name} ${place}`,
    term: 'colour',
    value,
  });
  return [
    color('lightness', lightness - middleLightness),
    color('extreme', 4 * (lightness - middleLightness) ** 2),
    color('chroma', 5 * traits.chroma),
    color('red', 8 * a),
    color('yellow', 8 * b),
    color('vivid', rise(traits.chroma, 0.13, 0.02)),
  ];
}

function levelFeatures(main: readonly WornPiece[], shoes: readonly WornPiece[]): LookFeature[] {
  const level = ({ traits }: WornPiece) => facetsOf(traits).level;
  const levels = [...main, ...shoes].map(level);
  if (levels.length === 0) return [];
  const ofShoes = shoes.length > 0 && main.length > 0 ? mean(shoes.map(level)) - mean(main.map(level)) : 0;
  return [
    { name: 'level spread', term: 'pieces', value: Math.max(...levels) - Math.min(...levels) },
    { name: 'level', term: 'pieces', value: mean(levels) },
    { name: 'level of shoes', term: 'finish', value: ofShoes },
    { name: 'shoes off the level', term: 'finish', value: Math.abs(ofShoes) },
  ];
}

const manyExtras = 3;
/** How many small things an outfit of the corpus has on average; what a photo shows of them says little. */
const usualExtras = 2.5;

function countFeatures(main: readonly WornPiece[], extras: readonly WornPiece[]): LookFeature[] {
  const cloths = new Set(main.map(({ traits }) => facetsOf(traits).cloth));
  const told = isToldOutfit(main);
  const ofExtras = (name: string, counted: number, usual: number): LookFeature => ({
    name,
    term: 'finish',
    value: told ? counted : usual,
  });
  return [
    { name: 'clothes', term: 'pieces', value: main.length },
    { name: 'cloths', term: 'pieces', value: cloths.size },
    ofExtras('extras', extras.length, usualExtras),
    ofExtras('no extras', extras.length === 0 ? 1 : 0, 0),
    ofExtras('many extras', Math.max(0, extras.length - manyExtras), 0),
  ];
}

/** How far apart in OKLab colors still pass for one, and for neighbors. */
const oneColor = 0.08;
const neighborDistance = 0.15;

function pairFeatures(main: readonly WornPiece[]): LookFeature[] {
  const pairs = main.flatMap((one, at) => main.slice(at + 1).map((other) => ({ one, other })));
  if (pairs.length === 0) return [];
  const apart = pairs.map(({ one, other }) => okLabDistance(one.traits.main, other.traits.main));
  const hues = pairs.map(({ one, other }) => ({
    gap: hueGap(one.traits.hue, other.traits.hue),
    chroma: Math.min(one.traits.chroma, other.traits.chroma),
  }));
  const lightness = pairs.map(({ one, other }) => Math.abs(one.traits.main[0] - other.traits.main[0]));
  const color = (name: string, value: number): LookFeature => ({ name, term: 'colour', value });
  return [
    color('one color', mean(apart.map((each) => bell(each, oneColor)))),
    color('neighbors', mean(apart.map((each) => bell(each - neighborDistance, oneColor)))),
    color('hues apart', sum(hues.map(({ gap, chroma }) => (gap / 90) * chroma * 10))),
    color(
      'vivid hues apart',
      sum(hues.map(({ gap, chroma }) => (Math.max(0, gap - 40) / 90) * Math.min(chroma, 0.15) ** 2 * 100)),
    ),
    color('contrast', mean(lightness)),
  ];
}

const echoDistance = 0.09;

function echoFeatures(
  main: readonly WornPiece[],
  shoes: readonly WornPiece[],
  extras: readonly WornPiece[],
): LookFeature[] {
  const small = [...shoes, ...extras];
  if (small.length === 0 || main.length === 0) return [];
  const echoes = small.map((one) => nearest(one, main));
  const carried = extras.filter(({ slot }) => slot === 'bag' || slot === 'belt');
  const color = (name: string, value: number): LookFeature => ({ name, term: 'colour', value });
  return [
    color('echo', mean(echoes)),
    color('echoes', sum(echoes)),
    ...(shoes.length > 0 && carried.length > 0
      ? [color('shoes and bag', Math.max(...shoes.map((one) => nearest(one, carried))))]
      : []),
  ];
}

function nearest(piece: WornPiece, others: readonly WornPiece[]): number {
  return Math.max(
    ...others.map(({ traits }) => bell(okLabDistance(piece.traits.main, traits.main), echoDistance)),
  );
}

function wholeFeatures(main: readonly WornPiece[], shoes: readonly WornPiece[]): LookFeature[] {
  if (main.length === 0) return [];
  const all = [...main, ...shoes].map(({ traits }) => traits);
  const dark = main.map(({ traits: { main: color } }) => rise(0.36 - color[0], 0, 0.04));
  const pale = main.map(({ traits: { main: color } }) => rise(color[0], 0.75, 0.04));
  const color = (name: string, value: number): LookFeature => ({ name, term: 'colour', value });
  return [
    color('all dark', product(dark)),
    color('all pale', product(pale)),
    color('vivid pieces', sum(all.map(({ chroma }) => rise(chroma, 0.12, 0.02)))),
    color('quiet pieces', sum(all.map(({ chroma }) => rise(0.05 - chroma, 0, 0.015)))),
    color('strongest color', 10 * Math.max(...main.map(({ traits }) => traits.chroma))),
  ];
}

function patternFeatures(pieces: readonly WornPiece[]): LookFeature[] {
  const chances = pieces.map(figuredChance);
  const [none = 1, one = 0, two = 0] = chancesOfCount(chances);
  const pattern = (name: string, value: number, piece?: WornPiece): LookFeature =>
    piece ? { name, term: 'pattern', value, piece } : { name, term: 'pattern', value };
  return [
    ...pieces.flatMap((piece, at) => {
      const chance = chances[at] ?? 0;
      const figure = facetsOf(piece.traits).pattern;
      const known = figure === 'plain' ? 'print' : figure;
      return [pattern(`pattern ${known}`, chance, piece), pattern('pattern plain', 1 - chance, piece)];
    }),
    pattern('one pattern', one),
    pattern('two patterns', two),
    pattern('more patterns', Math.max(0, 1 - none - one - two)),
  ];
}

/** The chance that so many of the pieces have a figure, from 0 on. */
function chancesOfCount(chances: readonly number[]): number[] {
  let counts = [1];
  for (const chance of chances) {
    const fewer = counts;
    counts = Array.from(
      { length: fewer.length + 1 },
      (_, at) => (fewer[at] ?? 0) * (1 - chance) + (fewer[at - 1] ?? 0) * chance,
    );
  }
  return counts;
}

/** A step from 0 to 1 around `at` that takes about four times `width`. */
function rise(value: number, at: number, width: number): number {
  return 1 / (1 + Math.exp((at - value) / width));
}

function bell(value: number, width: number): number {
  return Math.exp(-((value / width) ** 2));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function product(values: readonly number[]): number {
  return values.reduce((total, value) => total * value, 1);
}
