import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { seasonOf } from '../season.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { lookWorth } from '../worn-taste/look-worth.ts';
import { type Ranked, rankReasons } from './critique-model.ts';
import type { Outfit } from './pair-cues.ts';
import { isPossible } from './possible.ts';
import { type PraiseReason, type ProblemReason, praiseReasons, problemReasons } from './reasons.ts';

/** What a stylist would say of an outfit, the likeliest first: what holds it back, and what works. */
export type Critique = {
  outfit: Outfit;
  problems: readonly Ranked<ProblemReason>[];
  /** How likely a stylist would blame the piece that the first problem is about, 0 to 1. */
  sure: number;
  praises: readonly Ranked<PraiseReason>[];
};

/** Reads an outfit as stylists read those of the corpus; empty lists where there is a single piece or nothing is known. */
export function critiqueOf(scored: Scored, context: JudgeContext): Critique {
  const pieces = wornPieces(scored.garments);
  const outfit = {
    pieces,
    worth: lookWorth(pieces),
    mean: scored.mean,
    season: seasonOf(context.date, context.country),
  };
  if (pieces.length < 2) return { outfit, problems: [], sure: 0, praises: [] };
  const problems = seasonFirst(rankReasons(problemReasons, outfit, (one) => isPossible(one, outfit)));
  return {
    outfit,
    problems,
    sure: chanceOfFirst(problems),
    praises: rankReasons(praiseReasons, outfit, (one) => isPossible(one, outfit)),
  };
}

/** The corpus has few clothes for another season, but nothing else is noticed sooner: sandals in the snow come first. */
function seasonFirst(problems: readonly Ranked<ProblemReason>[]): Ranked<ProblemReason>[] {
  const top = problems[0]?.score ?? 0;
  return problems
    .map((one) => (one.reason === 'other-season' ? { ...one, score: Math.max(one.score, top + ahead) } : one))
    .sort((x, y) => y.score - x.score);
}

/** So much, in log odds, that the piece is surely the one to name. */
const ahead = 2;

/** The share of the chance that the reasons to blame the first piece have together. */
function chanceOfFirst(problems: readonly Ranked<ProblemReason>[]): number {
  const [first] = problems;
  if (!first) return 0;
  const weigh = (some: typeof problems) =>
    some.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  return weigh(problems.filter(({ lead }) => lead === first.lead)) / weigh(problems);
}
