import { compoundNoun, firstPreposition, isNamed, isWhole } from './choose-noun.ts';
import { correctSpelling } from './correct-spelling.ts';
import { readPrices } from './read-prices.ts';
import { readSize } from './read-size.ts';
import { readName, readTokens, type Words } from './read-words.ts';
import { itemVocabulary } from './vocabulary.ts';

/** A stretch of a line: an item, words that only describe one, or something that is no clothing. */
export type Piece = { start: number; end: number; holds: 'item' | 'attributes' | 'not clothing' };

type Span = { start: number; end: number };
type Chunk = Piece & { words: Words };

/** The items of one line: parted at commas and the like outside brackets, and at "and" between two garments. */
export function splitLine(text: string, start: number, end: number): Piece[] {
  const chunks = separated(text, start, end).map((span): Chunk => {
    const all = spelled(readName(text, span.start, span.end));
    const own = withoutLead(span, all);
    const words = own === span ? all : spelled(readName(text, own.start, own.end));
    return { ...own, words, holds: holding(text, own, words) };
  });
  return joinAttributes(text, named(chunks)).flatMap((chunk) =>
    chunk.holds === 'item' ? splitAtAnd(text, chunk) : [piece(chunk)],
  );
}

/** Alone on its line, a word that elsewhere describes is the thing itself: "Patagonia fleece", "black turtleneck". */
function named(chunks: Chunk[]): Chunk[] {
  const [only, ...others] = chunks;
  const names = only?.holds === 'attributes' && others.length === 0 && only.words.nouns.length > 0;
  return names ? [{ ...only, holds: 'item' }] : chunks;
}

const lead = new Set('i ive have own got bought packed wore also then plus and there is are'.split(' '));
const picture = /^\p{Extended_Pictographic}/u;

/** "I have a navy blazer" and "👕 white tee 👕" without the words and pictures around the garment that they name. */
function withoutLead(span: Span, { tokens, nouns }: Words): Span {
  const named = nouns.filter(isNamed);
  if (named.length === 0) return span;
  let first = 0;
  let last = tokens.length - 1;
  while (first < named[0].first && (lead.has(tokens[first].text) || picture.test(tokens[first].raw))) first++;
  while (last > named[0].last && picture.test(tokens[last].raw)) last--;
  const start = first === 0 ? span.start : tokens[first].start;
  const end = last === tokens.length - 1 ? span.end : tokens[last].end;
  return start === span.start && end === span.end ? span : { start, end };
}

function spelled(words: Words): Words {
  const corrected = words.nouns.length === 0 ? correctSpelling(words.tokens) : undefined;
  return corrected ? readTokens(corrected) : words;
}

function piece({ start, end, holds }: Piece): Piece {
  return { start, end, holds };
}

function separated(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const line = text.slice(start, end);
  const closings = { round: line.lastIndexOf(')'), square: line.lastIndexOf(']') };
  let depth = 0;
  let from = 0;
  const cut = (to: number, next: number) => {
    const inner = line.slice(from, to);
    const lead = inner.length - inner.trimStart().length;
    if (inner.trim() !== '')
      spans.push({ start: start + from + lead, end: start + from + inner.trimEnd().length });
    from = next;
  };
  for (let k = 0; k < line.length; k++) {
    const sign = line[k];
    if (sign === '(' && closings.round > k) depth++;
    else if (sign === '[' && closings.square > k) depth++;
    else if ((sign === ')' || sign === ']') && depth > 0) depth--;
    else if (depth === 0 && isSeparator(line, k)) cut(k, k + 1);
  }
  cut(line.length, line.length);
  return spans;
}

function isSeparator(line: string, k: number): boolean {
  const sign = line[k];
  if (';|\t•·、，；'.includes(sign)) return true;
  if (sign === ',') return !(isDigit(line[k - 1]) && isDigit(line[k + 1]));
  if (sign === '/') return line[k - 1] === ' ' && line[k + 1] === ' ';
  if (sign === '.' || sign === '!' || sign === '?' || sign === '。')
    return sign === '。' || (line[k + 1] === ' ' && /\p{L}{4}$/u.test(line.slice(Math.max(0, k - 8), k)));
  return false;
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9';
}

/** Words that say nothing by themselves and may stand beside attributes. */
const fillers = new Set(
  (
    'and or with in a an the of colour color size brand qty quantity price each ea fabric material pattern made from by new x ' +
    'farbe grosse couleur taille sale final now was only mens womens men women ladies kids boys girls unisex'
  ).split(' '),
);

