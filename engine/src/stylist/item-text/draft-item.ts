import { unknownColor } from '@drape/contract/wardrobe/wardrobe-options';
import type { ItemCategory } from '../../knowledge/garments/garment-kind.ts';
import { defaultColours } from './details/default-colours.ts';
import { describeItem } from './details/describe-item.ts';
import { mostTrailing } from './details/most-trailing.ts';
import { readColours } from './details/read-colours.ts';
import { mayBePacked, readPacks } from './details/read-packs.ts';
import { type Price, readPrices } from './details/read-prices.ts';
import { readQuantity } from './details/read-quantity.ts';
import { readSize } from './details/read-size.ts';
import { readWearing } from './details/read-wearing.ts';
import { uncountedNumbers } from './details/uncounted.ts';
import { type ItemContext, type ItemDraft, inOrder, mark, type Understood } from './item-draft.ts';
import { type ChosenNoun, chooseNoun } from './kinds/choose-noun.ts';
import { guessKinds } from './kinds/guess-kinds.ts';
import { inContext, knitted } from './kinds/kind-in-context.ts';
import { refineKind, refineSubcategory } from './kinds/refine-subcategory.ts';
import { type LikelyKind, likelyKinds } from './learned/kind-reader.ts';
import type { Piece } from './lines/piece.ts';
import { correctSpelling } from './words/correct-spelling.ts';
import { kindNamed, listVocabulary } from './words/list-vocabulary.ts';
import { longestName, readListTokens, readSpans, type Span, type Words } from './words/read-words.ts';
import type { Token } from './words/tokenise.ts';

const guessed = 0.2;
/** A word that more often describes. */
const weak = 0.75;
const byHeading = 0.6;

/** "Match shirt, green and white hoops": behind a shirt, hoops are its stripes and no earrings. */
function withoutHoops(words: Words): Words {
  const { nouns, tokens } = words;
  const isTop = ({ meanings }: Words['nouns'][number]) =>
    meanings.some(({ kind }) => kind.category === 'top' || kind.category === 'shirt');
  const kept = nouns.filter(
    ({ first }) =>
      tokens[first]?.text !== 'hoops' || !nouns.some((other) => other.first < first && isTop(other)),
  );
  return kept.length < nouns.length ? { ...words, nouns: kept } : words;
}

/**
 * The item that a piece of a text names. Where neither its words nor the heading above know the garment, the category is
 * only a place to keep it, and the confidence says so.
 */
