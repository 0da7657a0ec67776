import { garmentEmoji } from '../../knowledge/garment-words-abroad.ts';
import { firstPreposition, isNamed, isWhole } from './choose-noun.ts';
import { correctSpelling } from './correct-spelling.ts';
import { type Holding, holding, isLabel } from './hold.ts';
import type { ItemContext } from './item-draft.ts';
import { listVocabulary } from './list-vocabulary.ts';
import { readVariants } from './read-variants.ts';
import { readListTokens, readSpans, type Span, type Words } from './read-words.ts';
import { type Stretch, separate } from './separate.ts';
import type { Token } from './tokenise.ts';
import type { Noun } from './vocabulary.ts';

/**
 * What one garment's stretch of a line says. Its kind stands in `core`; cloth, size and the like in `said` as well. What
 * else stands between start and end is a remark.
 */
export type Piece = {
  start: number;
  end: number;
  holds: 'item' | 'attributes' | 'not clothing' | 'unclear';
  core: Span;
  said: readonly Span[];
  /** Of a list of variants ("3 white, 2 blue"), the one that this is; its count and color go before those of the core. */
  variant?: Span;
  /** What was read of the core, where that is all that is said. */
  words?: Words;
};

type Chunk = Stretch & { words: Words; holds: Holding };
type Open = { start: number; end: number; core: Span; said: Span[]; words: Words; variants: Span[] };

/** The garments of one line, and what on it is none. */
export function splitLine(
  text: string,
  start: number,
  end: number,
  { language, kind }: Pick<ItemContext, 'language' | 'kind'> = {},
): Piece[] {
  const stretches = separate(text, start, end).flatMap((stretch) => atPictures(text, stretch));
  const chunks = stretches.map((stretch, k): Chunk => {
    const all = readMended(text, stretch, language);
    const own = withoutLead(stretch, all);
    const words = own === stretch ? all : readMended(text, own, language);
    return { ...own, words, holds: holding(text, own, words, k === 0) };
  });
  if (!chunks.some(({ holds }) => holds === 'item'))
    return kind && areVariants(chunks) ? chunks.map(ofHeading) : withoutItem(text, chunks);
  return joined(chunks).flatMap((part) =>
    'variants' in part
      ? splitAtAnd(text, part).flatMap((item) => readVariants(text, item, language))
      : [part],
  );
}

const garmentPicture = new RegExp(Object.values(garmentEmoji).join(' ').split(' ').join('|'), 'gu');

/** "👕 white 👖 blue" and "👕👖👟": each picture is a garment where words follow all of them or none. */
function atPictures(text: string, stretch: Stretch): Stretch[] {
  const said = text.slice(stretch.start, stretch.end);
  const starts = [...said.matchAll(garmentPicture)].map(({ index }) => index);
  if (starts.length < 2 || starts[0] !== 0) return [stretch];
  const parts = starts.map((from, k) => ({
    start: stretch.start + from,
    end: stretch.start + from + said.slice(from, starts[k + 1]).trimEnd().length,
    after: k === 0 ? stretch.after : ('firm' as const),
  }));
  const worded = parts.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
  return worded.length === 0 || worded.length === parts.length ? parts : [stretch];
}

/** Reads a stretch, and mends its spelling where it names no garment. */
function readMended(text: string, span: Span, language: string | undefined): Words {
  const words = readSpans(text, [span], language);
  const corrected = words.nouns.some(isNamed) ? undefined : correctSpelling(words.tokens, listVocabulary());
  return corrected ? readListTokens(corrected, language) : words;
}

/** Below or behind "Shirts:", each color is a shirt. */
function areVariants(chunks: readonly Chunk[]): boolean {
  return chunks.length > 1 && chunks.every(({ words }) => words.attributes.some(isColour));
}

function ofHeading({ start, end }: Chunk): Piece {
  return { start, end, holds: 'item', core: { start, end }, said: [] };
}

