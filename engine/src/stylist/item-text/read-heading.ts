import { headingWords } from '../../knowledge/heading-words.ts';
import { chooseNoun } from './choose-noun.ts';
import type { ItemContext } from './item-draft.ts';
import type { Line } from './lines.ts';
import { PhraseIndex } from './phrase-index.ts';
import { readTokens } from './read-words.ts';
import { tokenise } from './tokenise.ts';

/** What a heading says of the items under it, and where on its line the first item may begin. */
type Heading = { context: ItemContext; end: number };

const fillers = new Set(
  'my the for and of to a in on his her our clothes clothing stuff items list wear wardrobe outfits days day x'.split(
    ' ',
  ),
);
const longestHeading = 60;
let index: PhraseIndex<ItemContext> | undefined;

/**
 * A heading of a packing list: words for a kind of garment, an occasion or a season, then a colon. Without a colon it is
 * one when it is marked with `#`, stands in capitals, or has a list with bullets below it.
 */
export function readHeading(
  text: string,
  { start, end, bullet, hash }: Line,
  next: Line | undefined,
): Heading | undefined {
  const line = text.slice(start, Math.min(end, start + longestHeading + 1));
  const colon = line.search(/[:：]/);
  const opens = hash || (!bullet && (next?.bullet === true || isCapitals(line)));
  if (colon < 0 && (!opens || line.length > longestHeading)) return undefined;
  const name = colon < 0 ? line : line.slice(0, colon);
  const context = contextOf(name.replace(/\(\s*\d{1,3}\s*\)/, ''), colon >= 0);
  if (!context) return undefined;
  if (colon < 0) return { context, end };
  const rest = text.slice(start + colon + 1, end);
  return { context, end: start + colon + 1 + (rest.length - rest.trimStart().length) };
}

function isCapitals(line: string): boolean {
  return line.length > 3 && line === line.toUpperCase() && line !== line.toLowerCase();
}

function contextOf(name: string, withColon: boolean): ItemContext | undefined {
  index ??= buildIndex();
  const tokens = tokenise(name);
  const matches = index.all(tokens);
  const known = new Set(matches.flatMap(({ first, last }) => [first, last]));
  const foreign = tokens.filter(({ text }, k) => !known.has(k) && !fillers.has(text));
  if (matches.length === 0 || foreign.length > 0) return undefined;
  if (!withColon && matches.length > 1) return undefined;
  if (!withColon && !matches.every(({ meanings }) => meanings[0].category)) return undefined;
  const context: ItemContext = Object.assign({}, ...matches.map(({ meanings }) => meanings[0]));
  const kind = chooseNoun(readTokens(tokens))?.kind;
  return kind && kind.category === context.category ? { ...context, kind } : context;
}

function buildIndex(): PhraseIndex<ItemContext> {
  const built = new PhraseIndex<ItemContext>();
  for (const { words, ...context } of headingWords) built.add(words, context);
  return built;
}
