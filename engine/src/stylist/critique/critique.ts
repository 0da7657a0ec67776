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
  /** How likely a stylist would blame each piece, 0 to 1, by its garment's key. */
  blame: ReadonlyMap<string, number>;
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
  if (pieces.length < 2) return { outfit, problems: [], blame: new Map(), praises: [] };
  const problems = seasonFirst(rankReasons(problemReasons, outfit, (one) => isPossible(one, outfit)));
  return {
    outfit,
    problems,
    blame: blameOf(problems),
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

/** The share of the chance that all reasons to blame a piece have together. */
function blameOf(problems: readonly Ranked<ProblemReason>[]): Map<string, number> {
  const [first] = problems;
  const blame = new Map<string, number>();
  if (!first) return blame;
  const weight = ({ score }: Ranked<ProblemReason>) => Math.exp(score - first.score);
  const all = problems.reduce((sum, one) => sum + weight(one), 0);
  for (const one of problems) {
    const { key } = one.lead.garment;
    blame.set(key, (blame.get(key) ?? 0) + weight(one) / all);
  }
  return blame;
}

/** From so much chance on a piece is blamed alone: stylists' own choice is then met in three of four cases. */
const sureBlame = 0.5;

/** Keys of the garments that a stylist would hold something against: the one that is likely to be it, else the two likeliest. */
export function suspectsOf({ problems, blame }: Critique): string[] {
  const [first] = problems;
  if (first?.reason === 'other-season') return [first.lead.garment.key];
  const [one, two] = [...blame].sort((x, y) => y[1] - x[1]);
  if (one && (one[1] >= sureBlame || !two)) return [one[0]];
  return one && two ? [one[0], two[0]] : [];
}
