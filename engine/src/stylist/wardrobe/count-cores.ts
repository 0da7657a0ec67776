/** The pieces of a wardrobe, as indexes, by the place they take in an outfit. */
export type Cores = {
  tops: readonly number[];
  bottoms: readonly number[];
  dresses: readonly number[];
  shoes: readonly number[];
};

export type Fits = (one: number, other: number) => boolean;

/** How many outfits there are, and in how many each piece takes part. */
export type CoreCount = { outfits: number; taking: Map<number, number> };

/**
 * Counts outfits: a top with a bottom, or a dress, with shoes where there are any, in which every two pieces fit.
 * Quadratic in the pieces: the shoes of a pair are counted as sets of bits.
 */
export function countCores({ tops, bottoms, dresses, shoes }: Cores, fits: Fits): CoreCount {
  const taking = new Map([...tops, ...bottoms, ...dresses, ...shoes].map((piece) => [piece, 0]));
  let outfits = 0;
  const count = (pieces: readonly number[], more: number) => {
    outfits += more;
    for (const piece of pieces) taking.set(piece, (taking.get(piece) ?? 0) + more);
  };
  const shoesOf = (piece: number) => bitsOf(shoes, (shoe) => fits(piece, shoe));
  const worn = new Float64Array(shoes.length);
  const bottomShoes = bottoms.map(shoesOf);
  for (const top of tops) {
    const own = shoesOf(top);
    for (const [index, bottom] of bottoms.entries())
      if (fits(top, bottom))
        count([top, bottom], shoes.length === 0 ? 1 : addCommon(own, bottomShoes[index], worn));
  }
  for (const dress of dresses) {
    const own = shoesOf(dress);
    count([dress], shoes.length === 0 ? 1 : addCommon(own, own, worn));
  }
  for (const [index, shoe] of shoes.entries()) taking.set(shoe, worn[index]);
  return { outfits, taking };
}

function bitsOf(pieces: readonly number[], holds: (piece: number) => boolean): Uint32Array {
  const set = new Uint32Array(Math.ceil(pieces.length / 32));
  pieces.forEach((piece, index) => {
    if (holds(piece)) set[index >> 5] |= 1 << (index & 31);
  });
  return set;
}

/** How many are in both sets; each of them is counted once more in `totals`. */
function addCommon(one: Uint32Array, other: Uint32Array, totals: Float64Array): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) {
    for (let rest = one[word] & other[word]; rest !== 0; rest &= rest - 1) {
      totals[word * 32 + 31 - Math.clz32(rest & -rest)]++;
      count++;
    }
  }
  return count;
}
