import { type ChosenNoun, chooseNoun } from './choose-noun.ts';
import { correctSpelling } from './correct-spelling.ts';
import { describeItem } from './describe-item.ts';
import { type ItemContext, type ItemDraft, mark, type Understood } from './item-draft.ts';
import { readColours } from './read-colours.ts';
import { type Price, readPrices } from './read-prices.ts';
import { readQuantity } from './read-quantity.ts';
import { readSize } from './read-size.ts';
import { readWearing } from './read-wearing.ts';
import { longestName, readName, readTokens, type Words } from './read-words.ts';
import { refineKind, refineSubcategory } from './refine-subcategory.ts';

const guessed = 0.2;
const byHeading = 0.6;

/** The item named in `text[start, end)`; a name without any known word becomes a top of unknown colour, as the forms do by default. */
export function draftItem(text: string, start: number, end: number, context: ItemContext = {}): ItemDraft {
  const words = withSpelling(readName(text, start, end), context);
  const prices = readPrices(text, start, Math.min(end, start + longestName));
  const noun = refined(chooseNoun(words, context.category), words);
  const colours = readColours(words, noun?.last ?? Number.POSITIVE_INFINITY);
  const kind = noun?.kind ?? context.kind;
  const subcategory = refineSubcategory(kind, words);
  const wearing = readWearing(words, kind, context);
  const isPrice = (index: number) => within(prices, words, index);
  const quantity = readQuantity(words.tokens, (index) => isPrice(index) || isNamed(words, index));
  const size = readSize(words.tokens, (index) => !isPrice(index) && standsApart(text, words, index, end));
  const brand = words.brands[0];
  const understood = [
    ...understoodNoun(noun, subcategory),
    ...colours
      .slice(0, 2)
      .map(({ name, ...at }, k) => mark(k === 0 ? 'color_primary' : 'color_secondary', at, name, 0.9)),
    ...wearing.understood,
    ...(brand ? [mark('brand', brand, brand.meanings[0].name, 0.85)] : []),
    ...(size ? [mark('size', span(words, size), size.size, 0.85)] : []),
    ...(quantity && !quantity.implied
      ? [mark('quantity', span(words, quantity), String(quantity.count), 0.95)]
      : []),
    ...prices.slice(0, 1).map((price) => mark('price', price, String(price.amount), 0.95)),
  ].sort((x, y) => x.start - y.start || x.end - y.end);
  return {
    description: describeItem(text, start, end, words, { quantity, size, prices }),
    start,
    end,
    quantity: quantity?.count ?? 1,
    category: noun?.kind.category ?? context.category ?? 'top',
    subcategory,
    color_primary: colours[0]?.name ?? 'multicolor',
    color_secondary: colours[1]?.name ?? null,
    colors: colours.map(({ name, hex }) => ({ name, hex })),
    ...wearing.fields,
    brand: brand?.meanings[0].name ?? null,
    size: size?.size ?? null,
    price: prices[0]?.amount ?? null,
    currency: prices[0]?.currency ?? null,
    confidence: noun?.confidence ?? (context.category ? byHeading : guessed),
    understood,
  };
}

/** Spelling is mended only where the words as written name no garment or no colour. */
function withSpelling(words: Words, { category }: ItemContext): Words {
  const named = chooseNoun(words, category) !== undefined;
  const coloured = words.attributes.some(({ meanings }) => meanings.some(({ field }) => field === 'colour'));
  const corrected = named && coloured ? undefined : correctSpelling(words.tokens);
  if (!corrected) return words;
  const read = readTokens(corrected);
  return named ? { ...words, attributes: read.attributes } : read;
}

function refined(noun: ChosenNoun | undefined, words: Words): ChosenNoun | undefined {
  return noun && { ...noun, kind: refineKind(noun.kind, words) ?? noun.kind };
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
  return [nouns, attributes, brands].some((matches) =>
    matches.some(({ first, last }) => first <= index && index <= last),
  );
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
