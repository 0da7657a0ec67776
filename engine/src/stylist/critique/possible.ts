import { hueGap } from '../../colour/harmony.ts';
import { hueFamilies, isNeutral } from '../colour-story.ts';
import { facetsOf } from '../taste/facets.ts';
import { isStyled } from '../voice/which-garments.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import type { Candidate } from './candidates.ts';
import { meets, type Subject } from './needs.ts';
import type { Outfit } from './pair-cues.ts';
import { isFigured, pieceNeeds } from './piece-needs.ts';
import { praiseReasons, type Reason } from './reasons.ts';

/** Nouns that may stand for anything: nothing is said of how dressed up or how well made such a piece is. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment', 'bag', 'hat']);
const sureKind = 0.6;
const sureFabric = 0.8;
const sureFit = 0.55;
const apart = 0.3;
const fightingGap = 30;
const fightingChroma = 0.06;

type Test = (subject: Subject, outfit: Outfit) => boolean;

/** Besides what is learned, what has to be true for a reason to be given at all. */
const tests: Readonly<Partial<Record<Reason, Test>>> = {
  dressier: ({ lead, other }) => knows(lead) && (!other || level(lead) > level(other) + apart),
  'more-casual': ({ lead, other }) => knows(lead) && (!other || level(lead) < level(other) - apart),
  sporty: ({ lead }) => knows(lead) && facetsOf(lead.traits).level <= 2.2,
  'other-season': ({ lead }, { season }) => knows(lead) && isOffSeason(lead, season),
  'color-fight': ({ lead, other, pieces }) =>
    (other ? [other] : pieces.filter((piece) => piece !== lead)).some((one) => fight(lead, one)),
  'too-many-colors': ({ pieces }) => hueFamilies(pieces.map(({ garment }) => garment)).length > 2,
  'pattern-fight': ({ lead, other, pieces }) =>
    isFigured(lead) && (other ? isFigured(other) : pieces.filter(isFigured).length > 1),
  'too-much': ({ pieces }) => pieces.length > 4,
  'too-plain': ({ lead }) => lead.traits.figure === 0 && lead.traits.chroma < 0.12,
  shape: ({ lead }) => hasFit(lead),
  material: ({ lead }) => hasSureCloth(lead),
  unrelated: ({ other }) => other !== undefined,
  'color-pair': ({ lead, other }) =>
    other !== undefined &&
    !(isFigured(lead) && isFigured(other)) &&
    saysApart(lead, other) &&
    !(
      isNeutral(lead.garment.tone) &&
      isNeutral(other.garment.tone) &&
      lead.traits.chroma < 0.03 &&
      other.traits.chroma < 0.03
    ),
  tonal: (subject) =>
    subject.other !== undefined && meets('pair.close-colors', subject) && sameBasic(subject),
  contrast: (subject) => subject.other !== undefined && meets('pair.light-dark', subject),
  accent: (subject) =>
    meets('lead.colored', subject) &&
    !isDenim(subject.lead) &&
    meets('rest.quiet', subject) &&
    (subject.other === undefined || subject.other.traits.chroma < 0.1),
  echo: (subject) => subject.other !== undefined && meets('pair.same-color', subject),
  'pattern-focus': ({ lead, other, pieces }) =>
    pieces.filter(isFigured).length === 1 && (isFigured(lead) || (other !== undefined && isFigured(other))),
  'pattern-mix': ({ lead, other, pieces }) =>
    other !== undefined && isFigured(lead) && isFigured(other) && pieces.filter(isFigured).length === 2,
  'good-shape': ({ lead }) => hasFit(lead),
  texture: ({ lead, other }) => hasSureCloth(lead) && (other === undefined || hasSureCloth(other)),
  mix: ({ lead, other }) =>
    other !== undefined && knows(lead) && knows(other) && Math.abs(level(lead) - level(other)) > apart,
  statement: ({ lead }) => knows(lead),
  polish: ({ lead, other }) =>
    knows(lead) && level(lead) >= 2.5 && (other === undefined || level(other) >= 2.4),
  finish: (subject) => meets('lead.small', subject),
  ease: ({ lead }) => level(lead) <= 3,
  tradition: ({ lead }) => facetsOf(lead.traits).uses.some((use) => use === 'folk' || use === 'tradition'),
  practical: ({ lead }) => knows(lead),
};

/** Whether a reason may be given for a piece beside another one: what it takes for granted is known and true. */
export function isPossible({ reason, lead, other }: Candidate, outfit: Outfit): boolean {
  const subject = { pieces: outfit.pieces, lead, other };
  if (other && other.garment.said === lead.garment.said) return false;
  if (other && ofDifference.has(reason) && meets('pair.same-color', subject)) return false;
  if (isPraise(reason) && [lead, other].some((piece) => piece && isOffSeason(piece, outfit.season)))
    return false;
  if (isPraise(reason) && ![lead, other].every((piece) => !piece || isStyled(piece.garment))) return false;
  return tests[reason]?.(subject, outfit) ?? true;
}

/** Whether nobody would put a piece on in a season: no tweed in summer, and no linen or sandals when it is cool. */
export function isOddIn(piece: WornPiece, season: string | undefined): boolean {
  if (season === 'summer') return pieceNeeds.get('heavy')?.(piece) ?? false;
  return (season === 'winter' || season === 'autumn') && (pieceNeeds.get('airy')?.(piece) ?? false);
}

/** Whether a piece is plainly made for the other half of the year. */
export function isOffSeason(piece: WornPiece, season: string | undefined): boolean {
  if (season === 'summer') return pieceNeeds.get('for-cold')?.(piece) ?? false;
  return season === 'winter' && (pieceNeeds.get('for-heat')?.(piece) ?? false);
}

const praises: ReadonlySet<Reason> = new Set(praiseReasons);

function isPraise(reason: Reason): boolean {
  return praises.has(reason);
}

/** What is held against two pieces because they differ: those of one set don't. */
const ofDifference: ReadonlySet<Reason> = new Set([
  'color-fight',
  'too-much',
  'too-many-colors',
  'unrelated',
]);

function knows({ garment: { noun, region } }: WornPiece): boolean {
  return !general.has(noun) && region.confidence >= sureKind;
}

function level({ traits }: WornPiece): number {
  return facetsOf(traits).level;
}

function fight(one: WornPiece, other: WornPiece): boolean {
  const chroma = Math.min(one.traits.chroma, other.traits.chroma);
  return chroma > fightingChroma && hueGap(one.traits.hue, other.traits.hue) > fightingGap;
}

function hasSureCloth({ garment: { region } }: WornPiece): boolean {
  return region.texture.confidence >= sureFabric;
}

const saysShape =
  /wide|slim|skinny|crop|oversized|long|short|midi|maxi|mini|fitted|loose|boxy|leggings|pencil/;

function hasFit({ garment: { region, noun } }: WornPiece): boolean {
  return (region.fit !== undefined && region.fit.confidence >= sureFit) || saysShape.test(noun);
}

function isDenim({ garment: { noun } }: WornPiece): boolean {
  return /jeans|denim/.test(noun);
}

function saysApart(one: WornPiece, other: WornPiece): boolean {
  return one.garment.main.basic !== other.garment.main.basic;
}

function sameBasic({ lead, other }: Subject): boolean {
  return other !== undefined && lead.garment.main.basic === other.garment.main.basic;
}
