import { ofWord } from '../words/word.ts';

/**
 * Numbers of features that a line or a word has, as a learned reader takes them. One collection serves line after line,
 * word after word: there are so many that a list of its own for each would keep the collector of garbage busy.
 */
export class Features {
  readonly #found: number[] = [];
  #mask = 0;
  #count = 0;

  /** Begins anew; the number of `buckets` is a power of two. */
  begin(buckets: number): this {
    this.#mask = buckets - 1;
    this.#count = 0;
    return this;
  }

  /** All that were added, up to when the next ones are. */
  get found(): readonly number[] {
    this.#found.length = this.#count;
    return this.#found;
  }

  /** A feature of a template with up to four values. */
  add(template: number, a = 0, b = 0, c = 0, d = 0): void {
    let hash = Math.imul(template + 1, 0x9e3779b1);
    hash = Math.imul(hash ^ (a + 0x7f4a7c15), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash ^ (b + 0x165667b1), 0xc2b2ae35);
    hash ^= hash >>> 15;
    hash = Math.imul(hash ^ (c + 0x27d4eb2f), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash ^ (d + 0x51ed270b), 0xc2b2ae35);
    hash ^= hash >>> 16;
    this.#found[this.#count] = hash & this.#mask;
    this.#count += 1;
  }
}

const known = new Map<string, number>();
const mostKnown = 20_000;

/** A number that stands for a word. */
export function wordNumber(word: string): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  let hash = 0x811c9dc5;
  for (let k = 0; k < word.length; k++) {
    hash ^= word.charCodeAt(k);
    hash = Math.imul(hash, 0x01000193);
  }
  if (known.size >= mostKnown) known.clear();
  known.set(word, hash);
  return hash;
}

/** The number of a token's word, in which a plus is not the same as "and". */
export const tokenNumber = ofWord(({ raw, text }) => wordNumber(raw === '+' ? raw : text));

/** A number that stands for how a word begins. */
export const beginningNumber = ofWord(({ text }) => wordNumber(text.slice(0, 5)));

/** A number up to `most`, and `most` for all above it. */
export function upTo(most: number, value: number): number {
  return Math.min(most, value);
}
