import type { NamedColour } from '../details/read-colours.ts';
import { whereaboutsIn } from '../details/read-whereabouts.ts';
import type { ItemContext } from '../item-draft.ts';
import { isNamed, isWhole } from '../kinds/choose-noun.ts';
import { coloursIn, coloursOfHeading, isBesideColours } from '../lines/heading-colours.ts';
import { headingFillers, headingIndex } from '../lines/heading-index.ts';
import type { Line } from '../lines/lines.ts';
import { bareKinds } from '../lines/plain-headings.ts';
import { listVocabulary } from '../words/list-vocabulary.ts';
import { readLineWords, type Words } from '../words/read-words.ts';
import { ofWord, type Word, wordOf } from '../words/word.ts';

type Text = { text: string; lines: readonly Line[]; language: string | undefined };

/**
 * The headings that show only when a list is seen as a whole: lines of nothing but a color ("BLACK", "the navy section")
 * or a kind of garment ("spodnie"), each above lines that say more. One such line by itself may be a garment.
 */
export function listHeadings(list: Text): ReadonlyMap<number, ItemContext> {
  const colours = colourHeadings(list);
  return new Map([...kindHeadings(list), ...colours]);
}

const mostColourWords = 5;
const longestColours = 40;
/** Below headings of colors few lines name one. */
const mostColoured = 0.5;

function colourHeadings(list: Text): Map<number, ItemContext> {
  const { lines } = list;
  const found = new Map<number, ItemContext>();
  for (const [index, line] of lines.entries()) {
    const colours = soleColour(list, line);
    if (colours) found.set(index, { colours });
  }
  const isApart = [...found.keys()].every((index) => !found.has(index + 1));
  const parts = [...found.keys()].map((index) => ({ index, below: below(list, index, found) }));
  const led = parts.filter(({ below: each }) => each.some(namesGarment));
  const all = led.flatMap(({ below: each }) => each.filter(namesGarment));
  const coloured = all.filter((words) => coloursIn(words).length > 0).length;
  const isMarked = led.every(({ index }) => standsOut(list, index));
  if (!isApart || coloured > mostColoured * all.length || (led.length < 2 && !isMarked)) return new Map();
  return new Map(
    led.flatMap(({ index }) => {
      const context = found.get(index);
      return context ? [[index, context]] : [];
    }),
  );
}

/** The color of a line that says nothing else. */
function soleColour({ text, language }: Text, line: Line): NamedColour[] | undefined {
  if (line.blank || (line.bullet && !line.hash) || line.end - line.start > longestColours) return undefined;
  if (!saysOnly(text.slice(line.start, line.end), isOfColour)) return undefined;
  const words = readLineWords(text, line, language);
  if (words.tokens.length === 0 || words.tokens.length > mostColourWords || words.nouns.some(isWhole))
    return undefined;
  const colours = coloursOfHeading({ ...words, nouns: [] });
  return colours.length > 0 ? colours : undefined;
}

const isOfColour = ofWord(({ text }) => listVocabulary().attributes.knows(text) || isBesideColours(text));

