import { andWords } from '../../../knowledge/words/words-abroad.ts';
import { readColours } from '../details/read-colours.ts';
import { isContainer, isNumberWord, numberOf } from '../details/read-quantity.ts';
import { uncountedNumbers } from '../details/uncounted.ts';
import type { ItemDraft } from '../item-draft.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import { isColour } from '../lines/later-parts.ts';
import type { ListState } from '../lines/read-line.ts';
import { readSpans, type Span, type Words } from '../words/read-words.ts';
import { fold } from '../words/word.ts';
import { type ColourPart, perColour } from './per-colour.ts';

const ands = new Set(andWords.map(fold));

/**
 * A number of garments and the colors behind it tell the same thing twice: "2 belts, black + brown" are one of each, and
 * "four pairs, three navy and one khaki" are four. The items of the line from `from` on get the numbers of their parts.
 */
export function settleTotals(state: ListState, line: Span, from: number): void {
  const { text, parsed, ofList } = state;
  const items = parsed.items.slice(from);
  const [first] = items;
  const isAdded =
    items.length === 1 && first?.quantity === 1 && text.slice(line.start, line.end).includes(' + ');
  if (!first || (!isAdded && items.every(({ quantity }) => quantity < 2)) || isOfSets(items)) return;
  const words = readSpans(text, [line], ofList.language);
  if (isAdded) {
    // "Boots, black + tan": a plus adds garments, while a stroke makes one of two colors.
    const added = listedColours(text, words, first, first.colors.length, '+');
    if (added.length > 1) parsed.items.splice(from, 1, ...perColour(first, added));
    return;
  }
  const numbers = countedNumbers(text, words);
  const [total, ...parts] = numbers;
  if (!total || total.value < 2) return;
  const sum = parts.reduce((all, { value }) => all + value, 0);
  if (items.length > 1 && parts.length === items.length && sum === total.value) {
    items.forEach((item, k) => {
      parsed.items[from + k] = { ...item, quantity: parts[k]?.value ?? item.quantity };
    });
    return;
  }
  if (parts.length > 0 || words.nouns.filter(isNamed).length > 1 || colourFollows(words, total.k)) return;
  const mentions = mentionsOf(words, items);
  if (mentions.reduce((all, each) => all + each, 0) === total.value && items.length > 1)
    items.forEach((item, k) => {
      parsed.items[from + k] = { ...item, quantity: mentions[k] ?? 1 };
    });
  else if (items.length === total.value && items.slice(1).every(({ quantity }) => quantity === 1))
    parsed.items[from] = { ...first, quantity: 1 };
  else if (items.length === 1) {
    const listed = listedColours(text, words, first, total.value);
    if (listed.length > 0) parsed.items.splice(from, 1, ...perColour(first, listed));
  }
}

function isOfSets(items: readonly ItemDraft[]): boolean {
  return items.some(({ category }) => category !== items[0]?.category);
}

function countedNumbers(text: string, { tokens }: Words): { k: number; value: number }[] {
  const uncounted = uncountedNumbers(text, tokens);
  return tokens.flatMap(({ text: word }, k) => {
    const value = uncounted.has(k) || isArticle(word) ? undefined : numberOf(word);
    return value === undefined || value > mostCounted ? [] : [{ k, value }];
  });
}

const mostCounted = 30;

/** "One" counts where it stands beside other numbers; an article does not. */
function isArticle(word: string): boolean {
  return (
    isNumberWord(word) && /^(?:a|an|the|my|some|un|une|una|ein|eine|einen|een|et|en|um|uma|uno)$/.test(word)
  );
}

/** "2 black": the number counts the first color and not the whole. */
function colourFollows({ tokens, attributes }: Words, k: number): boolean {
  // "Yellow 3x, red": it counts the color before it.
  if (tokens[k]?.joined && attributes.some((each) => isColour(each) && each.last === k - 1)) return true;
  const next = isContainer(tokens[k + 1]?.text ?? '') ? k + 2 : k + 1;
  return tokens[next]?.joined === true && attributes.some((each) => isColour(each) && each.first === next);
}

/** How often the color of each item is named: "4 shorts, black black red grey". */
function mentionsOf(words: Words, items: readonly ItemDraft[]): number[] {
  const named = words.attributes
    .filter(isColour)
    .flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.field === 'colour' ? [meaning.name] : [])),
    );
  return items.map(({ colors: [color] }) => named.filter((name) => name === color?.name).length);
}

/** As many colors as garments, in the order of the text, with nothing but signs and "and" between them. */
function listedColours(
  text: string,
  words: Words,
  { pattern, colors }: ItemDraft,
  total: number,
  needed = '',
): ColourPart[] {
  const said = readColours(words, Number.POSITIVE_INFINITY).sort((x, y) => x.first - y.first);
  if (said.length !== total || colors.length !== total || pattern !== null) return [];
  const isListed = said.slice(1).every(({ first, start }, k) => {
    const before = said[k];
    if (!before) return false;
    const between = words.tokens.slice(before.last + 1, first);
    const sign = text.slice(before.end, start);
    return (
      between.every(({ text: word }) => ands.has(word)) &&
      /[,/+&]|\p{L}/u.test(sign) &&
      !sign.includes('-') &&
      sign.includes(needed)
    );
  });
  return isListed ? said.map((color) => ({ color, count: 1 })) : [];
}
