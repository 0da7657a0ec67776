import { type Token, tokenise } from './tokenise.ts';
import { formsOf, ofWord, type Word } from './word.ts';

type Node<Meaning> = { next: Map<string, Node<Meaning>>; meanings: Meaning[] };

/** A phrase of the index in a text: tokens `first` to `last`, both included, and all that it may mean. */
export type PhraseMatch<Meaning> = {
  first: number;
  last: number;
  start: number;
  end: number;
  meanings: readonly Meaning[];
};

/** Phrases of up to a few words, found in a text in time linear in its length. Plurals match the singular. */
export class PhraseIndex<Meaning> {
  readonly #root: Node<Meaning> = { next: new Map(), meanings: [] };
  /** Every single word that occurs in a phrase. */
  readonly words = new Set<string>();
  readonly #later = new Set<string>();
  #begun = (word: Word): readonly Node<Meaning>[] => nodesAt(this.#root, word);
  /** Whether a word may stand behind the first one of a phrase. */
  #mayFollow: (word: Word) => boolean = () => true;

  /** Adds phrases separated by commas. */
  add(phrases: string, ...meanings: Meaning[]): this {
    for (const phrase of phrases.split(',')) {
      const tokens = tokenise(phrase);
      if (tokens.length === 0) continue;
      let node = this.#root;
      for (const { text } of tokens) {
        this.words.add(text);
        if (node !== this.#root) this.#later.add(text);
        let next = node.next.get(text);
        if (!next) {
          next = { next: new Map(), meanings: [] };
          node.next.set(text, next);
        }
        node = next;
      }
      node.meanings.push(...meanings);
    }
    return this;
  }

  /**
   * Says that no more phrases are added, so that words may remember what begins with them. `mayKnow` rules words out of
   * which no phrase has any form.
   */
  complete(mayKnow: (word: Word) => boolean = () => true): this {
    this.#begun = ofWord((word) => (mayKnow(word) ? nodesAt(this.#root, word) : none));
    this.#mayFollow = ofWord(({ forms }) => forms.some((form) => this.#later.has(form)));
    return this;
  }

  /** Puts what `change` makes of the meanings of a phrase in their place; an unknown phrase has none. */
  put(phrase: string, change: (meanings: readonly Meaning[]) => readonly Meaning[]): void {
    const before = this.#root;
    this.add(phrase);
    let node: Node<Meaning> | undefined = before;
    for (const { text } of tokenise(phrase)) node = node?.next.get(text);
    if (node && node !== before) node.meanings = [...change(node.meanings)];
  }

  /** Every phrase as its words, and what it means. */
  *phrases(): Generator<[phrase: string, meanings: readonly Meaning[]]> {
    const open: [said: string, node: Node<Meaning>][] = [['', this.#root]];
    for (let each = open.pop(); each; each = open.pop()) {
      const [said, { next, meanings }] = each;
      if (meanings.length > 0) yield [said, meanings];
      for (const [word, node] of next) open.push([said === '' ? word : `${said} ${word}`, node]);
    }
  }

  knows(word: string): boolean {
    return holdsForm(this.words, word);
  }

  /** The longest phrase that begins at token `first`, of the meanings that are accepted. */
  at(
    tokens: readonly Token[],
    first: number,
    accepts?: (meaning: Meaning) => boolean,
  ): PhraseMatch<Meaning> | undefined {
    const begun = first < tokens.length ? this.#begun(tokens[first].word) : none;
    const found = begun.length > 0 ? this.#longest(begun, tokens, first, accepts) : undefined;
    if (!found) return undefined;
    const { node, last } = found;
    const meanings = accepts ? acceptedOf(node.meanings, accepts) : node.meanings;
    return { first, last, start: tokens[first].start, end: tokens[last].end, meanings };
  }

  /** All phrases from left to right, the longest first, none overlapping; tokens for which `hidden` is true are left out. */
  all(
    tokens: readonly Token[],
    hidden?: (index: number) => boolean,
    accepts?: (meaning: Meaning) => boolean,
  ): readonly PhraseMatch<Meaning>[] {
    let found: PhraseMatch<Meaning>[] | undefined;
    for (let index = 0; index < tokens.length; index++) {
      if (this.#begun(tokens[index].word).length === 0 || hidden?.(index)) continue;
      const match = this.at(tokens, index, accepts);
      if (!match) continue;
      if (found) found.push(match);
      else found = [match];
      index = match.last;
    }
    return found ?? none;
  }

  /** The longest phrase through one of the nodes that token `last` leads to. */
  #longest(
    nodes: readonly Node<Meaning>[],
    tokens: readonly Token[],
    last: number,
    accepts: ((meaning: Meaning) => boolean) | undefined,
  ): { node: Node<Meaning>; last: number } | undefined {
    const next = last + 1 < tokens.length ? tokens[last + 1] : undefined;
    const word = next?.joined && this.#mayFollow(next.word) ? next.word : undefined;
    let best: { node: Node<Meaning>; last: number } | undefined;
    for (const node of nodes) {
      const further = word && node.next.size > 0 ? nodesAt(node, word) : none;
      const found = further.length > 0 ? this.#longest(further, tokens, last + 1, accepts) : undefined;
      if (found && (!best || found.last > best.last)) best = found;
      else if (!found && !best && holds(node, accepts)) best = { node, last };
    }
    return best;
  }
}

const none: readonly never[] = [];

/** Where a word, in any of its forms, leads from a node. */
function nodesAt<Meaning>({ next }: Node<Meaning>, { forms }: Word): readonly Node<Meaning>[] {
  let found: Node<Meaning>[] | undefined;
  for (const form of forms) {
    const node = next.get(form);
    if (node && found) found.push(node);
    else if (node) found = [node];
  }
  return found ?? none;
}

/** Those of the meanings of a phrase, of which at least one is accepted. */
function acceptedOf<Meaning>(
  meanings: readonly Meaning[],
  accepts: (meaning: Meaning) => boolean,
): readonly Meaning[] {
  return meanings.length === 1 || meanings.every(accepts) ? meanings : meanings.filter(accepts);
}

/** Whether a word, or a singular that it may stand for, is among others. */
export function holdsForm(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || formsOf(word).some((form) => words.has(form));
}

function holds<Meaning>({ meanings }: Node<Meaning>, accepts?: (meaning: Meaning) => boolean): boolean {
  if (!accepts || meanings.length === 0) return meanings.length > 0;
  return meanings.length === 1 ? accepts(meanings[0]) : meanings.some(accepts);
}
