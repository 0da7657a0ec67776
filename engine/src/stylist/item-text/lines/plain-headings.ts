import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import { placeWords } from '../../../knowledge/words/words-abroad.ts';
import { readPrices } from '../details/read-prices.ts';
import type { ItemContext } from '../item-draft.ts';
import { chooseNoun, isNamed } from '../kinds/choose-noun.ts';
import { listVocabulary } from '../words/list-vocabulary.ts';
import { readListTokens, readSpans, type Span } from '../words/read-words.ts';
import { type Token, tokenise } from '../words/tokenise.ts';
import { fold } from '../words/word.ts';
import { coloursOfHeading } from './heading-colours.ts';
import { headingFillers, headingIndex, withoutSize } from './heading-index.ts';
import type { Line } from './lines.ts';

export type HeadingPlace = {
  next: Line | undefined;
  /** The lines below it, up to a blank one. */
  below: readonly Line[];
  /** It begins the text or follows a blank line. */
  begins: boolean;
  language: string | undefined;
};

const places = new Set(placeWords.map(fold));
const brackets = /[([][^()[\]]*[)\]]?/g;
const behindHead = / [-–—] |[:：,.]/;
const longest = 90;
const mostWords = 14;
/** Words that may stand before the place: "the big wardrobe". */
const mostBefore = 2;

/**
 * A heading without a colon at the beginning of a part of a list: where its clothes are kept ("box 3 / dresses"), or
 * kinds of garments and uses and nothing else ("hoodies/crews", "Skirts (don't wear them much)").
 */
export function plainHeading(
  text: string,
  { start, end, bullet }: Line,
  place: HeadingPlace,
): ItemContext | undefined {
  const isBold = text.slice(start, end).endsWith('**');
  if ((bullet && !isBold) || end - start > 2 * longest) return undefined;
  const line = withoutSize(text.slice(start, end).replace(brackets, ' ').replace(/\*\*/g, '').trim());
  if (line === '' || line.length > longest || readPrices(line).length > 0) return undefined;
  const inPlace = placeContext(line, place.language);
  if (inPlace) return inPlace;
  if (!place.next || place.next.blank) return undefined;
  const [head = '', ...tail] = line.split(behindHead);
  const behind = tokenise(tail.join(' '));
  if (behind.length === 1 || behind.some(({ text: word }) => isColour(word))) return undefined;
  const kinds = kindsOf(line, place.language) ?? kindsOf(head, place.language);
  const shown = text.slice(start, end);
  return kinds && (standsOut(text, shown, place.next) || leadsTo(text, kinds, place))
    ? contextOf(kinds)
    : undefined;
}

/** In capitals above a line that is not. */
function standsOut(text: string, shown: string, next: Line): boolean {
  const isLoud = (line: string) => line === line.toUpperCase() && line !== line.toLowerCase();
  return shown.length > 3 && isLoud(shown) && !isLoud(text.slice(next.start, next.end));
}

/**
 * What a line of nothing but kinds of garments and uses says, with a size or a remark in brackets behind it or none. A
 * kind of several words ("denim jacket") is a garment, and a number behind anything but shoes counts them.
 */
export function bareKinds(
  line: string,
  language: string | undefined,
): { context: ItemContext; isGeneral: boolean } | undefined {
  const whole = line
    .replace(brackets, ' ')
    .replace(/[*_:：\s]+$/, '')
    .trim();
  const bare = withoutSize(whole);
  const kinds = bare === '' ? undefined : kindsOf(bare, language);
  if (!kinds) return undefined;
  const words = readListTokens(tokenise(bare), language);
  const said = headingIndex().all(words.tokens);
  const isOfHeading = ({ first, last }: { first: number; last: number }) =>
    said.some((each) => each.first <= first && last <= each.last);
  if (words.nouns.some((noun) => noun.last > noun.first && !isOfHeading(noun))) return undefined;
  const context = contextOf(kinds);
  if (bare !== whole && context.category !== 'shoes') return undefined;
  return { context, isGeneral: said.length > 0 || kinds.garments.length > 1 };
}

type Kinds = { garments: readonly GarmentKind[]; said: ItemContext };

/** "Durags: black, burgundy": the garment of which kinds are listed behind the colon. */
export function listedKind(head: string, language: string | undefined): ItemContext | undefined {
  const kinds = kindsOf(head, language);
  return kinds?.garments.length === 1 ? contextOf(kinds) : undefined;
}

