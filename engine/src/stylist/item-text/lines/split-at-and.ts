import { pointingWords } from '../../../knowledge/words/words-abroad.ts';
import { firstPreposition, isNamed, isWhole } from '../kinds/choose-noun.ts';
import { readSpans, type Span, type Words } from '../words/read-words.ts';
import type { Token } from '../words/tokenise.ts';
import { fold, ofWord } from '../words/word.ts';
import { isColour, isCounted } from './later-parts.ts';
import type { Open, Piece } from './piece.ts';

/** "black jeans and white sneakers" is two items, "black and white sneakers" one. */
export function splitAtAnd(text: string, whole: Open): (Piece & { variants: Span[] })[] {
  const open = withoutFurther(text, whole);
  const { words, core } = open;
  const { tokens } = words;
  const cuts: { end: number; next: number }[] = [];
  const ands = andsOf(words);
  const begins = tokens.length >= leastDictated ? articlesOf(words, ands) : [];
  const places = [...ands, ...begins].sort((x, y) => x - y);
  let from = 0;
  for (const [position, at] of places.entries()) {
    const until = places[position + 1] ?? tokens.length;
    if (!namesItem(words, from, at) || !namesItem(words, at + 1, until)) continue;
    if (belongsToWith(words, from, at, until)) continue;
    const isArticle = begins.includes(at);
    cuts.push({ end: tokens[at].start, next: tokens[isArticle ? at : at + 1].start });
    from = at + 1;
  }
  if (cuts.length === 0) return [{ ...undivided(text, open), variants: open.variants }];
  return cuts.concat({ end: core.end, next: core.end }).map(({ end }, k, all) => {
    const begins = k === 0 ? core.start : (all[k - 1]?.next ?? core.start);
    const span = { start: begins, end: begins + text.slice(begins, end).trimEnd().length };
    const isLast = k === all.length - 1;
    return {
      start: k === 0 ? open.start : span.start,
      end: isLast ? open.end : span.end,
      holds: 'item' as const,
      core: span,
      said: open.said.filter(
        (said) => (isLast ? said.start >= span.start : false) || (k === 0 && said.start < span.start),
      ),
      variants: isLast ? open.variants : [],
    };
  });
}

/** All of a garment's stretch as one piece. */
function undivided(text: string, { start, end, core, said, words }: Open): Piece {
  const span = { start: core.start, end: core.start + text.slice(core.start, core.end).trimEnd().length };
  const piece: Piece = { start, end, holds: 'item', core: span, said };
  if (said.length === 0) piece.words = words;
  return piece;
}

/** "Dad hat + the black one" and "black leggings and 2 white": the second is one more of the first, in another color. */
function withoutFurther(text: string, open: Open): Open {
  const { words, core } = open;
  const { tokens, attributes, nouns } = words;
  const at = andsOf(words).at(-1) ?? -1;
  if (at < 1 || at === tokens.length - 1 || !namesItem(words, 0, at)) return open;
  const isPointed = tokens.slice(at + 1, at + 1 + mostPointing).some(({ text: word }) => pointing.has(word));
  const isMore = isPointed || isCounted({ ...words, tokens: tokens.slice(at + 1) });
  const says = (k: number) => attributes.some((match) => match.first === k && isColour(match));
  const isColoured = tokens.some((_, k) => k > at && says(k));
  if (!isMore || !isColoured || nouns.some((noun) => noun.first > at && isNamed(noun))) return open;
  const end = core.start + text.slice(core.start, tokens[at].start).trimEnd().length;
  return {
    ...open,
    core: { start: core.start, end },
    words: readSpans(text, [{ start: core.start, end }], words.language),
    variants: [{ start: tokens[at + 1].start, end: core.end }, ...open.variants],
  };
}

