import { decompound, partsOf } from './decompound.ts';
import { bareName, withoutArticle } from './definite-forms.ts';
import { languageOf } from './languages.ts';
import { listVocabulary } from './list-vocabulary.ts';
import type { PhraseMatch } from './phrase-index.ts';
import { nounsIn } from './read-nouns.ts';
import { Stretches } from './stretches.ts';
import { type Token, tokenise } from './tokenise.ts';
import { type Attribute, type Brand, itemVocabulary, type Noun, type Vocabulary } from './vocabulary.ts';
import { fold, forgetWords } from './word.ts';

/** All that the vocabulary knows in one stretch of text; every position counts in the whole text. */
export type Words = {
  tokens: readonly Token[];
  nouns: readonly PhraseMatch<Noun>[];
  attributes: readonly PhraseMatch<Attribute>[];
  brands: readonly PhraseMatch<Brand>[];
  /** Tokens that belong to a brand or to a turn of phrase, so that they name no garment. */
  hidden: ReadonlySet<number>;
  /** The language that the words were read in, where one was asked for. */
  language?: string | undefined;
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

/** A stretch of a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/**
 * Reads stretches of a list as one, with the words of all languages. A word that English and another language share
 * means what the line's language makes of it, else that of the whole list.
 */
export function readSpans(text: string, spans: readonly Span[], listLanguage?: string): Words {
  const [span] = spans;
  if (span === undefined || spans.length > 1) return readParts(text, spans, listLanguage);
  const { words: lately } = latelyOf(text);
  const known =
    lately.get(span, listLanguage) ?? (kept.isOf(text) ? kept.get(span, listLanguage) : undefined);
  if (known) return known;
  const words = readParts(text, spans, listLanguage);
  lately.add(span, listLanguage, words);
  return words;
}

const mostLately = 64;
type Lately = { tokens: Stretches<readonly Token[]>; words: Stretches<Words> };
const remembered = (): Lately => ({ tokens: new Stretches(mostLately), words: new Stretches(mostLately) });
/** The stretches read last, since a line is looked at as a heading, a list and a garment in turn: of the list, and of any other text. */
const ofList = remembered();
const ofOther = remembered();
/** Whole lines of the list that is read now: they are looked at before it is read line by line. */
const kept = new Stretches<Words>();

function latelyOf(text: string): Lately {
  const lately = kept.isOf(text) ? ofList : ofOther;
  if (!lately.words.isOf(text)) {
    lately.tokens.begin(text);
    lately.words.begin(text);
  }
  return lately;
}

/** Begins a list whose lines are kept while it is read. */
export function beginList(text: string): void {
  kept.begin(text);
  forgetWords(listVocabulary().knows);
}

/** As `readSpans` of one line of the list begun last, and kept until the next one. */
export function readLineWords(text: string, line: Span, listLanguage?: string): Words {
  const known = kept.get(line, listLanguage);
  if (known) return known;
  const words = readSpans(text, [line], listLanguage);
  kept.add(line, listLanguage, words);
  return words;
}

/** The words of `text[start, end)` as they stand there. */
export function tokensBetween(text: string, start: number, end: number): readonly Token[] {
  const { tokens: lately } = latelyOf(text);
  const span = { start, end };
  const known = lately.get(span, undefined);
  if (known) return known;
  const tokens = tokenise(text.slice(start, end), start);
  lately.add(span, undefined, tokens);
  return tokens;
}

function readParts(text: string, spans: readonly Span[], listLanguage: string | undefined): Words {
  const tokens = spans.map(({ start, end }, index) => {
    const own = tokensBetween(text, start, Math.min(end, start + longestName));
    const [first, ...others] = own;
    return index === 0 || !first ? own : [{ ...first, joined: false, tight: false }, ...others];
  });
  const [only = []] = tokens;
  return readListTokens(tokens.length > 1 ? tokens.flat() : only, listLanguage);
}

export function readListTokens(tokens: readonly Token[], listLanguage?: string): Words {
  const parted = tokens.every(isWhole) ? tokens : tokens.map(withoutArticle).flatMap(decompound);
  return readTokens(parted, listVocabulary(), languageOf(parted, listLanguage), listLanguage);
}

/** A word that is read as it stands. */
function isWhole({ word }: Token): boolean {
  return bareName(word) === null && partsOf(word) === null;
}

/** As `readWords`, of tokens already made. */
export function readTokens(
  tokens: readonly Token[],
  vocabulary = itemVocabulary(),
  language?: string,
  listLanguage = language,
): Words {
  const isEnglish = language === 'en' && (listLanguage === 'en' || listLanguage === undefined);
  const brands = brandsIn(tokens, vocabulary);
  const branded = covered(brands);
  const isBranded = branded.size > 0 ? (index: number) => branded.has(index) : undefined;
  const masks = masksIn(tokens, vocabulary, isBranded);
  const hidden = masks.length > 0 ? covered([...brands, ...masks]) : branded;
  const said = vocabulary.attributes.all(tokens, isBranded, isEnglish ? isNotAbroad : undefined);
  const attributes = said.some(({ first }) => isNegated(tokens, first))
    ? said.filter(({ first }) => !isNegated(tokens, first))
    : said;
  const nouns = nounsIn(tokens, vocabulary, { attributes, hidden, language });
  return { tokens, brands, hidden, language, nouns, attributes };
}

function brandsIn(tokens: readonly Token[], vocabulary: Vocabulary): readonly PhraseMatch<Brand>[] {
  const found = vocabulary.brands.all(tokens);
  if (found.length === 0) return found;
  return found.filter(
    (match) =>
      isBrand(match, tokens) &&
      !isPluralOf(match, tokens, vocabulary) &&
      outreaches(match, vocabulary.nouns.at(tokens, match.first)),
  );
}

function masksIn(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isBranded: ((index: number) => boolean) | undefined,
): readonly PhraseMatch<true>[] {
  const found = vocabulary.masks.all(tokens, isBranded);
  if (found.length === 0) return found;
  return found.filter((match) => outreaches(match, longestNoun(vocabulary, tokens, match)));
}

function isNegated(tokens: readonly Token[], first: number): boolean {
  return first > 0 && negations.has(tokens[first - 1].text);
}

/** "Felpa senza cappuccio": what follows is what the garment lacks. */
const negations: ReadonlySet<string> = new Set(
  'without sans sin senza ohne zonder sem uden uten utan bez'.split(' '),
);

function isNotAbroad({ abroad }: Attribute): boolean {
  return !abroad;
}

const noTokens: ReadonlySet<number> = new Set();

/** The tokens of phrases. */
function covered(matches: readonly { first: number; last: number }[]): ReadonlySet<number> {
  if (matches.length === 0) return noTokens;
  const tokens = new Set<number>();
  for (const { first, last } of matches) for (let index = first; index <= last; index++) tokens.add(index);
  return tokens;
}

/** A phrase hides a garment's name unless that reaches further: "dressing gown" against "dressing". */
function outreaches(match: { last: number }, noun: { last: number } | undefined): boolean {
  return noun === undefined || noun.last <= match.last;
}

function longestNoun(
  { nouns }: Vocabulary,
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
) {
  for (let index = first; index <= last; index++) {
    const noun = nouns.at(tokens, index);
    if (noun && noun.last > last) return noun;
  }
  return undefined;
}

/** "Gants" are gloves, and no plural of a maker's name. */
function isPluralOf(
  { first, last, meanings }: PhraseMatch<Brand>,
  tokens: readonly Token[],
  { nouns }: Vocabulary,
): boolean {
  const { text } = tokens[first];
  if (first !== last || meanings.some(({ name }) => fold(name).replace(/[^\p{L}\p{N}]/gu, '') === text))
    return false;
  return nouns.at(tokens, first)?.meanings.some(({ strength }) => strength === 'garment') ?? false;
}

/** Brands that are words of daily speech count only with a capital letter. */
function isBrand({ meanings, first }: PhraseMatch<Brand>, tokens: readonly Token[]): boolean {
  return !meanings.every(({ capital }) => capital) || /^\p{Lu}/u.test(tokens[first].raw);
}
