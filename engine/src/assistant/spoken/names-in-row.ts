import { foldedText } from '../../language/text-features.ts';
import type { AssistantItem, Memory } from '../assistant-context.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import { lately } from '../turn/spoken-of.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';

/** So many words name one thing at most, and so many things are named in a row. */
const [longestName, mostThings] = [5, 10];
/** From here a word is one of a name: inflected, cut short, or mistyped. House rule. */
const sure = 0.75;
const fewestWeak = 2;
/** What a word counts that names, that only tells apart, that is not said, and that names nothing. House rules. */
const [strong, weak, unsaid, unnamed] = [2, 1, 0.05, 1.5];
/** Names this close are equally meant. House rule. */
const near = 0.04;

type Run = { item: AssistantItem; score: number };
type Named = { item: AssistantItem; words: number };
type Row = { named: Named[]; score: number };

/**
 * "Breton top blue jeans white trainers": the things that are named one after the other with nothing between them, each by
 * neighboring words that name no other thing as well. Words that name nothing may only stand before the first and behind
 * the last. Empty where fewer than two are named so.
 */
export function namesInRow(
  text: string,
  things: readonly AssistantItem[],
  memory: Memory | undefined,
): AssistantItem[] {
  const naming = new Set(namingWords(text));
  const words = (foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => naming.has(word));
  const own = things.map((item) => ({ item, words: namingWords(item.description) }));
  /** The best rows that begin at a word. */
  const rows: Row[] = [];
  const endsAt: Row = { named: [], score: 0 };
  rows[words.length] = endsAt;
  for (let from = words.length - 1; from >= 0; from--) {
    const later = rows[from + 1] ?? endsAt;
    // A word in the middle that names nothing ends the row there.
    let best: Row = later.named.length > 0 ? { ...later, score: later.score - unnamed } : endsAt;
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++) {
      const run = runOf(words.slice(from, to), own, memory);
      const rest = rows[to] ?? endsAt;
      if (!run || rest.named.some(({ item }) => item === run.item)) continue;
      const score = run.score + rest.score;
      if (score > best.score) best = { named: [{ item: run.item, words: to - from }, ...rest.named], score };
    }
    rows[from] = best;
  }
  const found = rows[0]?.named ?? [];
  const isRow =
    found.length > 1 && found.length <= mostThings && !found.some((each) => isOfNext(each, found));
  return isRow ? found.map(({ item }) => item) : [];
}

/** "Flat shoes" are no flats and shoes: one word that names another thing for the same place. */
function isOfNext({ item, words }: Named, found: readonly Named[]): boolean {
  const placeOf = (each: AssistantItem) => traitsOf(each).slots[0];
  return words === 1 && found.some((other) => other.item !== item && placeOf(other.item) === placeOf(item));
}

/** The one thing of whose name all of some words are. */
function runOf(
  said: readonly string[],
  own: readonly { item: AssistantItem; words: readonly string[] }[],
  memory: Memory | undefined,
): Run | undefined {
  // "Teal cashmere" names the only one that is both, and "black" alone names nothing.
  if (said.length < fewestWeak && said.every(isWeakWord)) return undefined;
  const runs = own.flatMap(({ item, words }): Run[] => {
    const alike = said.map((word) => Math.max(0, ...words.map((each) => likeness(word, each))));
    if (alike.some((each) => each < sure)) return [];
    const counts = said.reduce(
      (sum, word, k) => sum + (alike[k] ?? 0) * (isWeakWord(word) ? weak : strong),
      0,
    );
    return [{ item, score: counts - unsaid * Math.max(0, words.length - said.length) }];
  });
  const most = Math.max(0, ...runs.map(({ score }) => score));
  const best = runs.filter(({ score }) => score >= most - near);
  const meant = lately(
    best.map(({ item }) => item),
    memory,
  );
  return meant.length === 1 ? best.find(({ item }) => item === meant[0]) : undefined;
}
