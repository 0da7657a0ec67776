type Piece = { id: string };

function shared(one: readonly Piece[], other: readonly Piece[]): number {
  return one.filter(({ id }) => other.some((piece) => piece.id === id)).length;
}

/** Some of several outfits, the first among them: each as unlike those before it as can be. */
export function varied<T extends Piece>(outfits: readonly (readonly T[])[], count: number): (readonly T[])[] {
  const chosen: (readonly T[])[] = [];
  const left = [...outfits];
  while (chosen.length < count && left.length > 0) {
    const likeness = left.map((outfit) => Math.max(0, ...chosen.map((other) => shared(outfit, other))));
    chosen.push(...left.splice(likeness.indexOf(Math.min(...likeness)), 1));
  }
  return chosen;
}
