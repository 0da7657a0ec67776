import { uncountedNumbers } from '../details/uncounted.ts';
import type { Line } from '../lines/lines.ts';
import type { ListState } from '../lines/read-line.ts';
import { readSpans, type Words } from '../words/read-words.ts';
import { tokenNumber } from './features.ts';
import { classesOf, signBetween, wordClass } from './word-classes.ts';

/** A line as the learned readers see it: its words with their classes and the signs before them. */
export type LineView = {
  line: Line;
  words: Words;
  classes: readonly number[];
  /** The sign before each word, and behind the last. */
  signs: readonly number[];
  /** A number for each word. */
  numbers: readonly number[];
  /** The numbers that count nothing. */
  uncounted: ReadonlySet<number>;
  count: (value: number) => number;
};

const classCount = Object.keys(wordClass).length;
/** So many words of a line are looked at. */
const mostWords = 60;

export function viewOf(state: ListState, index: number): LineView {
  const known = state.views.get(index);
  if (known) return known;
  const made = newView(state, state.lines[index]);
  state.views.delete(index - 1);
  state.views.set(index, made);
  return made;
}

function newView({ text, ofList }: ListState, line: Line): LineView {
  const all = readSpans(text, [line], ofList.language);
  const words = all.tokens.length > mostWords ? { ...all, tokens: all.tokens.slice(0, mostWords) } : all;
  const { tokens } = words;
  const classes = classesOf(all);
  classes.length = tokens.length;
  const signs = tokens.map(({ start }, k) => (k === 0 ? 0 : signBetween(text, tokens[k - 1].end, start)));
  signs.push(tokens.length === 0 ? 0 : signBetween(text, tokens[tokens.length - 1].end, line.end));
  const tally = new Array<number>(classCount).fill(0);
  for (const each of classes) tally[each] += 1;
  return {
    line,
    words,
    classes,
    signs,
    numbers: tokens.map(({ word }) => tokenNumber(word)),
    uncounted: uncountedNumbers(text, tokens),
    count: (value) => tally[value] ?? 0,
  };
}
