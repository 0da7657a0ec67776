import type { Look } from '../../vision/look.ts';
import { type ColourStory, colourStory } from '../colour-story.ts';
import { type Garment, garmentsOf } from '../garment.ts';
import { type ColourTerm, colourTerm } from '../terms/colour.ts';
import { type FinishTerm, finishTerm } from '../terms/finish.ts';
import { type FitTerm, fitTerm } from '../terms/fit.ts';
import { type FormalityTerm, formalityTerm } from '../terms/formality.ts';
import { type PatternTerm, patternTerm } from '../terms/pattern.ts';
import { type PersonalTerm, personalTerm } from '../terms/personal.ts';
import { type PiecesTerm, piecesTerm } from '../terms/pieces.ts';
import { type PreferencesTerm, preferencesTerm } from '../terms/preferences.ts';
import { type ProportionTerm, proportionTerm } from '../terms/proportion.ts';
import { type SeasonTerm, seasonTerm } from '../terms/season.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { clothesOf, isToldOutfit } from '../worn-taste/how-sure.ts';
import { lookWorth, noWorth } from '../worn-taste/look-worth.ts';
import { certaintyOf } from './certainty.ts';
import type { JudgeContext } from './judge-context.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { besideKeys, placeRating, type RatedKey, ranges, ratedKeys, type TermKey } from './weights.ts';

/** What each term found; a term without evidence is undefined. */
export type Findings = {
  pieces: PiecesTerm | undefined;
  colour: ColourTerm;
  pattern: PatternTerm | undefined;
  finish: FinishTerm | undefined;
  proportion: ProportionTerm | undefined;
  fit: FitTerm | undefined;
  formality: FormalityTerm | undefined;
  season: SeasonTerm | undefined;
  preferences: PreferencesTerm | undefined;
  personal: PersonalTerm | undefined;
};

export type Scored = {
  /** What decides the choice of words: what the garments are, not how the photo was taken. */
  seed: string;
  garments: Garment[];
  /** What the outfit is made for; undefined for everyday clothes. */
  purpose: Purpose | undefined;
  story: ColourStory;
  findings: Findings;
  /** Terms with evidence, each 0 to 100; weights sum to 1, and what doesn't change the rating has none. */
  terms: { key: TermKey; score: number; weight: number }[];
  /** Points above or below an outfit about which nothing is to be said. */
  mean: number;
  rating: number;
  /** How surely the outfit was read, 0 to 1. */
  certainty: number;
  colorHarmony: number;
  styleCoherence: number;
};

/** Rates a Look by the named terms alone, without words. Throws a RangeError where no garment has a colour. */
export function scoreLook(look: Look, context: JudgeContext): Scored {
  const garments = garmentsOf(look.regions);
  if (garments.length === 0) throw new RangeError('There is no outfit to judge');
  const story = colourStory(garments, look.subject === 'laid');
  const purpose = purposeOf(garments);
  const findings = findingsOf(look, context, garments, purpose);
  const isOutfit = story.kind !== 'single';
  const trust = isToldOutfit(clothesOf(wornPieces(garments))) ? 1 : seenTrust;
  const rated = ratedKeys.flatMap((key) => {
    const points = findings[key]?.points;
    if (points === undefined || !isOutfit) return [];
    return [{ key, points: within(key, points) * (key === 'colour' ? 1 : trust) }];
  });
  const certainty = certaintyOf(look, garments, story);
  const mean = rated.reduce((sum, { points }) => sum + points, 0) * (0.5 + 0.5 * certainty);
  const terms = termsOf(rated, findings);
  const rest = rated.filter(({ key }) => key !== 'colour').map(({ key, points }) => scoreOf(key, points));
  return {
    seed: seedOf(garments),
    garments,
    purpose,
    story,
    findings,
    terms,
    mean,
    rating: isOutfit ? placeRating(mean) : singleRating,
    certainty,
    colorHarmony: Math.round(scoreOf('colour', within('colour', findings.colour.points))),
    styleCoherence: Math.round(
      rest.reduce((sum, score) => sum + score / rest.length, rest.length > 0 ? 0 : 70),
    ),
  };
}

/**
 * What a photo shows of pieces, patterns and fit counts half: kinds and patterns are mistaken so often that the whole
 * would move a rating by chance. Colors are measured well.
 */
const seenTrust = 0.5;

/** A single piece is no outfit yet: neither good nor bad. */
const singleRating = 6.5;

function findingsOf(
  look: Look,
  context: JudgeContext,
  garments: readonly Garment[],
  purpose: Purpose | undefined,
): Findings {
  const formality = formalityTerm(garments);
  const pieces = wornPieces(garments);
  const isWorn = look.subject === 'worn';
  const worth = purpose ? noWorth : lookWorth(pieces);
  const colour = colourTerm(garments, worth.points.colour);
  return {
    pieces: purpose ? undefined : piecesTerm(pieces, worth.points.pieces),
    colour,
    pattern: patternTerm(garments, worth.points.pattern),
    finish: purpose ? undefined : finishTerm(pieces, worth),
    proportion: isWorn ? proportionTerm(look.proportions) : undefined,
    fit: isWorn ? fitTerm(garments, worth.points.fit) : undefined,
    formality: garments.length > 1 ? formality : undefined,
    season: seasonTerm(garments, context),
    preferences: preferencesTerm(garments, colour, formality, context.preferences ?? {}),
    personal: personalTerm(garments, context.personalColours),
  };
}

function within(key: RatedKey, points: number): number {
  return Math.min(ranges[key].high, Math.max(ranges[key].low, points));
}

/** From what a term adds to the hundred that its best adds. Nothing to say is 70. */
function scoreOf(key: RatedKey, points: number): number {
  const { low, high } = ranges[key];
  return points >= 0
    ? neutralScore + (100 - neutralScore) * (points / high)
    : neutralScore * (1 - points / low);
}

const neutralScore = 70;

function termsOf(rated: readonly { key: RatedKey; points: number }[], findings: Findings): Scored['terms'] {
  const reach = rated.reduce((sum, { key }) => sum + ranges[key].high - ranges[key].low, 0);
  const counted = rated.map(({ key, points }) => ({
    key,
    score: scoreOf(key, points),
    weight: (ranges[key].high - ranges[key].low) / reach,
  }));
  const beside = besideKeys.flatMap((key) => {
    const finding = findings[key];
    return finding ? [{ key, score: finding.score, weight: 0 }] : [];
  });
  return [...counted, ...beside];
}

/** Another photo of the same clothes should find the same words, so shares and shades stay out of it. */
function seedOf(garments: readonly Garment[]): string {
  return garments
    .map(({ noun, main }) => `${noun} ${main.basic}`)
    .sort()
    .join(' ');
}
