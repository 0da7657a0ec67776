export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<Each>(list: Each[], random: Random): Each[] {
  for (let k = list.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    const [a, b] = [list[k], list[other]];
    if (a === undefined || b === undefined) continue;
    list[k] = b;
    list[other] = a;
  }
  return list;
}

/** The text as a thumb may type it: a letter left out, doubled or swapped with the next. */
export function mistyped(text: string, random: Random): string {
  const at = Math.floor(random() * Math.max(1, text.length - 1));
  if (!/\p{L}/u.test(text[at] ?? '')) return text;
  const kind = random();
  const [head, letter, next, tail] = [text.slice(0, at), text[at], text[at + 1] ?? '', text.slice(at + 2)];
  if (kind < 0.4) return head + next + tail;
  return kind < 0.6 ? head + letter + letter + next + tail : head + next + letter + tail;
}