export function draftItem(
  text: string,
  piece: Pick<Piece, 'start' | 'end' | 'core' | 'said' | 'variant' | 'words' | 'count'>,
  context: ItemContext = {},
  unknownCategory: ItemCategory = 'accessories',
): ItemDraft {
  const { start, end } = piece;
  const read = piece.variant ? undefined : piece.words;
  const words = withoutHoops(withSpelling(read ?? wordsOf(text, piece, context.language), context));
  const prices = readPrices(text, start, Math.min(end, start + longestName));
  const said = chooseNoun(words, context.category) ?? (context.isLoose ? chooseNoun(words) : undefined);
  const named = inContext(refined(said, words), words, context);
  const likely = named || context.category ? undefined : likelyKinds(words);
  const noun = named ?? (likely?.isSure ? byLetters(words, likely.kinds[0]) : undefined);
  const isKnown = noun !== undefined || context.category !== undefined;
  const usual = isKnown ? defaultColours(words, noun?.kind.subcategory) : [];
  const colours = readColours(words, noun?.last ?? Number.POSITIVE_INFINITY, usual.length === 0);
  const known = colours.length > 0 ? colours : (context.colours ?? usual);
  const kind = noun?.kind ?? context.kind ?? knitted(words, context.category);
  const subcategory = refineSubcategory(kind, words);
  const wearing = readWearing(words, kind, context);
  const isPrice = (index: number) => within(prices, words, index);
  // The words of what nobody knows stay as they were.
  const uncounted = uncountedNumbers(text, words.tokens);
  const isNoCount = (index: number) => isPrice(index) || isNamed(words, index) || uncounted.has(index);
  const quantity = isKnown ? readQuantity(words.tokens, isNoCount, mostTrailing(kind)) : undefined;
  const packed =
    isKnown && !piece.variant && mayBePacked(text, piece, words.tokens)
      ? readPacks(readSpans(text, [{ start, end }], context.language).tokens)
      : undefined;
  const size = readSize(
    words.tokens,
    (index) => !isPrice(index) && !isOfBrand(words, index) && standsApart(text, words, index, end),
  );
  const brand = words.brands[0];
  const understood = inOrder([
    ...understoodNoun(noun, subcategory),
    ...colours
      .slice(0, 2)
      .map((colour, k) => mark(k === 0 ? 'color_primary' : 'color_secondary', colour, colour.name, 0.9)),
    ...wearing.understood,
    ...(brand ? [mark('brand', brand, brand.meanings[0].name, 0.85)] : []),
    ...(size ? [mark('size', span(words, size), size.size, 0.85)] : []),
    ...(quantity && !quantity.implied
      ? [mark('quantity', span(words, quantity), String(quantity.count), 0.95)]
      : []),
    ...prices.slice(0, 1).map((price) => mark('price', price, String(price.amount), 0.95)),
  ]).filter((each) => each.start >= start && each.end <= end && each.end > each.start);
  return {
    description: describePiece(
      text,
      piece,
      words,
      isKnown ? { quantity, size, prices } : { quantity: undefined, size: undefined, prices: [] },
    ),
    start,
    end,
    quantity: piece.count ?? packed?.count ?? quantity?.count ?? 1,
    category: noun?.kind.category ?? context.category ?? unknownCategory,
    subcategory,
    color_primary: known[0]?.name ?? unknownColor,
    color_secondary: known[1]?.name ?? null,
    colors: known.map(({ name, hex }) => ({ name, hex })),
    pattern: wearing.fields.pattern,
    material: wearing.fields.material,
    season: wearing.fields.season,
    occasion: wearing.fields.occasion,
    formality: wearing.fields.formality,
    warmth: wearing.fields.warmth,
    tags: wearing.fields.tags,
    brand: brand?.meanings[0].name ?? null,
    size: size?.size ?? null,
    price: prices[0]?.amount ?? null,
    currency: prices[0]?.currency ?? null,
    confidence: noun?.confidence ?? (context.category ? byHeading : guessed),
    guesses: isKnown ? [] : guessKinds(words, size, likely?.kinds),
    understood,
  };
}

/** The words of what a piece says of its garment; garments that it only mentions are left out. */
function wordsOf(
  text: string,
  { core, said, variant }: Pick<Piece, 'core' | 'said' | 'variant'>,
  language: string | undefined,
): Words {
  if (variant) return variantWords(text, core, variant, said, language);
  const spans = [core, ...said].sort((x, y) => x.start - y.start);
  return onlyNamedIn(readSpans(text, spans, language), core);
}

/** As `wordsOf`, with the count and color of the variant in place of those that the core has. */
function variantWords(
  text: string,
  core: Span,
  variant: Span,
  said: readonly Span[],
  language: string | undefined,
): Words {
  const own = readSpans(text, [core], language);
  const count = readQuantity(own.tokens, (index) => isNamed(own, index));
  const isColour = (k: number) =>
    own.attributes.some(
      ({ first, last, meanings }) =>
        first <= k && k <= last && meanings.some(({ field }) => field === 'colour'),
    );
  const partSpans = readSpans(text, [variant, ...said], language);
  const isRecoloured = partSpans.attributes.some(({ meanings }) =>
    meanings.some(({ field }) => field === 'colour'),
  );
  const kept = own.tokens.filter(
    (_, k) => !(isRecoloured && isColour(k)) && !(count && count.first <= k && k <= count.last),
  );
  const rest = partSpans.tokens;
  const [first, ...others] = kept;
  const tokens = first ? [...rest, { ...first, joined: false, tight: false }, ...others] : rest;
  return onlyNamedIn(readListTokens(tokens, language), core);
}

function onlyNamedIn(words: Words, core: Span): Words {
  const nouns = words.nouns.filter(({ start, end }) => start >= core.start && end <= core.end);
  return nouns.length === words.nouns.length || nouns.length === 0 ? words : { ...words, nouns };
}

function describePiece(
  text: string,
  { start, end, core, variant }: Pick<Piece, 'start' | 'end' | 'core' | 'variant'>,
  words: Words,
  parts: Parameters<typeof describeItem>[4],
): string {
  if (!variant) return describeItem(text, start, end, words, parts);
  const own = withoutCount(text, core);
  const said = text.slice(variant.start, variant.end).replace(/[.!\s]+$/, '');
  const isTold = readSpans(said, [{ start: 0, end: said.length }]).nouns.length > 0;
  const name = isTold ? said : `${said} ${own}`;
  return describeItem(name, 0, name.length, readSpans(name, [{ start: 0, end: name.length }]), {
    quantity: readQuantity(readSpans(name, [{ start: 0, end: name.length }]).tokens, () => false),
    size: undefined,
    prices: [],
  });
}