function holding(text: string, { start, end }: Span, words: Words): Piece['holds'] {
  const { tokens, nouns, attributes, brands } = words;
  if (nouns.some((noun) => isNamed(noun) || !isAttribute(words, noun))) return 'item';
  if (nouns.length === 0 && compoundNoun(words)) return 'item';
  if (itemVocabulary().notClothing.all(tokens).length > 0) return 'not clothing';
  const size = readSize(tokens, () => true);
  const prices = readPrices(text, start, end);
  const known = new Set([...attributes, ...brands, ...(size ? [size] : [])].flatMap(indices));
  const unknown = tokens.filter(
    (token, k) =>
      !known.has(k) &&
      !fillers.has(token.text) &&
      !/^\d{1,6}x?$/.test(token.text) &&
      !prices.some((price) => price.start <= token.start && token.end <= price.end),
  );
  const hasBrandGarment = brands.some(({ meanings }) => meanings[0].noun);
  return unknown.length > 0 || tokens.length === 0 || (hasBrandGarment && known.size > 1)
    ? 'item'
    : 'attributes';
}

function indices({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, k) => first + k);
}

function isAttribute({ attributes }: Words, { first, last }: { first: number; last: number }): boolean {
  return attributes.some((attribute) => attribute.first <= first && last <= attribute.last);
}

/**
 * "Blazer, navy, M" is one item, and so is "navy, wool blazer": what only describes goes to the item before it, or to
 * the one after it where none stands before, or where both name colours ("jeans, red, white and blue scarf").
 */
function joinAttributes(text: string, chunks: Chunk[]): Chunk[] {
  const joined: Chunk[] = [];
  let waiting: number | undefined;
  for (let k = 0; k < chunks.length; k++) {
    const chunk = chunks[k];
    const before = joined.at(-1);
    const next = chunks[k + 1];
    if (chunk.holds === 'attributes') {
      const forward =
        !before || before.holds === 'not clothing' || waiting !== undefined || leadsOn(before, chunk, next);
      if (forward && next) waiting ??= chunk.start;
      else if (before && waiting === undefined)
        joined[joined.length - 1] = widened(text, before, before.start, chunk.end);
      else joined.push({ ...chunk, start: waiting ?? chunk.start });
    } else if (waiting !== undefined && chunk.holds === 'item') {
      joined.push(widened(text, chunk, waiting, chunk.end));
      waiting = undefined;
    } else {
      joined.push(chunk);
      waiting = undefined;
    }
  }
  return joined;
}

function leadsOn(before: Chunk, chunk: Chunk, next: Chunk | undefined): boolean {
  const named = before.words.attributes.some(isColour) && chunk.words.attributes.some(isColour);
  const first = next?.words.attributes[0];
  return named && next?.holds === 'item' && first !== undefined && first.first === 0 && isColour(first);
}

function isColour({ meanings }: Words['attributes'][number]): boolean {
  return meanings.some(({ field }) => field === 'colour');
}

function widened(text: string, chunk: Chunk, start: number, end: number): Chunk {
  return { ...chunk, start, end, words: readName(text, start, end) };
}

/** "black jeans and white sneakers" is two items, "black and white sneakers" one. */
function splitAtAnd(text: string, chunk: Chunk): Piece[] {
  const { words } = chunk;
  const { tokens } = words;
  const pieces: Piece[] = [];
  let from = 0;
  let start = chunk.start;
  const ands = tokens.flatMap(({ text: word, enclosed }, k) =>
    isAnd(word) && !enclosed && !isCovered(words, k) ? [k] : [],
  );
  for (const [position, at] of ands.entries()) {
    const until = ands[position + 1] ?? tokens.length;
    if (!namesItem(words, from, at) || !namesItem(words, at + 1, until)) continue;
    if (belongsToWith(words, from, at, until)) continue;
    pieces.push({ start, end: start + text.slice(start, tokens[at].start).trimEnd().length, holds: 'item' });
    from = at + 1;
    start = tokens[from].start;
  }
  return [...pieces, { start, end: chunk.end, holds: 'item' }];
}

function isAnd(text: string): boolean {
  return text === 'and' || text === 'und' || text === 'et' || text === 'plus';
}

function isCovered({ nouns, brands, hidden, attributes }: Words, k: number): boolean {
  return (
    hidden.has(k) || [...nouns, ...brands, ...attributes].some(({ first, last }) => first <= k && k <= last)
  );
}

/** Whether tokens `from` to before `to` name a garment, an adjective only as the last word ("polo and jeans"). */
function namesItem(words: Words, from: number, to: number): boolean {
  return words.nouns.some((noun) => {
    if (noun.first < from || noun.last >= to) return false;
    if (isNamed(noun)) return true;
    const { text } = words.tokens[noun.last];
    return (
      noun.last === to - 1 &&
      !isAttribute(words, noun) &&
      noun.meanings[0].strength === 'adjective' &&
      text !== 'short'
    );
  });
}

/** In "a dress with a belt and pockets" or "with a belt and a hat", what follows "and" may still go with the dress. */
function belongsToWith(words: Words, from: number, at: number, until: number): boolean {
  const preposition = firstPreposition({ ...words, tokens: words.tokens.slice(0, at) });
  if (preposition < from || preposition > at) return false;
  const next = words.nouns.filter((noun) => noun.first > at && noun.last < until && isNamed(noun));
  return !next.some((noun) => isWhole(noun) && noun.meanings[0].kind.category !== 'accessories');
}