/** A line that names no garment: words that describe the one above, no clothing, or a name that nobody knows. */
function withoutItem(text: string, chunks: readonly Chunk[]): Piece[] {
  const [first] = chunks;
  const last = chunks.at(-1);
  if (!first || !last) return [];
  const span = { start: first.start, end: last.end };
  const all = (holds: Holding) => chunks.every((chunk) => chunk.holds === holds);
  const names =
    chunks.length === 1 &&
    first.holds === 'attributes' &&
    first.words.nouns.length > 0 &&
    !isLabel(text, first.words.tokens[0]);
  const holds = names
    ? 'item'
    : all('attributes')
      ? 'attributes'
      : chunks.some((chunk) => chunk.holds === 'not clothing')
        ? 'not clothing'
        : 'unclear';
  return [{ ...span, holds, core: span, said: [] }];
}

const lead = new Set(
  'i ive have own got bought packed wore also then plus and there is are ich habe jai tengo ho jag har jeg mam'.split(
    ' ',
  ),
);
const picture = /^\p{Extended_Pictographic}/u;

/** "I have a navy blazer" and "👕 white tee 👕" without the words and pictures around the garment that they name. */
function withoutLead(stretch: Stretch, { tokens, nouns, attributes }: Words): Stretch {
  const named = nouns.filter(isNamed);
  if (named.length === 0) return stretch;
  const saysColour = (at: number) => attributes.some(({ first, last }) => first <= at && at <= last);
  let first = 0;
  let last = tokens.length - 1;
  while (first < named[0].first && (lead.has(tokens[first].text) || picture.test(tokens[first].raw))) first++;
  while (last > named[0].last && picture.test(tokens[last].raw) && !saysColour(last)) last--;
  const start = first === 0 ? stretch.start : tokens[first].start;
  const end = last === tokens.length - 1 ? stretch.end : tokens[last].end;
  return start === stretch.start && end === stretch.end ? stretch : { ...stretch, start, end };
}

/**
 * Chunks as garments with all that is said of them. What only describes goes to the garment before, or to the one after
 * where none stands before or where both name colors ("jeans, red, white and blue scarf"). Parts behind a dash or a tab
 * never begin a garment of their own.
 */
function joined(chunks: readonly Chunk[]): (Open | Piece)[] {
  const parts: (Open | Piece)[] = [];
  let waiting: Chunk[] = [];
  chunks.forEach((chunk, k) => {
    const before = parts.at(-1);
    const open = before && 'variants' in before ? before : undefined;
    const next = chunks[k + 1];
    if (chunk.holds === 'not clothing' && !open) {
      parts.push({ start: chunk.start, end: chunk.end, holds: 'not clothing', core: chunk, said: [] });
    } else if (chunk.holds === 'item' && !(open && belongsTo(open, chunk))) {
      parts.push(opened(chunk, waiting));
      waiting = [];
    } else if (open && waiting.length === 0 && !(next && leadsOn(open, chunk, next))) {
      describe(open, chunk);
    } else waiting.push(chunk);
  });
  const open = parts.findLast((part) => 'variants' in part);
  for (const chunk of waiting) if (open && 'variants' in open) describe(open, chunk);
  return parts;
}

function opened(chunk: Chunk, waiting: readonly Chunk[]): Open {
  const said = waiting.filter(({ holds }) => holds === 'attributes');
  return {
    start: waiting[0]?.start ?? chunk.start,
    end: chunk.end,
    core: chunk,
    said: [...said],
    words: chunk.words,
    variants: [],
  };
}

/** A second garment's name behind a dash or tab is another word for the same; so is a part of a suit. */
function belongsTo(open: Open, chunk: Chunk): boolean {
  const [own, other] = [open.words.nouns.find(isNamed), chunk.words.nouns.find(isNamed)];
  if (own === undefined || other === undefined) return false;
  return chunk.after === 'soft' || isPartOfSuit(own.meanings[0], chunk.words, other.meanings[0]);
}

