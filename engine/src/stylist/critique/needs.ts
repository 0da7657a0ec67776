import { okLabDistance } from '../../colour/oklab.ts';
import { isNeutral } from '../colour-story.ts';
import { facetsOf } from '../taste/facets.ts';
import { saidColour } from '../voice/said-garment.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { clothesOf } from '../worn-taste/how-sure.ts';
import { isFigured, pieceNeeds } from './piece-needs.ts';

/** What a sentence is to be said of: its pieces, everything else that is worn, and what is proposed. */
export type Subject = {
  pieces: readonly WornPiece[];
  lead: WornPiece;
  other: WornPiece | undefined;
  /** What a change puts in the place of a piece or adds. */
  wanted?: WornPiece | undefined;
};

type Test = (subject: Subject) => boolean;

const oneColor = 0.09;
const closeColors = 0.2;
const lightDark = 0.35;
const sameLevel = 0.7;
const quiet = 0.09;

const pairNeeds: Readonly<Record<string, (one: WornPiece, other: WornPiece) => boolean>> = {
  'same-color': (one, other) => apart(one, other) < oneColor && sayAlike(one, other),
  'close-colors': (one, other) => apart(one, other) < closeColors,
  'different-colors': (one, other) => apart(one, other) > oneColor && !sayAlike(one, other),
  'light-dark': (one, other) => Math.abs(lightness(one) - lightness(other)) > lightDark,
  'different-levels': (one, other) => Math.abs(level(one) - level(other)) > sameLevel,
  'same-level': (one, other) => Math.abs(level(one) - level(other)) <= sameLevel,
};

const wantedNeeds: Readonly<Record<string, (wanted: WornPiece, subject: Subject) => boolean>> = {
  neutral: ({ garment }) => isNeutral(garment.tone),
  colored: ({ garment }) => !isNeutral(garment.tone),
  dark: (wanted) => lightness(wanted) < 0.45,
  light: (wanted) => lightness(wanted) > 0.72,
  dressier: (wanted, { lead }) => level(wanted) > level(lead) + 0.3,
  'more-casual': (wanted, { lead }) => level(wanted) < level(lead) - 0.3,
  'repeats-other': (wanted, { other }) => other !== undefined && sayAlike(wanted, other),
  'repeats-rest': (wanted, subject) => restOf(subject).some((piece) => sayAlike(wanted, piece)),
  plain: (wanted) => wanted.traits.figure === 0,
  structured: (wanted) => holds('structured', wanted),
  softer: (wanted, { lead }) => holds('soft', wanted) && !holds('soft', lead),
  roomier: (wanted, { lead }) => holds('roomy', wanted) && !holds('roomy', lead),
  slimmer: (wanted, { lead }) => holds('slim', wanted) && !holds('slim', lead),
  simpler: (wanted, { lead }) => wanted.traits.figure === 0 && chroma(wanted) <= chroma(lead) + 0.03,
};

const wholeNeeds: Readonly<Record<string, Test>> = {
  'rest.quiet': (subject) => restOf(subject).every((piece) => chroma(piece) < quiet),
  'rest.plain': (subject) => !restOf(subject).some(isFigured),
  few: ({ pieces }) => pieces.length <= 4,
  many: ({ pieces }) => pieces.length >= 6,
  layered: ({ pieces }) => pieces.some(({ slot }) => slot === 'outer' || slot === 'mid'),
};

/** Whether what a sentence takes for granted is true; what is not known is not. Throws a RangeError for an unknown need. */
export function meets(need: string, subject: Subject): boolean {
  const [of = '', what = ''] = need.split('.');
  if (of === 'lead') return pieceMeets(what, subject.lead);
  if (of === 'other') return subject.other !== undefined && pieceMeets(what, subject.other);
  if (of === 'pair')
    return subject.other !== undefined && (pairNeeds[what]?.(subject.lead, subject.other) ?? unknown(need));
  if (of === 'new')
    return subject.wanted !== undefined && (wantedNeeds[what]?.(subject.wanted, subject) ?? unknown(need));
  if (of === 'rest' && !(need in wholeNeeds))
    return restOf(subject).every((piece) => pieceMeets(what, piece));
  return wholeNeeds[need]?.(subject) ?? unknown(need);
}

function pieceMeets(what: string, piece: WornPiece): boolean {
  return pieceNeeds.get(what)?.(piece) ?? unknown(what);
}

function unknown(need: string): never {
  throw new RangeError(`There is no need ${need}`);
}

function holds(what: string, piece: WornPiece): boolean {
  return pieceNeeds.get(what)?.(piece) ?? false;
}

/** The clothes and shoes that a sentence does not speak of. */
function restOf({ pieces, lead, other }: Subject): WornPiece[] {
  const main = new Set(clothesOf(pieces));
  return pieces.filter(
    (piece) => piece !== lead && piece !== other && (main.has(piece) || piece.slot === 'shoes'),
  );
}

function sayAlike(one: WornPiece, other: WornPiece): boolean {
  return saidColour(one.garment.main.name) === saidColour(other.garment.main.name);
}

function apart(one: WornPiece, other: WornPiece): number {
  return okLabDistance(one.traits.main, other.traits.main);
}

function lightness({ traits }: WornPiece): number {
  return traits.main[0];
}

function chroma({ traits }: WornPiece): number {
  return traits.chroma;
}

function level({ traits }: WornPiece): number {
  return facetsOf(traits).level;
}
