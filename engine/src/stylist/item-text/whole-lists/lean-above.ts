import { andWords, dittoWords, fillerWords, pointingWords } from '../../../knowledge/words/words-abroad.ts';
import { isContainer, isNumberWord } from '../details/read-quantity.ts';
import type { ItemDraft } from '../item-draft.ts';
import { asBefore } from '../lines/add-pieces.ts';
import type { ListState } from '../lines/read-line.ts';
import { readSpans, type Words } from '../words/read-words.ts';
import { fold } from '../words/word.ts';

const ditto = new Set(dittoWords.map(fold));
const small = new Set(
  [...andWords, ...pointingWords, ...[...fillerWords.values()].flat()]
    .map(fold)
    .filter((word) => word !== 'x'),
);
/** "The camel one", "nude seamless ones": they stand for what was named before, which no article does. */
const ones = new Set(['one', 'ones', 'anither', 'another']);
const mostBeforeOne = 5;

/**
 * "3 black" and "the camel one" below "wool coat" name no garment of their own: an item that nobody knows, on a line of
 * only colors, numbers and small words, is of the kind of the one right above it.
 */
export function leanOnAbove(
  state: ListState,
  index: number,
  before: { items: number; last: ItemDraft | undefined },
): void {
  const { text, lines, parsed, ofList } = state;
  const [item, more] = parsed.items.slice(before.items);
  const { last } = before;
  if (!item || more || item.guesses.length === 0 || !last || last.guesses.length > 0) return;
  const above = lines[index - 1];
  if (!above || above.blank || last.end < above.start) return;
  const line = lines[index];
  const end = line.start + headLength(text.slice(line.start, line.end));
  const words = readSpans(text, [{ start: line.start, end }], ofList.language);
  if (pointsAbove(words)) parsed.items[before.items] = asBefore(item, last);
}

/** What stands before the first remark. */
function headLength(said: string): number {
  const at = said.search(/[,;(–—]| - /);
  return at < 0 ? said.length : at;
}

/** Whether words are only of colors, numbers and the like, or stand for what was named before. */
export function pointsAbove({ tokens, attributes, brands }: Words): boolean {
  if (tokens.length === 0) return false;
  if (tokens.slice(0, mostBeforeOne).some(({ text }) => ones.has(text) || ditto.has(text))) return true;
  const known = new Set<number>();
  for (const { first, last } of attributes) for (let k = first; k <= last; k++) known.add(k);
  const isSmall = (word: string) =>
    small.has(word) || isContainer(word) || isNumberWord(word) || /^x?\d{1,2}x?$/.test(word);
  return (
    attributes.length > 0 &&
    brands.length === 0 &&
    tokens.every(({ text }, k) => known.has(k) || isSmall(text))
  );
}