/** "Grey suit, trousers a bit tight": one of its parts, with nothing that would make it another garment. */
function isPartOfSuit(suit: Noun, { attributes, tokens }: Words, part: Noun): boolean {
  if (suit.kind.subcategory !== 'suit jacket' || !partsOfSuits.has(part.kind.category)) return false;
  return !attributes.some(isColour) && tokens.length > 1 && !/^\d/.test(tokens[0].text);
}

const partsOfSuits: ReadonlySet<string> = new Set(['pants', 'outerwear']);

function describe(open: Open, chunk: Chunk): void {
  open.end = chunk.end;
  if (chunk.holds === 'item') {
    if (isGeneral(open.words) && isSameCategory(open.words, chunk.words)) {
      open.said.push(open.core);
      open.core = chunk;
      open.words = chunk.words;
    }
  } else if (chunk.holds === 'attributes') {
    const counted =
      /^\d{1,2}$/.test(chunk.words.tokens[0]?.text ?? '') && chunk.words.attributes.some(isColour);
    if (counted) open.variants.push(chunk);
    else open.said.push(chunk);
  }
}

/** "Shoes - white sneakers": the first word only says where the second belongs. */
function isGeneral({ tokens, nouns }: Words): boolean {
  return nouns.length === 1 && nouns[0].first === 0 && nouns[0].last === tokens.length - 1;
}

function isSameCategory(one: Words, other: Words): boolean {
  const [first, second] = [one.nouns[0], other.nouns.findLast(isNamed)];
  return first.meanings[0].kind.category === second?.meanings[0].kind.category;
}

function leadsOn(before: Open, chunk: Chunk, next: Chunk): boolean {
  const named = before.words.attributes.some(isColour) && chunk.words.attributes.some(isColour);
  const first = next.words.attributes[0];
  return (
    chunk.holds === 'attributes' &&
    named &&
    next.holds === 'item' &&
    first !== undefined &&
    first.first === 0 &&
    isColour(first)
  );
}

function isColour({ meanings }: Words['attributes'][number]): boolean {
  return meanings.some(({ field }) => field === 'colour');
}

/** "black jeans and white sneakers" is two items, "black and white sneakers" one. */
function splitAtAnd(text: string, open: Open): (Piece & { variants: Span[] })[] {
  const { words, core } = open;
  const { tokens } = words;
  const cuts: { end: number; next: number }[] = [];
  const ands = tokens.flatMap(({ text: word, enclosed }, k) =>
    isAnd(word) && !enclosed && !isCovered(words, k) ? [k] : [],
  );
  let from = 0;
  for (const [position, at] of ands.entries()) {
    const until = ands[position + 1] ?? tokens.length;
    if (!namesItem(words, from, at) || !namesItem(words, at + 1, until)) continue;
    if (belongsToWith(words, from, at, until)) continue;
    cuts.push({ end: tokens[at].start, next: tokens[at + 1].start });
    from = at + 1;
  }
  return cuts.concat({ end: core.end, next: core.end }).map(({ end }, k, all) => {
    const begins = k === 0 ? core.start : (all[k - 1]?.next ?? core.start);
    const span = { start: begins, end: begins + text.slice(begins, end).trimEnd().length };
    const isLast = k === all.length - 1;
    return {
      start: k === 0 ? open.start : span.start,
      end: isLast ? open.end : span.end,
      holds: 'item' as const,
      core: span,
      ...(cuts.length === 0 && open.said.length === 0 && { words }),
      said: open.said.filter(
        (said) => (isLast ? said.start >= span.start : false) || (k === 0 && said.start < span.start),
      ),
      variants: isLast ? open.variants : [],
    };
  });
}

const ands = new Set('and und et plus og och y e en oraz i'.split(' '));

function isAnd(text: string): boolean {
  return ands.has(text);
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
