import learned from '../../knowledge/data/critique.json' with { type: 'json' };
import type { WornPiece } from '../worn/worn-pieces.ts';
import type { Candidate } from './candidates.ts';
import { cuesOf, type Outfit } from './pair-cues.ts';
import type { Reason } from './reasons.ts';

/** Of each cue the weight that it has for each reason. */
const weights: Readonly<Record<string, Readonly<Partial<Record<Reason, number>>>>> = learned.weights;

/** A candidate with how readily a stylist would name it; only the order and the differences mean something. */
export type Ranked<R extends Reason> = Candidate<R> & { score: number };

/**
 * What a stylist would rather say of the outfit, the likeliest first. A log-linear model over all reasons and pieces,
 * learned by `npm run train:critique` from what stylists wrote about outfits.
 */
export function rankReasons<R extends Reason>(
  reasons: readonly R[],
  outfit: Outfit,
  mayBe: (candidate: Candidate<R>) => boolean,
): Ranked<R>[] {
  const ranked = pairsOf(outfit.pieces).flatMap(({ lead, other }) => {
    const possible = reasons.filter((reason) => mayBe({ reason, lead, other }));
    if (possible.length === 0) return [];
    const cues = cuesOf(outfit, lead, other);
    return possible.map((reason) => ({ reason, lead, other, score: scoreOf(reason, cues) }));
  });
  return ranked.sort((x, y) => y.score - x.score);
}

function scoreOf(reason: Reason, cues: ReturnType<typeof cuesOf>): number {
  return cues.reduce((sum, [name, value]) => sum + (weights[name]?.[reason] ?? 0) * value, 0);
}

/** Every piece alone and beside every other one. */
export function pairsOf(pieces: readonly WornPiece[]): { lead: WornPiece; other: WornPiece | undefined }[] {
  return pieces.flatMap((lead) => [
    { lead, other: undefined },
    ...pieces.filter((other) => other !== lead).map((other) => ({ lead, other })),
  ]);
}
