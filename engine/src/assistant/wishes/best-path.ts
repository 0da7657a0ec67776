/** A part of a row of words: its first word, one behind its last, and what it is. */
export type Part = { first: number; end: number; name: number };

/**
 * The likeliest row of tags (Viterbi 1967), where 0 is none, 2k + 1 begins a part of name k and 2k + 2 goes on with it, as
 * parts. `scores` holds a logarithm of a chance for each word and tag.
 */
export function likeliestParts(scores: readonly Float32Array[]): Part[] {
  const tags = scores[0]?.length ?? 0;
  let best = Array.from({ length: tags }, (_, tag) =>
    mayFollow(-1, tag) ? (scores[0]?.[tag] ?? 0) : -Infinity,
  );
  const back: number[][] = [];
  for (const row of scores.slice(1)) {
    const pointers: number[] = [];
    const next = best.map((_, tag) => {
      let [from, most] = [0, -Infinity];
      for (let before = 0; before < tags; before++) {
        const reached = best[before] ?? -Infinity;
        if (reached > most && mayFollow(before, tag)) [from, most] = [before, reached];
      }
      pointers.push(from);
      return most + (row[tag] ?? 0);
    });
    back.push(pointers);
    best = next;
  }
  let tag = best.reduce((most, score, k) => (score > (best[most] ?? -Infinity) ? k : most), 0);
  const path = [tag];
  for (const pointers of back.reverse()) {
    tag = pointers[tag] ?? 0;
    path.unshift(tag);
  }
  return partsOf(scores.length === 0 ? [] : path);
}

/** The inside of a part stands only behind its first or another inner word. */
function mayFollow(before: number, tag: number): boolean {
  return tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;
}

function partsOf(path: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (const [k, tag] of path.entries()) {
    if (tag === 0) continue;
    const last = parts.at(-1);
    if (tag % 2 === 0 && last) last.end = k + 1;
    else parts.push({ first: k, end: k + 1, name: Math.floor((tag - 1) / 2) });
  }
  return parts;
}
