import type { Tell, Values } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import { claimsOfReason } from '../critique/claims-of-reason.ts';
import { type Critique, suspectsOf } from '../critique/critique.ts';
import type { PraiseReason } from '../critique/reasons.ts';
import { type Chosen, chooseSaying, type Option, type Saying } from '../critique/sayings.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { praiseOf } from './lines/line.ts';
import type { Claim } from './page/page.ts';
import { deniedBy, exchangedBy, touchedBy } from './page/tips.ts';
import { saidGarment } from './said-garment.ts';
import { greatRating, type Tier, tierOf } from './tier.ts';

/** Below this an outfit was read so unsurely that the verdict speaks of its best piece alone and asks for the rest. */
export const leastCertainty = 0.45;

/** So many things that a stylist might say are weighed against the sentences there are for them. */
const mostOptions = 14;
/** Below this something is wrong for certain, and the likeliest piece is named. */
const poor = 5.2;
/** From so much chance on two pieces together one of them is to blame, and the sentence speaks of both. */
const sureOfTwo = 0.65;
/** Nothing good is said of a piece that may well be to blame. */
const doubtful = 0.22;
/** A problem with the piece that the first change mends comes before others. */
const mended = 2;

/**
 * The one sentence that sums up an outfit, what works best with the pieces that it is about, and the claims that the two
 * make.
 */
export type Opinion = {
  sentence: string;
  best: { text: string; regions: string[] } | undefined;
  claims: Claim[];
  /** Keys of the pieces that were named in full. */
  named: string[];
  /** Keys of two pieces that a sentence spoke of together. */
  pairs: string[][];
};

type Seen = { tell: Tell; scored: Scored; critique: Critique; now: readonly Raise[] };

/** `now` are the changes that the page proposes: nothing that they give up is praised, nothing that they touch is the best. */
export function opinionOf(seen: Seen): Opinion {
  const { tell, scored, critique } = seen;
  const { story, certainty, rating, purpose } = scored;
  const lead = leadValues(story.lead);
  const alone = (key: string): Opinion => ({
    sentence: tell(key, lead),
    best: undefined,
    claims: [],
    named: [],
    pairs: [],
  });
  if (story.kind === 'single') return alone('verdict.single');
  if (certainty < leastCertainty) return alone('verdict.unsure');
  if (purpose) {
    const sentence = tell(`verdict.${purpose}.${rating >= greatRating ? 'great' : 'good'}`, lead);
    const best = bestOf(seen, [], ({ reason }) => ofLooks.has(reason), ['mix', 'calm']);
    return withBest(sentence, ['mix', 'calm'], best, []);
  }
  const tier = tierOf(rating);
  const isOff = critique.problems[0]?.reason === 'other-season';
  const isProblem = tier === 'mixed' || isOff;
  const said = isProblem ? problemSaid(seen) : praiseSaid(seen, tier);
  if (!said) return praiseAlone(seen, tier);
  const { option, text } = said;
  const claims = [...claimsOfReason(option.reason)];
  const named = piecesOf(option);
  const isNew = isProblem ? notBlamed(named.slice(0, 1)) : () => true;
  const best = bestOf(seen, named, isNew, claims);
  return withBest(text, isProblem ? claims : [...claims, ...praised(option)], best, named);
}

/** Where no verdict can be given that is true, what works stands in its place. */
function praiseAlone(seen: Seen, tier: Tier): Opinion {
  const { tell, critique } = seen;
  const doubted = [...critique.blame].flatMap(([key, chance]) => (chance >= doubtful ? [key] : []));
  const isFree = tier === 'mixed' ? notBlamed(doubted) : () => true;
  const first = bestOf(seen, [], isFree, []);
  if (!first) {
    const key = tier === 'mixed' ? 'verdict.start' : `verdict.carries.${tier}`;
    return {
      sentence: tell(key, leadValues(keptPiece(seen))),
      best: undefined,
      claims: [],
      named: [],
      pairs: [],
    };
  }
  const claims = [...claimsOfReason(first.option.reason), ...praised(first.option)];
  const named = piecesOf(first.option);
  return withBest(first.text, claims, bestOf(seen, named, isFree, claims), named);
}

function leadValues(garment: Garment): Values {
  const { name, number } = saidGarment(garment);
  return { lead: name, leads: number };
}

/** The largest piece of clothing that nothing is held against. */
function keptPiece({ scored: { garments, story }, critique: { problems }, now }: Seen): Garment {
  const given = new Set([...exchangedBy(now), ...(problems[0] ? [problems[0].lead.garment.key] : [])]);
  return garments.find(({ key, zone }) => !given.has(key) && clothes.test(zone)) ?? story.lead;
}