/** The name that variants share, without the count and the colors that are only those of the first. */
function withoutCount(text: string, core: Span): string {
  const words = readSpans(text, [core]);
  const count = readQuantity(words.tokens, (index) => isNamed(words, index));
  const cuts = words.attributes
    .filter(({ meanings }) => meanings.some(({ field }) => field === 'colour'))
    .map(({ start, end }) => ({ start, end }));
  if (count && !count.implied) cuts.push(span(words, count));
  return cuts
    .sort((x, y) => y.start - x.start)
    .reduce(
      (name, { start, end }) => name.slice(0, start - core.start) + name.slice(end - core.start),
      text.slice(core.start, core.end),
    )
    .replace(/[([]\s*[)\]]|\s*[:：,]\s*$|^\s*[-:]\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Spelling is mended only where the words as written name no garment or no colour. */
function withSpelling(words: Words, { category, language }: ItemContext): Words {
  const noun = chooseNoun(words, category);
  const isLast = noun?.last === words.tokens.length - 1;
  const named = noun !== undefined && (isLast || noun.confidence > weak);
  const coloured = words.attributes.some(({ meanings }) => meanings.some(({ field }) => field === 'colour'));
  // A capital in the midst of small letters is a name.
  const isName = ({ raw }: Token, k: number) =>
    named &&
    language !== 'de' &&
    /^\p{Lu}\p{Ll}/u.test(raw) &&
    /^\p{Ll}/u.test(words.tokens[k - 1]?.raw ?? '');
  const corrected = named && coloured ? undefined : correctSpelling(words.tokens, listVocabulary(), isName);
  if (!corrected) return words;
  const read = readListTokens(corrected, language);
  if (named) return { ...words, attributes: read.attributes };
  // Below a heading, mending makes no garment of another kind out of a word that is none.
  const mended = chooseNoun(read, category);
  const isForeign = category !== undefined && mended !== undefined && mended.kind.category !== category;
  return isForeign ? { ...words, attributes: read.attributes } : read;
}

function refined(noun: ChosenNoun | undefined, words: Words): ChosenNoun | undefined {
  return noun && { ...noun, kind: refineKind(noun.kind, words) ?? noun.kind };
}

/** The kind that the letters of a name speak for, where its words are unknown. */
function byLetters({ tokens }: Words, likely: LikelyKind | undefined): ChosenNoun | undefined {
  const kind = likely && kindNamed(likely);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!kind || !first || !last) return undefined;
  return {
    kind,
    confidence: likely.share * weak,
    first: 0,
    last: tokens.length - 1,
    start: first.start,
    end: last.end,
  };
}

function understoodNoun(noun: ChosenNoun | undefined, subcategory: string | null): Understood[] {
  if (!noun) return [];
  const category = mark('category', noun, noun.kind.category, noun.confidence);
  return subcategory === null
    ? [category]
    : [category, mark('subcategory', noun, subcategory, noun.confidence)];
}

function span({ tokens }: Words, { first, last }: { first: number; last: number }) {
  return { start: tokens[first].start, end: tokens[last].end };
}

function isNamed({ nouns, attributes, brands }: Words, index: number): boolean {
  return covers(nouns, index) || covers(attributes, index) || covers(brands, index);
}

function isOfBrand({ brands }: Words, index: number): boolean {
  return covers(brands, index);
}

function covers(matches: readonly { first: number; last: number }[], index: number): boolean {
  for (const { first, last } of matches) if (first <= index && index <= last) return true;
  return false;
}

function within(prices: Price[], { tokens }: Words, index: number): boolean {
  return prices.some(({ start, end }) => start <= tokens[index].start && tokens[index].end <= end);
}

/** Whether a word has a bracket, a comma or the like (or the end of the name) on both sides. */
function standsApart(text: string, { tokens }: Words, index: number, end: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  const before = text.slice(tokens[index - 1]?.end ?? token.start, token.start);
  const after = text.slice(token.end, next?.start ?? end);
  const opened = index > 0 && /[([,;:/|\u2013\u2014\t\n-]/.test(before);
  const closed = next === undefined || /[)\],;/|\u2013\u2014\t\n-]/.test(after);
  return closed && (opened || (next === undefined && index > 0));
}
