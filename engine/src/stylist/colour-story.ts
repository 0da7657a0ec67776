import { hueGap } from '../colour/harmony.ts';
import type { OkLch } from '../colour/oklab.ts';
import type { Garment } from './garment.ts';

/** What the colors and patterns of an outfit are about, as one would sum them up. */
export type StoryKind =
  | 'single'
  | 'one-piece'
  | 'black'
  | 'light'
  | 'tonal'
  | 'neutrals'
  | 'crisp'
  | 'accent'
  | 'lead'
  | 'kin'
  | 'contrast'
  | 'many'
  | 'loud'
  | 'print'
  | 'prints';

/** `lead` is the piece that the story is about, `other` the one that answers it, where there is one. */
export type ColourStory = { kind: StoryKind; lead: Garment; other: Garment | undefined };

const figured = new Set(['stripes', 'checks', 'dots', 'print']);
/** A pattern has to be this sure before an outfit is said to be about it. */
const surePattern = 0.7;
const leastMain = 0.05;
const accentShare = 0.3;

/** Chroma from which a color shouts. */
export const vividChroma = 0.15;

/** Navy, denim, browns and sands go with everything as grays do. */
export function isNeutral({ lightness, chroma, hue }: OkLch): boolean {
  if (chroma < 0.045 || (lightness < 0.3 && chroma < 0.06)) return true;
  const isDenim = hue > 235 && hue < 285 && (chroma < 0.075 || (lightness < 0.42 && chroma < 0.12));
  const isEarth = hue > 40 && hue < 98 && chroma < 0.095;
  return isDenim || isEarth;
}

/** Pieces with a figure on them that was seen surely, largest first. */
export function surelyPatterned(garments: readonly Garment[]): Garment[] {
  return garments.filter(
    ({ pattern, share, zone, region }) =>
      figured.has(pattern ?? '') &&
      region.pattern.confidence >= surePattern &&
      share >= 0.08 &&
      zone !== 'feet',
  );
}

/** What the colors are about. `garments` largest first, at least one. */
export function colourStory(garments: readonly Garment[], isLaid: boolean): ColourStory {
  const [largest] = garments;
  if (garments.length === 1 && (isLaid || largest.zone !== 'full')) return story('single', largest);
  const patterned = surelyPatterned(garments);
  if (patterned.length > 1) return story('prints', patterned[0], patterned[1]);
  if (patterned.length === 1 && patterned[0].share >= 0.2)
    return story(
      'print',
      patterned[0],
      garments.find(({ key }) => key !== patterned[0].key),
    );
  const main = garments.filter(({ share, zone }) => share >= leastMain && zone !== 'head');
  const pieces = main.length > 0 ? main : garments;
  const coloured = pieces.filter(({ tone }) => !isNeutral(tone));
  const vivid = coloured.filter(({ tone, share }) => tone.chroma >= vividChroma && share >= 0.1);
  const [first] = vivid;
  if (first && vivid.some(({ tone }) => hueGap(tone.hue, first.tone.hue) > 45) && shareOf(vivid) > 0.5)
    return story('loud', first, vivid[1]);
  return coloured.length === 0 ? neutralStory(pieces) : colouredStory(pieces, coloured);
}

function neutralStory(pieces: readonly Garment[]): ColourStory {
  const [lead, other] = pieces;
  const body = pieces.filter(({ zone }) => zone !== 'feet' && zone !== 'hand');
  const judged = body.length > 0 ? body : pieces;
  if (lead.zone === 'full') return story('one-piece', lead, other);
  if (judged.every(({ tone }) => tone.lightness < 0.34 && tone.chroma < 0.05))
    return story('black', lead, other);
  if (judged.every(({ tone }) => tone.lightness > 0.78)) return story('light', lead, other);
  if (sharedFamily(judged)) return story('tonal', lead, other);
  const depths = judged.map(({ tone }) => tone.lightness);
  return story(Math.max(...depths) - Math.min(...depths) > 0.5 ? 'crisp' : 'neutrals', lead, other);
}

function colouredStory(pieces: readonly Garment[], coloured: readonly Garment[]): ColourStory {
  const body = pieces.filter(({ zone }) => zone !== 'feet' && zone !== 'hand');
  const judged = body.length > 0 ? body : pieces;
  const [lead] = coloured;
  const families = hueFamilies(coloured);
  const other = pieces.find(({ key }) => key !== lead.key);
  if (judged.length > 1 && judged.every((piece) => families[0].includes(piece)))
    return story('tonal', lead, other);
  if (pieces[0].zone === 'full' && judged.length === 1) return story('one-piece', pieces[0], other);
  if (families.length === 1) return story(shareOf(coloured) < accentShare ? 'accent' : 'lead', lead, other);
  if (families.length > 2) return story('many', lead, families[1][0]);
  const second = families[1][0];
  return story(hueGap(lead.tone.hue, second.tone.hue) < 75 ? 'kin' : 'contrast', lead, second);
}

/** The one basic color, black and white aside, that all pieces are filed under. */
function sharedFamily(pieces: readonly Garment[]): boolean {
  const [{ main }] = pieces;
  const plain = main.basic === 'black' || main.basic === 'white';
  return pieces.length > 1 && !plain && pieces.every((piece) => piece.main.basic === main.basic);
}

/** Pieces with a color put together by hue, each family and the families largest first. */
export function hueFamilies(garments: readonly Garment[]): Garment[][] {
  const families: Garment[][] = [];
  for (const piece of garments) {
    if (isNeutral(piece.tone)) continue;
    const family = families.find(([first]) => hueGap(first.tone.hue, piece.tone.hue) < 35);
    if (family) family.push(piece);
    else families.push([piece]);
  }
  return families.sort((x, y) => shareOf(y) - shareOf(x));
}

function story(kind: StoryKind, lead: Garment, other?: Garment): ColourStory {
  return { kind, lead, other };
}

function shareOf(pieces: readonly Garment[]): number {
  return pieces.reduce((sum, { share }) => sum + share, 0);
}
