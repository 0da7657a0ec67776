type Piece = { id: string };

function shared(one: readonly Piece[], other: readonly Piece[]): number {
  return one.filter(({ id }) => other.some((piece) => piece.id === id)).length;
}

/** Picks outfits that differ as much as possible; the first one always stays. */
export function varied<T extends Piece>(outfits: readonly (readonly T[])[], count: number): (readonly T[])[] {
  const chosen: (readonly T[])[] = [];
  const left = [...outfits];
  while (chosen.length < count && left.length > 0) {
    const likeness = left.map((outfit) => Math.max(0, ...chosen.map((other) => shared(outfit, other))));
    chosen.push(...left.splice(likeness.indexOf(Math.min(...likeness)), 1));
  }
  return chosen;
}