/** So long is a line that somebody has dictated, without a comma. */
const leastDictated = 8;
const articles = new Set(
  'des les un une mes the a an some my die das ein eine einen meine las los unos unas una mis gli dei delle i miei le mie de het een mijn os as uns umas meus minhas en et ei mine mina min moje virgule komma comma coma virgola'.split(
    ' ',
  ),
);
const notBefore = new Set(
  'de du d à a avec pour sur sous chez par en dans comme ou with for from by in on of over under like or to at than mit für von aus über unter bei zu wie oder an auf con para por sin en desde sobre o da di per su tra come met van voor op bij als of com em sem med til fra på av uten till från för i om som eller z do na od dla w jak lub'.split(
    ' ',
  ),
);
const mostBeforeNoun = 3;

/** In a long line without commas, articles with a garment right behind them: "white sneakers the black boots some sandals". */
function articlesOf({ tokens, nouns }: Words, ands: readonly number[]): number[] {
  return tokens.flatMap(({ text }, k) => {
    const before = tokens[k - 1]?.text;
    if (!articles.has(text) || before === undefined || notBefore.has(before) || ands.includes(k - 1))
      return [];
    if (tokens[k].enclosed || articles.has(before)) return [];
    const named = nouns.some(
      (noun) => noun.first > k && noun.first <= k + mostBeforeNoun && isNamed(noun) && isWhole(noun),
    );
    return named ? [k] : [];
  });
}

/** So far into a part stands the word that points to the garment before. */
const mostPointing = 5;
const pointing = new Set(pointingWords.map(fold));

const ands = new Set('and n und et plus og och y e en oraz i sowie'.split(' '));
/** Letters that mean something else in a language: "I" in English, "e" for "is" in Norwegian. */
const noAnds: Readonly<Record<string, readonly string[]>> = {
  en: ['i', 'e', 'y', 'en'],
  no: ['i', 'e', 'en'],
  da: ['i', 'e', 'en'],
  sv: ['i', 'e', 'en'],
  de: ['i', 'e', 'en'],
  nl: ['i', 'e'],
};

const mayBeAnd = ofWord(({ text }) => ands.has(text));

function isAnd({ word, text }: Token, language: string | undefined): boolean {
  return mayBeAnd(word) && !noAnds[language ?? 'en']?.includes(text);
}

/** The words for "and" that stand between others, outside brackets. */
function andsOf(words: Words): number[] {
  const found: number[] = [];
  words.tokens.forEach((token, k) => {
    if (isAnd(token, words.language) && !token.enclosed && !isCovered(words, k)) found.push(k);
  });
  return found;
}

function isCovered({ nouns, brands, hidden, attributes }: Words, k: number): boolean {
  return (
    hidden.has(k) || [...nouns, ...brands, ...attributes].some(({ first, last }) => first <= k && k <= last)
  );
}

/** Whether tokens `from` to before `to` name a garment, an adjective only as the last word ("polo and jeans"). */
function namesItem(words: Words, from: number, to: number): boolean {
  const isMaker = ({ first, last, meanings }: Words['brands'][number]) =>
    first === from && last < to && meanings[0].noun !== undefined && meanings[0].name.length > 3;
  if (
    from > 0 &&
    words.brands.some(isMaker) &&
    words.attributes.some(({ first }) => first > from && first < to)
  )
    return true;
  return words.nouns.some((noun) => {
    if (noun.first < from || noun.last >= to) return false;
    if (isNamed(noun)) return true;
    const { text } = words.tokens[noun.last];
    const describes = words.attributes.some(({ first, last }) => first <= noun.first && noun.last <= last);
    return (
      noun.last === to - 1 && !describes && noun.meanings[0].strength === 'adjective' && text !== 'short'
    );
  });
}

/** In "a dress with a belt and pockets" or "with a belt and a hat", what follows "and" may still go with the dress. */
function belongsToWith(words: Words, from: number, at: number, until: number): boolean {
  const preposition = firstPreposition({ ...words, tokens: words.tokens.slice(0, at) as Token[] });
  if (preposition < from || preposition > at) return false;
  const next = words.nouns.filter((noun) => noun.first > at && noun.last < until && isNamed(noun));
  return !next.some((noun) => isWhole(noun) && noun.meanings[0].kind.category !== 'accessories');
}
