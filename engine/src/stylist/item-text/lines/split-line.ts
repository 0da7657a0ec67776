import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import { garmentEmoji } from '../../../knowledge/words/garment-words-abroad.ts';
import { mostlyWords } from '../../../knowledge/words/words-abroad.ts';
import type { ItemContext } from '../item-draft.ts';
import { chooseNoun, isNamed } from '../kinds/choose-noun.ts';
import { type Holding, holding, isLabel, isOfRemark } from '../kinds/hold.ts';
import { correctSpelling } from '../words/correct-spelling.ts';
import { listVocabulary } from '../words/list-vocabulary.ts';
import { readListTokens, readSpans, type Span, type Words } from '../words/read-words.ts';
import { describe, isColour, isColoured, isCounted } from './later-parts.ts';
import type { Chunk, Open, Piece } from './piece.ts';
import { readVariants } from './read-variants.ts';
import { belongsTo } from './same-garment.ts';
import { type Stretch, separate } from './separate.ts';
import { splitAtAnd } from './split-at-and.ts';

/** The garments of one line, and the parts of it that name no garment. */
export function splitLine(
  text: string,
  start: number,
  end: number,
  context: Pick<ItemContext, 'language' | 'kind' | 'category'> & { head?: Span | undefined } = {},
): Piece[] {
  const { language, kind, head } = context;
  const stretches = separate(text, start, end).flatMap((stretch) => atPictures(text, stretch));
  const chunks = stretches.map((stretch, k): Chunk => {
    const all = readMended(text, stretch, context, k === 0);
    const own = withoutLead(stretch, all, k === 0 ? lead : laterLead);
    const words = own === stretch ? all : readMended(text, own, context, k === 0);
    const isMostly = k > 0 && words.tokens.length > 1 && mostlyWords.has(words.tokens[0]?.text ?? '');
    const holds = isMostly ? 'attributes' : holding(text, own, words, k === 0);
    return { ...own, words, holds: k > 0 && isForeignName(words, language) ? 'attributes' : holds };
  });
  if (head && kind && chunks.length > 1 && chunks.some(isColoured))
    return ofList(text, chunks, { head, kind, language });
  preferFirst(chunks);
  if (!chunks.some(({ holds }) => holds === 'item'))
    return kind && areVariants(chunks) ? chunks.map(ofHeading) : withoutItem(text, chunks);
  return joined(chunks).flatMap((part) =>
    'variants' in part
      ? splitAtAnd(text, part).flatMap((item) => readVariants(text, item, language))
      : [part],
  );
}

/** "Walking boots, Scarpa": a single word with a capital letter that another language has for a garment is a maker. */
function isForeignName({ tokens, nouns }: Words, language: string | undefined): boolean {
  const [first] = nouns;
  const other = first?.meanings[0].language;
  return (
    tokens.length === 1 &&
    other !== undefined &&
    other !== language &&
    language !== undefined &&
    /^\p{Lu}/u.test(tokens[0].raw)
  );
}

const anyPicture = Object.values(garmentEmoji).join(' ').split(' ').join('|');
const garmentPicture = new RegExp(anyPicture, 'gu');
const garmentPictures = new RegExp(`^(?:${anyPicture}).*(?:${anyPicture})`, 'su');

/** "👕 white 👖 blue" and "👕👖👟": each picture is a garment where words follow all of them or none. */
function atPictures(text: string, stretch: Stretch): Stretch[] {
  const said = text.slice(stretch.start, stretch.end);
  if (!garmentPictures.test(said)) return [stretch];
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

/** So many words a later part may have whose spelling is mended into a garment; longer ones are remarks. */
const mostMended = 3;

/** Reads a stretch, and mends its spelling where it names no garment; below a heading, into none of another kind. */
function readMended(
  text: string,
  span: Span,
  { language, category }: Pick<ItemContext, 'language' | 'category'>,
  leads: boolean,
): Words {
  const words = readSpans(text, [span], language);
  const isTold =
    words.nouns.some(isNamed) ||
    (!leads && (words.tokens.length > mostMended || isAllUnknown(words) || words.tokens.some(isOfRemark)));
  const corrected = isTold ? undefined : correctSpelling(words.tokens, listVocabulary());
  const mended = corrected && readListTokens(corrected, language);
  return mended && isOfHeading(mended, category) ? mended : words;
}

/** Whether words name a garment of a heading's kind, or none. */
function isOfHeading(words: Words, category: ItemContext['category']): boolean {
  const noun = category && chooseNoun(words, category);
  return !noun || noun.kind.category === category;
}

/** Shorter words behind a garment are words of their own rather than misspelled ones. */
const shortestMended = 6;

/** Of several words or a short one none is known: more likely a remark than words misspelled. */
function isAllUnknown({ tokens, attributes, brands, nouns }: Words): boolean {
  const isLong = tokens.length === 1 && tokens[0].text.length >= shortestMended;
  return !isLong && attributes.length + brands.length + nouns.length === 0;
}

/** "Fleece. Burgundy. Dog hair.": where no word names a garment by itself, the first part is the one that stands for it. */
function preferFirst(chunks: readonly Chunk[]): void {
  const [first, ...others] = chunks;
  const stands = first?.holds === 'attributes' && first.words.nouns.length > 0;
  if (!stands || others.some(({ words, holds }) => holds === 'item' && words.nouns.some(isNamed))) return;
  if (!others.some(({ holds }) => holds === 'item')) return;
  first.holds = 'item';
  for (const chunk of others) if (chunk.holds === 'item') chunk.holds = 'remark';
}

/** Behind "Shirts:" each color or count is a shirt; another garment's name begins one of its own, and the rest remarks. */
function ofList(
  text: string,
  chunks: readonly Chunk[],
  { head, kind, language }: { head: Span; kind: GarmentKind; language: string | undefined },
): Piece[] {
  const pieces: Piece[] = [];
  let from: number | undefined;
  for (const chunk of chunks) {
    const last = pieces.at(-1);
    const own = chunk.words.nouns.find(isNamed);
    const start = from ?? chunk.start;
    if (last && mostlyWords.has(chunk.words.tokens[0]?.text ?? '')) {
      last.end = chunk.end;
      last.said = [...last.said, chunk];
      continue;
    }
    if (own && own.meanings[0].kind !== kind && chunk.holds === 'item') {
      const open = { ...opened(chunk, []), start, variants: [] };
      pieces.push(...splitAtAnd(text, open).flatMap((item) => readVariants(text, item, language)));
    } else if (isColoured(chunk) || isCounted(chunk.words))
      pieces.push({ start, end: chunk.end, holds: 'item', core: head, said: [], variant: chunk });
    else if (last) last.end = chunk.end;
    from = pieces.length === 0 ? start : undefined;
  }
  return pieces;
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
    first.holds === 'attributes' && first.words.nouns.length > 0 && !isLabel(text, first.words.tokens[0]);
  const isLabelled = first.words.tokens[0] !== undefined && isLabel(text, first.words.tokens[0]);
  const holds = isLabelled
    ? 'attributes'
    : names
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
const laterLead = new Set('also then plus and auch und aussi también och og samt'.split(' '));
const picture = /^\p{Extended_Pictographic}/u;

/** "I have a navy blazer" and "👕 white tee 👕" without the words and pictures around the garment that they name. */
function withoutLead(
  stretch: Stretch,
  { tokens, nouns, attributes }: Words,
  lead: ReadonlySet<string>,
): Stretch {
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
