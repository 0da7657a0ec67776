import { draftItem } from './draft-item.ts';
import type { ItemContext, ItemDraft } from './item-draft.ts';
import { learnedJudge } from './learned/learned-judge.ts';
import { applyVerdict, type LineJudge, marked } from './learned/verdict.ts';
import { type Line, linesOf } from './lines/lines.ts';
import { type ListState, type ParsedItems, readLine } from './lines/read-line.ts';
import { readShopLines } from './lines/shop-lines.ts';
import { forWearer } from './whole-lists/for-wearer.ts';
import { leanOnAbove } from './whole-lists/lean-above.ts';
import { listHeadings } from './whole-lists/list-headings.ts';
import { columnsByValues } from './whole-lists/read-table.ts';
import { withoutMarks, withoutRowNumbers } from './whole-lists/row-numbers.ts';
import { settleTotals } from './whole-lists/settle-totals.ts';
import { tablesByValues } from './whole-lists/table-columns.ts';
import { languageOf } from './words/languages.ts';
import { beginList } from './words/read-words.ts';
import { regionOf } from './words/regional-words.ts';
import { tokenise } from './words/tokenise.ts';

export type { ItemDraft, Understood, UnderstoodField } from './item-draft.ts';
export type { ParsedItems } from './lines/read-line.ts';

/** So much of a text tells its language. */
const languageSample = 4000;

/**
 * Reads wardrobe items from what people paste: one per line, lists with commas or bullets, packing lists with headings, a
 * shop's order. Deterministic, never throws, time linear in the length of the text. A name without any known garment
 * stays an item with a confidence below 0.5, so that nothing is lost in silence.
 */
export function parseItems(text: string): ParsedItems {
  return readList(text, learnedJudge());
}

/** A text of fewer lines is no list that headings, notes and habits of counting could be told from. */
const leastLines = 6;
/** A text of more lines is nobody's list. */
const mostLines = 4000;

/** As `parseItems`; `judge` decides after the rules what a line is and where its garments begin. */
export function readList(text: string, judge?: LineJudge): ParsedItems {
  beginList(text);
  const language = languageOf(tokenise(text.slice(0, languageSample)));
  const ofList: ItemContext = { language, region: regionOf(text.slice(0, languageSample), language) };
  const lines = withoutMarks(text, withoutRowNumbers(text, [...linesOf(text)]));
  const tables = tablesByValues(text, lines);
  const state: ListState = {
    text,
    lines,
    parsed: { items: [], ignored: [] },
    ofList,
    ...readShopLines(text, lines),
    isBulleted: 2 * lines.filter(({ bullet }) => bullet).length > lines.filter(({ blank }) => !blank).length,
    toldShare: toldShareOf(text, lines),
    views: new Map(),
    above: undefined,
    context: ofList,
    previous: undefined,
    addressLines: 0,
    isWished: false,
    underHeading: 0,
    columns: columnsByValues(tables),
    tables,
    headings: listHeadings({ text, lines, language }),
    lastPiece: undefined,
    priceAbove: undefined,
  };
  const filledLines = lines.filter(({ blank }) => !blank).length;
  const isList = filledLines >= leastLines && filledLines <= mostLines;
  let strayed = 0;
  for (const [index, { blank }] of lines.entries()) {
    if (blank) {
      state.addressLines = 0;
      state.isWished = false;
      state.previous = undefined;
      state.above = undefined;
      if (state.parsed.items.length > state.underHeading) state.context = ofList;
      continue;
    }
    const before = marked(state);
    const way = readLine(state, index);
    const isOfColour = state.headings.get(index)?.colours !== undefined;
    const verdict = isList && !isOfColour ? judge?.(state, { index, way, before }) : undefined;
    if (verdict) applyVerdict(state, { index, way, before }, verdict);
    leanOnAbove(state, index, before);
    settleTotals(state, lines[index], before.items);
    strayed = strayedFrom(state, before.items, strayed);
    if (strayed >= manyStrayed) state.context = { ...state.context, isLoose: true };
    state.above = verdict?.role;
  }
  forWearer(state.parsed.items);
  return state.parsed;
}

/** So many lines running that name other kinds than their heading does leave it in doubt. */
const manyStrayed = 2;

/** How many lines running, this one included, name nothing but garments of other kinds than their heading does. */
function strayedFrom({ parsed, context }: ListState, from: number, before: number): number {
  const named = parsed.items.slice(from).filter(({ guesses }) => guesses.length === 0);
  if (context.category === undefined || named.some(({ category }) => category === context.category)) return 0;
  return named.length > 0 ? before + 1 : before;
}

/** The part of a line that is read to count its words. */
const wordsSample = 80;
/** More than three words. */
const moreThanBare = /\s\S+\s+\S+\s/;

function toldShareOf(text: string, lines: readonly Line[]): number {
  const filled = lines.filter(({ blank }) => !blank);
  const told = filled.filter(({ start, end }) =>
    moreThanBare.test(text.slice(start, Math.min(end, start + wordsSample))),
  );
  return Math.min(3, Math.floor((4 * told.length) / Math.max(1, filled.length)));
}

/** The one item that a name describes. Never throws; a name that nobody knows is filed under tops, as in the forms. */
export function parseItem(name: string): ItemDraft {
  const start = name.length - name.trimStart().length;
  const whole = { start, end: Math.max(start, name.trimEnd().length) };
  return draftItem(name, { ...whole, core: whole, said: [] }, {}, 'top');
}
