import { whereaboutsIn } from '../details/read-whereabouts.ts';
import type { ItemDraft } from '../item-draft.ts';
import type { ListState, Way } from '../lines/read-line.ts';
import { beginningNumber, Features, upTo, wordNumber } from './features.ts';
import type { LineView } from './line-view.ts';
import { roles } from './verdict.ts';
import { isOfTopic, topicsOf, wordClass } from './word-classes.ts';

export type LineSetting = {
  index: number;
  way: Way;
  items: readonly ItemDraft[];
  /** The rules put the line to the item above. */
  isJoined: boolean;
  /** The line below, where it is not blank. */
  below: LineView | undefined;
};

const collected = new Features();

/** The features by which a line is a garment's, a heading, a remark and so on, up to when the next line is asked about. */
export function lineFeatures(
  state: ListState,
  view: LineView,
  setting: LineSetting,
  buckets: number,
): readonly number[] {
  const { text, lines, isOrder, columns } = state;
  const { line, words, classes, signs, numbers } = view;
  const { index, items, isJoined, below } = setting;
  const above = state.above === undefined ? 0 : 1 + roles.indexOf(state.above);
  const f = collected.begin(buckets);
  const said = text.slice(line.start, line.end);
  const way = wordNumber(setting.way);
  const begins = index === 0 || lines[index - 1].blank ? 1 : 0;
  const ends = index === lines.length - 1 || lines[index + 1].blank ? 1 : 0;
  const all = words.tokens.length;
  const length = upTo(9, all);
  const {
    garment,
    part,
    colour,
    brand,
    number,
    numberWord,
    opener,
    verb,
    name,
    unknown,
    describing,
    pointing,
  } = wordClass;
  const nouns = upTo(3, view.count(garment) + view.count(part));
  const hints = upTo(2, view.count(describing));
  const colours = upTo(2, view.count(colour));
  const counts = upTo(2, view.count(number) + view.count(numberWord));
  const brands = upTo(2, view.count(brand));
  const strange = upTo(5, view.count(unknown) + view.count(name));
  const acts = upTo(3, view.count(verb) + view.count(opener));
  const made = upTo(3, items.length);
  const waits = items.some(({ guesses }) => guesses.length > 0) ? 1 : 0;
  const last = /[^\p{L}\p{N}\s]$/u.exec(said)?.[0] ?? '';
  const first = /^[^\p{L}\p{N}\s]/u.exec(said)?.[0] ?? '';
  const shape = shapeOf(said);
  const marked =
    (line.bullet ? 1 : 0) + (line.hash ? 2 : 0) + (line.numbered ? 4 : 0) + (line.continues ? 8 : 0);
  const next = below
    ? upTo(2, below.count(garment) + below.count(part)) * 3 + upTo(2, below.count(colour))
    : 9;
  f.add(1, way, made);
  f.add(2, way, made, nouns, colours);
  f.add(3, way, waits, begins);
  f.add(4, made, waits, isJoined ? 1 : 0);
  f.add(5, begins, ends, nouns, colours);
  f.add(6, begins, length, nouns, colours);
  f.add(7, begins, shape, nouns);
  f.add(8, begins, next, nouns, colours);
  f.add(9, nouns, colours, counts, brands);
  f.add(10, nouns, colours, strange);
  f.add(11, nouns, acts, strange);
  f.add(12, acts, length);
  f.add(13, wordNumber(last), nouns);
  f.add(14, wordNumber(last), begins, made);
  f.add(15, wordNumber(first), begins);
  f.add(16, marked, begins, above);
  f.add(17, above, begins, way);
  f.add(18, above, begins, nouns, colours);
  f.add(19, upTo(3, index), begins, nouns);
  f.add(20, upTo(4, lines.length - index), ends);
  f.add(21, isOrder ? 1 : 0, columns ? 1 : 0, way);
  f.add(22, numbers[0] ?? 0);
  f.add(23, numbers[0] ?? 0, numbers[1] ?? 0);
  f.add(24, numbers[all - 1] ?? 0);
  f.add(25, classes[0] ?? 0, classes[1] ?? 0, classes[2] ?? 0);
  f.add(26, classes[0] ?? 0, begins, length);
  f.add(27, hints, nouns, colours, counts);
  f.add(28, marked, state.isBulleted ? 1 : 0, nouns);
  f.add(29, classes.includes(pointing) ? 1 : 0, nouns, colours);
  f.add(30, shape, length, begins);
  f.add(
    31,
    /→|->|=>/.test(said) ? 1 : 0,
    /=/.test(said) ? 1 : 0,
    /\?/.test(said) ? 1 : 0,
    /!/.test(said) ? 1 : 0,
  );
  f.add(32, /[.]$/.test(said) ? 1 : 0, acts, upTo(4, all >> 2));
  f.add(33, /[;|\t]/.test(said) ? 1 : 0, nouns, colours, counts);
  f.add(34, begins, made, colours, counts);
  f.add(35, length, nouns, colours, begins);
  const place = placeOf(state, line);
  const bare = isBare(view) ? 1 : 0;
  f.add(36, place, made, nouns);
  f.add(37, place, wordNumber(last));
  f.add(38, bare, begins, below ? (isBare(below) ? 1 : 2) : 0);
  f.add(39, bare, shape, above);
  f.add(40, bare, state.toldShare, length);
  f.add(41, state.toldShare, colours, nouns, shape);
  f.add(42, pointsBack(view), nouns, acts);
  f.add(43, pointsBack(view), colours, made, above);
  topicsOf(words.tokens).forEach((said, topic) => {
    if (said === 0) return;
    f.add(70, topic, upTo(2, said));
    f.add(71, topic, nouns, colours);
    f.add(72, topic, begins, length);
    f.add(73, topic, isOfTopic(words.tokens[0], topic) ? 1 : 0, made);
  });
  for (let k = 0; k < all; k++) {
    const each = classes[k];
    f.add(60, numbers[k]);
    if (each === unknown || each === name || each === verb || each === opener)
      f.add(61, beginningNumber(words.tokens[k].word), nouns);
    if (k > 0 && signs[k] <= 2) f.add(62, numbers[k - 1], numbers[k]);
  }
  return f.found;
}

/** Whether its words say where the garments are: gone, wished for, or kept elsewhere. */
function placeOf({ text, ofList }: ListState, line: LineView['line']): number {
  const where = whereaboutsIn(text, line, ofList.language);
  return where === undefined ? 0 : 1 + ['gone', 'wished', 'kept'].indexOf(where);
}

/** It holds only garments and small words. */
function isBare({ classes, count }: LineView): boolean {
  const { garment, part, further, and, filler, article } = wordClass;
  const named = count(garment) + count(part);
  return named > 0 && named + count(further) + count(and) + count(filler) + count(article) === classes.length;
}

const definites = new Set(
  'the that those these both die der das den dem la le les el los las il lo gli i de het o os as a den det ten ta te to'.split(
    ' ',
  ),
);
const mostToPointing = 6;

/** "The red one shrank": 1 with a definite article, 2 with one that points at something mentioned before. */
function pointsBack({ words, classes }: LineView): number {
  const [first] = words.tokens;
  if (!first || !definites.has(first.text)) return 0;
  return classes.slice(1, mostToPointing).includes(wordClass.pointing) ? 2 : 1;
}

/** How a line is written: in capitals, as a title, or small. */
function shapeOf(said: string): number {
  if (said === said.toUpperCase()) return said === said.toLowerCase() ? 0 : 1;
  return /^\P{L}*\p{Lu}/u.test(said) ? 2 : 3;
}
