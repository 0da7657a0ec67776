import type { LookRegion } from '../../vision/look.ts';
import { type OwnGarment, ownColours } from '../worn/own-garments.ts';
import { colourLikeness } from './colour-likeness.ts';
import { cutIn, cutLikeness } from './cut-likeness.ts';
import { kindLikeness } from './kind-likeness.ts';
import { patternLikeness, surfaceLikeness } from './pattern-likeness.ts';

/** A garment of a photo, as far as it is compared. */
export type SeenPiece = Pick<
  LookRegion,
  'key' | 'zone' | 'label' | 'colours' | 'pattern' | 'texture' | 'fit'
>;

/** A garment of the person's wardrobe. `name` is its owner's; `measured` where its colors come from a photo of it. */
export type OwnedPiece = OwnGarment & {
  /** What it is, as a plain noun: "blazer". */
  noun: string;
  measured: boolean;
};

/** An item that a garment may be, and how surely, from 0 to 1. */
export type PieceMatch = { id: string; certainty: number };

/** What a garment of a photo may be, likeliest first; `suggested` where one item is likely enough to be proposed. */
export type WornMatch = { key: string; suggested: PieceMatch | undefined; choices: PieceMatch[] };

/** House rules: what is worth a look, what is near enough, and how sure one must be of one among several. */
const leastChoice = 0.2;
const leastLikeness = 0.5;
const leastCertainty = 0.3;
const mostChoices = 8;
/** How likely a garment is one that the wardrobe does not hold, against one that is exactly like an item. */
const notOwned = 0.3;

type Pair = { key: string; id: string; likeness: number };

/**
 * Which items of a wardrobe the garments in a photo are, by place, kind, color, pattern, surface and cut. No item is
 * proposed for two garments; of several that look the same none is sure. The answer follows the order of the pieces.
 */
export function matchWorn(pieces: readonly SeenPiece[], owned: readonly OwnedPiece[]): WornMatch[] {
  const byPiece = pieces.map((piece) => likely(piece, owned));
  const given = assigned(byPiece.flat());
  return pieces.map(({ key }, index) => {
    const pairs = byPiece[index] ?? [];
    const free = pairs.filter(({ id }) => given.get(id) === undefined || given.get(id) === key);
    const sum = free.reduce((total, { likeness }) => total + weightOf(likeness), notOwned);
    const certaintyOf = (likeness: number) => Math.round((100 * weightOf(likeness)) / sum) / 100;
    const first = free.find(({ id }) => given.get(id) === key);
    const certainty = first ? certaintyOf(first.likeness) : 0;
    const isLikely = first !== undefined && first.likeness >= leastLikeness && certainty >= leastCertainty;
    return {
      key,
      suggested: isLikely ? { id: first.id, certainty } : undefined,
      choices: pairs
        .slice(0, mostChoices)
        .map(({ id, likeness }) => ({ id, certainty: certaintyOf(likeness) })),
    };
  });
}

/** What is a little liker counts much more. */
const weightOf = (likeness: number) => likeness ** 3;

function likely(piece: SeenPiece, owned: readonly OwnedPiece[]): Pair[] {
  return owned
    .map((own) => ({ key: piece.key, id: own.id, likeness: likenessOf(piece, own) }))
    .filter(({ likeness }) => likeness >= leastChoice)
    .sort((one, other) => other.likeness - one.likeness || (one.id < other.id ? -1 : 1));
}

/** Each item goes to the garment that it is likest to, each garment to its likest item that is free. */
function assigned(pairs: readonly Pair[]): Map<string, string> {
  const byItem = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, id } of [...pairs].sort((one, other) => other.likeness - one.likeness)) {
    if (taken.has(key) || byItem.has(id)) continue;
    byItem.set(id, key);
    taken.add(key);
  }
  return byItem;
}

/** From 0 to 1; the cheap questions come first. */
function likenessOf(piece: SeenPiece, own: OwnedPiece): number {
  const kind = placeLikeness(piece, own) && kindLikeness(piece.label, own.noun);
  if (kind < leastChoice || own.palette.length === 0) return 0;
  const colour = colourLikeness(piece.colours, ownColours(own), own.measured);
  if (kind * colour < leastChoice) return 0;
  return (
    kind *
    colour *
    patternLikeness(piece.pattern, own.pattern) *
    surfaceLikeness(piece.texture, own.texture) *
    cutLikeness(piece.fit, cutIn(`${own.name} ${own.noun}`))
  );
}

/** A jacket may have been read as a top and a dress as its upper half; a garment laid flat may be worn anywhere. */
function placeLikeness({ zone }: SeenPiece, own: OwnedPiece): number {
  if (own.zone === zone || zone === 'piece') return 1;
  if (own.zone === 'full') return zone === 'upper' || zone === 'lower' ? 1 : 0;
  return (own.zone === 'outer' && zone === 'upper') || (own.zone === 'upper' && zone === 'outer') ? 1 : 0;
}
