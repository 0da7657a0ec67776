import learned from '../../knowledge/data/worn-taste.json' with { type: 'json' };
import type { WornPiece } from '../worn/worn-pieces.ts';
import { type LookFeature, type LookTerm, lookFeatures } from './look-features.ts';

/** Of each feature its weight in points of a rating. */
const weights: Readonly<Record<string, number>> = learned.weights;

/**
 * What readers would give for an outfit beyond an average one, in points of a rating from 0 to 10, term by term, and what
 * each piece brings beyond an average one in its place.
 */
export type LookWorth = {
  points: Readonly<Record<LookTerm, number>>;
  pieces: ReadonlyMap<WornPiece, number>;
};

/** Learned by `npm run train:worn-taste` from outfits that independent readers rated; features that are not known count nothing. */
export function lookWorth(pieces: readonly WornPiece[]): LookWorth {
  const points: Record<LookTerm, number> = { ...learned.bases };
  const byPiece = new Map<WornPiece, number>();
  for (const feature of lookFeatures(pieces)) {
    const value = worthOf(feature);
    points[feature.term] += value;
    const { piece } = feature;
    if (piece) byPiece.set(piece, (byPiece.get(piece) ?? 0) + value);
  }
  for (const [piece, value] of byPiece) byPiece.set(piece, value - usualWorth(piece.slot));
  return { points, pieces: byPiece };
}

/** Of an outfit that is not judged by what it is made of, such as clothes for running. */
export const noWorth: LookWorth = {
  points: { pieces: 0, colour: 0, pattern: 0, finish: 0, fit: 0 },
  pieces: new Map(),
};

function worthOf({ name, value }: LookFeature): number {
  return (weights[name] ?? 0) * value;
}

const usual: Readonly<Record<string, number>> = learned.usual;

function usualWorth(slot: string): number {
  return usual[slot] ?? 0;
}