/** What a line that is known to be a heading says, whatever else stands on it. */
export function looseContext(text: string, line: Span, language: string | undefined): ItemContext {
  const words = readSpans(text, [line], language);
  const said = headingIndex().all(words.tokens);
  // "Baseball (bag in the garage)": what stands in brackets tells where the clothes are.
  const isOpen = ({ first }: { first: number }) => !words.tokens[first].enclosed;
  const context = contextOf({
    garments: words.nouns.filter(isOpen).map(({ meanings }) => meanings[0].kind),
    said: Object.assign({}, ...said.map(({ meanings }) => meanings[0])),
  });
  const colours = coloursOfHeading(words);
  return colours.length > 0 ? { ...context, colours } : context;
}

/** The line's place, with what stands behind it: "drawer 2 - T-shirts". */
function placeContext(line: string, language: string | undefined): ItemContext | undefined {
  const tokens = tokenise(line);
  const at = tokens.findIndex(({ text: word }) => places.has(word));
  if (at < 0 || at > mostBefore || tokens.length > mostWords) return undefined;
  const last = /^(?:\d{1,2}|[a-z])$/.test(tokens[at + 1]?.text ?? '') ? at + 1 : at;
  const words = readListTokens(tokens);
  if (at > 0 || last === at) return words.nouns.some(isNamed) || words.attributes.length > 1 ? undefined : {};
  const rest = line.slice(tokens[last].end);
  const kinds = kindsOf(rest, language);
  return kinds ? contextOf(kinds) : {};
}

/** Garments and uses, where the words name nothing else and more than one garment of each. */
function kindsOf(head: string, language: string | undefined): Kinds | undefined {
  const tokens = tokenise(head).filter(({ raw }) => /[\p{L}\p{N}]/u.test(raw));
  if (tokens.length === 0 || /^\d/.test(tokens[0].text) || tokens.some(isForeignNumber)) return undefined;
  const words = readListTokens(tokens, language);
  const said = headingIndex().all(words.tokens);
  const named = words.nouns.filter(isNamed);
  const known = new Set<number>();
  for (const { first, last } of [...said, ...named]) for (let k = first; k <= last; k++) known.add(k);
  const isKnown = words.tokens.every(({ text: word }, k) => known.has(k) || headingFillers.has(word));
  if (!isKnown || known.size === 0) return undefined;
  const many = named.length + said.length > 1 || named.every(({ last }) => isPlural(words.tokens[last].raw));
  if (!many) return undefined;
  return {
    garments: named.map(({ meanings }) => meanings[0].kind),
    said: Object.assign({}, ...said.map(({ meanings }) => meanings[0])),
  };
}

/** A number that no name of a garment and no heading has: the line counts or measures something. */
function isForeignNumber({ text }: Token): boolean {
  return (
    /^\d+$/.test(text) &&
    !headingFillers.has(text) &&
    !listVocabulary().nouns.knows(text) &&
    !headingIndex().knows(text)
  );
}

/** Whether the lines below may be of the kinds. */
function leadsTo(text: string, { garments, said }: Kinds, { below, language }: HeadingPlace): boolean {
  if (garments.length !== 1 && said.category === undefined) return true;
  const categories = new Set([...garments.map(({ category }) => category), said.category]);
  const named = below.flatMap((line) => {
    const words = readSpans(text, [line], language);
    const noun = chooseNoun(words);
    return noun ? [{ category: noun.kind.category, isAlone: words.tokens.length === 1 }] : [];
  });
  return named.length === 0 || named.some(({ category, isAlone }) => !isAlone && categories.has(category));
}

function contextOf({ garments, said }: Kinds): ItemContext {
  const [first] = garments;
  const { category: _, ...rest } = said;
  if (!first) return said;
  if (garments.some(({ category }) => category !== first.category)) return rest;
  return { ...rest, category: first.category, ...(garments.length === 1 && { kind: first }) };
}

function isPlural(word: string): boolean {
  return /(?:s|en|er|e|i|or|ar|y|a|r)$/i.test(word);
}

function isColour(word: string): boolean {
  return readListTokens(tokenise(word)).attributes.some(({ meanings }) =>
    meanings.some(({ field }) => field === 'colour'),
  );
}