const clothes = /^(?:upper|outer|lower|full)$/;

/**
 * Which problems are sure enough to be named: those of one piece that is likely to be the one, or of two pieces together
 * that one of them is likely to be; where something is wrong for certain, those of the likeliest.
 */
function surelyBlamed({
  critique,
  scored,
}: Seen): ((problem: Critique['problems'][number]) => boolean) | undefined {
  const suspects = suspectsOf(critique);
  const isSuspect = (piece: WornPiece) => suspects.includes(piece.garment.key);
  if (suspects.length < 2 || scored.rating < poor) return ({ lead }) => isSuspect(lead);
  const together = suspects.reduce((sum, key) => sum + (critique.blame.get(key) ?? 0), 0);
  if (together < sureOfTwo) return undefined;
  return ({ lead, other }) => other !== undefined && isSuspect(lead) && isSuspect(other);
}

function problemSaid(seen: Seen): Chosen | undefined {
  const blamed = surelyBlamed(seen);
  if (!blamed) return undefined;
  const first = seen.now[0]?.garment.key;
  const options = seen.critique.problems
    .filter(blamed)
    .slice(0, mostOptions)
    .map((option) =>
      option.lead.garment.key === first ? { ...option, score: option.score + mended } : option,
    );
  return choose(seen, 'verdict', ['problem'], options);
}

function praiseSaid(seen: Seen, tier: Tier): Chosen | undefined {
  return choose(seen, 'verdict', tier === 'great' ? ['great', 'good'] : ['good', 'great'], praisable(seen));
}

function choose<O extends Option>(
  { scored, critique, now }: Seen,
  place: Saying['place'],
  tiers: Saying['tier'][],
  options: readonly O[],
  known: readonly string[] = [],
): Chosen<O> | undefined {
  const { rating, seed } = scored;
  const isBright = deniedBy(now).has('calm');
  const wanted = { place, tiers, rating, seed, known, isBright, pieces: critique.outfit.pieces };
  return chooseSaying(wanted, options);
}

type Praise = Critique['praises'][number];

/** What may be praised beside the changes. */
function praisable({ critique, now }: Seen): Praise[] {
  const exchanged = exchangedBy(now);
  const denied = deniedBy(now);
  return critique.praises
    .filter(
      (option) =>
        !piecesOf(option).some((key) => exchanged.has(key)) &&
        !claimsOfReason(option.reason).some((claim) => denied.has(claim)),
    )
    .slice(0, mostOptions);
}

/** The most telling thing that the verdict has not said, about pieces that no change touches. */
function bestOf(
  seen: Seen,
  named: readonly string[],
  isFit: (praise: Praise) => boolean,
  claims: readonly Claim[],
): Chosen<Praise> | undefined {
  const touched = touchedBy(seen.now);
  const said = new Set(claims);
  const options = praisable(seen).filter(
    (option) =>
      isFit(option) &&
      !piecesOf(option).some((key) => touched.has(key)) &&
      !claimsOfReason(option.reason).some((claim) => said.has(claim)) &&
      !isSame(piecesOf(option), named),
  );
  return choose(seen, 'praise', ['problem', 'good', 'great'], options, named);
}

/** Of clothes that are made for one thing only what they look like is praised. */
const ofLooks: ReadonlySet<PraiseReason> = new Set([
  'accent',
  'color-pair',
  'echo',
  'tonal',
  'contrast',
  'pattern-focus',
]);

/** Where something is wrong, its pieces are not praised, nor that all goes together. */
function notBlamed(blamed: readonly string[]): (praise: Praise) => boolean {
  return (option) =>
    option.reason !== 'polish' &&
    option.reason !== 'mix' &&
    !piecesOf(option).some((key) => blamed.includes(key));
}

function withBest(
  sentence: string,
  claims: Claim[],
  best: Chosen<Praise> | undefined,
  named: readonly string[],
): Opinion {
  const pairs = named.length === 2 ? [[...named]] : [];
  if (!best) return { sentence, claims, best: undefined, named: [...named], pairs };
  const { option, text } = best;
  return {
    sentence,
    claims: [...claims, ...claimsOfReason(option.reason), ...praised(option)],
    best: { text, regions: piecesOf(option) },
    named: [...named, ...piecesOf(option)],
    pairs: option.other ? [...pairs, piecesOf(option)] : pairs,
  };
}

function piecesOf({ lead, other }: Option): string[] {
  return [lead, other].flatMap((piece) => (piece ? [piece.garment.key] : []));
}

/** The piece that a praise is about is praised by it. */
function praised({ lead }: Option): Claim[] {
  return [praiseOf(lead.garment)];
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key) => others.includes(key));
}