function namesGarment({ nouns, brands }: Words): boolean {
  return nouns.some(isNamed) || brands.some(({ meanings }) => meanings[0].noun);
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether each word of a line is of a kind, at a glance: most lines begin with one that no heading has. */
function saysOnly(said: string, holds: (word: Word) => boolean): boolean {
  word.lastIndex = 0;
  for (let match = word.exec(said); match; match = word.exec(said))
    if (!holds(wordOf(match[0]))) return false;
  return true;
}

/** How many lines below a heading are read to see what it leads. */
const mostBelow = 12;

/** The lines from a heading to the next one or to a blank line behind them. */
function below(
  { text, lines, language }: Text,
  index: number,
  headings: ReadonlyMap<number, unknown>,
): Words[] {
  const found: Words[] = [];
  const end = Math.min(lines.length, index + 1 + mostBelow);
  for (let k = index + 1; k < end && !headings.has(k); k++) {
    const line = lines[k];
    if (!line || (line.blank && found.length > 0)) break;
    if (!line.blank) found.push(readLineWords(text, line, language));
  }
  return found;
}

/** In capitals, with a colon or a mark, or above a list with bullets. */
function standsOut({ text, lines }: Text, index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  const said = line ? text.slice(line.start, line.end) : '';
  const isLoud = (each: string) => each === each.toUpperCase() && each !== each.toLowerCase();
  const isLoudAlone = isLoud(said) && next !== undefined && !isLoud(text.slice(next.start, next.end));
  return line?.hash === true || /[:：]$/.test(said) || isLoudAlone || next?.bullet === true;
}

const longestKinds = 48;
/** The largest share of a list's lines that can be headings. */
const mostOfLines = 0.35;
/** The least share of the other lines that have more than one word. */
const leastTold = 0.75;

/** Where so many headings begin a part of the list, a word for one sort of garment in the midst of a part is a garment. */
const leastParts = 3;

function kindHeadings(list: Text): Map<number, ItemContext> {
  const { text, lines, language } = list;
  const bulleted =
    2 * lines.filter(({ bullet }) => bullet).length > lines.filter(({ blank }) => !blank).length;
  const found = new Map<number, Kinds>();
  for (const [index, line] of lines.entries()) {
    if (line.blank || (line.bullet && bulleted) || line.end - line.start > longestKinds) continue;
    if (lines[index + 1]?.blank !== false || !mayBeBare(text, line)) continue;
    const kinds = bareKinds(text.slice(line.start, line.end), language);
    if (kinds && !whereaboutsIn(text, line, language)) found.set(index, kinds);
  }
  const begin = [...found.keys()].filter((index) => lines[index - 1]?.blank ?? true);
  const isParted = begin.length >= leastParts;
  const led = [...found].flatMap(([index, kinds]): [number, ItemContext][] => {
    const isHeading = !isParted || kinds.isGeneral || begin.includes(index);
    return isHeading && leads(below(list, index, found), kinds) ? [[index, kinds.context]] : [];
  });
  const others = lines.filter((line, index) => !line.blank && !found.has(index));
  if (led.length < 2 || led.length > mostOfLines * (others.length + found.size)) return new Map();
  const told = others.filter((line) =>
    /\S\s/.test(text.slice(line.start, Math.min(line.end, line.start + longestKinds))),
  ).length;
  return told < leastTold * others.length ? new Map() : new Map(led);
}

const leastBelow = 2;

/** More than eight words. */
const manyWords = /^(?:\S+\s+){8}/;

/** A single word, or words that are all of garments and headings outside brackets. */
function mayBeBare(text: string, line: Line): boolean {
  const shown = text.slice(line.start, line.end);
  const open =
    shown.includes('(') || shown.includes('[') ? shown.replace(/[([][^()[\]]*[)\]]?/g, ' ').trim() : shown;
  if (!/^\S+$/.test(open) && !saysOnly(open, isOfHeading)) return false;
  return !manyWords.test(shown);
}

const isOfHeading = ofWord(
  ({ text }) =>
    listVocabulary().nouns.knows(text) ||
    headingIndex().knows(text) ||
    headingFillers.has(text) ||
    /^\d/.test(text),
);

type Kinds = NonNullable<ReturnType<typeof bareKinds>>;

/**
 * Whether lines may be of the kind above them: one of them names it and more, or none names any. A word for one sort of
 * garment ("clogs") leads only that sort.
 */
function leads(lines: readonly Words[], { context: { category, kind }, isGeneral }: Kinds): boolean {
  if (lines.length < leastBelow) return false;
  if (category === undefined) return isGeneral;
  const named = lines.filter(namesGarment);
  const isOfKind = ({ tokens, nouns }: Words) =>
    tokens.length > 1 &&
    nouns.some(
      (noun) =>
        isNamed(noun) &&
        noun.meanings[0].kind.category === category &&
        (isGeneral || noun.meanings[0].kind.subcategory === kind?.subcategory),
    );
  return named.length === 0 ? isGeneral : named.some(isOfKind);
}
