import type { PhraseMatch } from './phrase-index.ts';
import { type Token, tokenise } from './tokenise.ts';
import { type Attribute, type Brand, itemVocabulary, type Noun } from './vocabulary.ts';

/** All that the vocabulary knows in one stretch of text; every position counts in the whole text. */
export type Words = {
  tokens: Token[];
  nouns: PhraseMatch<Noun>[];
  attributes: PhraseMatch<Attribute>[];
  brands: PhraseMatch<Brand>[];
  /** Tokens that belong to a brand or to a turn of phrase, so that they name no garment. */
  hidden: ReadonlySet<number>;
};

/** How much of an item's name is read, in UTF-16 units. */
export const longestName = 600;

/** Reads `text[start, end)` with the vocabulary. */
export function readWords(text: string, start = 0, end = text.length): Words {
  return readTokens(tokenise(text.slice(start, end), start));
}

/** As `readWords`, of an item's name: what stands beyond `longestName` describes no garment any more. */
export function readName(text: string, start: number, end: number): Words {
  return readWords(text, start, Math.min(end, start + longestName));
}

/** As `readWords`, of tokens already made. */
export function readTokens(tokens: Token[]): Words {
  const vocabulary = itemVocabulary();
  const branded = new Set<number>();
  const brands = vocabulary.brands
    .all(tokens)
    .filter((match) => isBrand(match, tokens) && outreaches(match, vocabulary.nouns.at(tokens, match.first)));
  for (const match of brands) cover(branded, match);
  const hidden = new Set(branded);
  for (const match of vocabulary.masks.all(tokens, (index) => branded.has(index)))
    if (outreaches(match, longestNoun(tokens, match))) cover(hidden, match);
  return {
    tokens,
    brands,
    hidden,
    nouns: vocabulary.nouns.all(tokens, (index) => hidden.has(index)),
    attributes: vocabulary.attributes.all(tokens, (index) => branded.has(index)),
  };
}

function cover(set: Set<number>, { first, last }: { first: number; last: number }): void {
  for (let index = first; index <= last; index++) set.add(index);
}

/** A phrase hides a garment's name unless that reaches further: "dressing gown" against "dressing". */
function outreaches(match: { last: number }, noun: { last: number } | undefined): boolean {
  return noun === undefined || noun.last <= match.last;
}

function longestNoun(tokens: Token[], { first, last }: { first: number; last: number }) {
  const { nouns } = itemVocabulary();
  for (let index = first; index <= last; index++) {
    const noun = nouns.at(tokens, index);
    if (noun && noun.last > last) return noun;
  }
  return undefined;
}

/** Brands that are words of daily speech count only with a capital letter. */
function isBrand({ meanings, first }: PhraseMatch<Brand>, tokens: Token[]): boolean {
  return !meanings.every(({ capital }) => capital) || /^\p{Lu}/u.test(tokens[first].raw);
}
