import { titleWords } from '../../../knowledge/words/words-abroad.ts';
import type { ItemContext } from '../item-draft.ts';
import { chooseNoun, isNamed } from '../kinds/choose-noun.ts';
import { readListTokens, readSpans, tokensBetween } from '../words/read-words.ts';
import { type Token, tokenise } from '../words/tokenise.ts';
import { ofWord } from '../words/word.ts';
import { headingFillers, headingIndex, withoutSize } from './heading-index.ts';
import type { Line } from './lines.ts';
import { type HeadingPlace, listedKind, plainHeading } from './plain-headings.ts';

/** What a heading says of the items under it, and where on its line the first item may begin. */
type Heading = {
  context: ItemContext;
  end: number;
  /** It holds for its own line only. */
  isListed?: boolean;
};

const longestHeading = 60;

type Place = HeadingPlace & {
  /** It begins the text or follows a blank line or heading. */
  opens: boolean;
};

/**
 * A heading of a list: words for a kind of garment, an occasion or a season, mostly with a colon. Without one, it is a
 * heading when it names no garment, is marked with `#`, stands in capitals, has a list with bullets below it, or begins a
 * part of the list whose next line is of its kind. Any line that ends with a colon is one.
 */
export function readHeading(text: string, line: Line, place: Place): Heading | undefined {
  const { start, end } = line;
  const plain = place.begins ? plainHeading(text, line, place) : undefined;
  if (plain) return { context: plain, end };
  const shown = text.slice(start, Math.min(end, start + longestHeading + 1));
  const colon = shown.search(/[:：]/);
  if (colon < 0 && shown.length > longestHeading) return undefined;
  const name = (colon < 0 ? shown : shown.slice(0, colon)).replace(/\(\s*\d{1,3}\s*\)/, '');
  const listed = listedBehind(name, colon, end - start, place.language);
  const said =
    contextOf(
      name === shown ? tokensBetween(text, start, start + name.length) : tokenise(name),
      place.language,
    ) ?? listed;
  const isLast = colon >= 0 && start + colon + 1 >= end;
  const isSetApart = isLast || (colon < 0 && standsInCapitals(text, line, place));
  if (!said)
    return (isLast && !saysColour(name)) || (isSetApart && isTitle(name)) ? { context: {}, end } : undefined;
  if (colon < 0)
    return leadsPart(text, line, place, name, said.context) ? { context: said.context, end } : undefined;
  const rest = text.slice(start + colon + 1, end);
  const from = start + colon + 1 + (rest.length - rest.trimStart().length);
  return { context: said.context, end: from, isListed: said === listed };
}

function listedBehind(
  name: string,
  colon: number,
  length: number,
  language: string | undefined,
): { context: ItemContext } | undefined {
  const context = colon >= 0 && colon + 1 < length ? listedKind(name, language) : undefined;
  return context && { context };
}

/** A use or a season is a heading unless it stands beside a garment ("baskets running"), a kind where it opens a part. */
function leadsPart(text: string, line: Line, place: Place, name: string, context: ItemContext): boolean {
  if (context.category) return opensPart(text, line, place, context);
  return place.begins || !readListTokens(tokenise(name)).nouns.some(isNamed);
}

/** Whether the word for a kind of garment, alone on its line, is the heading of those below. */
function opensPart(
  text: string,
  { bullet, hash, start, end }: Line,
  { next, opens, language }: Place,
  { category }: ItemContext,
): boolean {
  const line = text.slice(start, end);
  if (hash || (!bullet && (next?.bullet === true || isCapitals(line)))) return true;
  if (!opens || bullet || !next || next.blank || !isPlural(withoutSize(line))) return false;
  const below = readSpans(text, [next], language);
  const noun = chooseNoun(below);
  return noun ? noun.kind.category === category && below.tokens.length > 1 : true;
}

/** In capitals above a line that is not. */
function standsInCapitals(text: string, { start, end }: Line, { next }: Place): boolean {
  const below = next && !next.blank ? text.slice(next.start, next.end) : '';
  const line = text.slice(start, end);
  return isCapitals(line) && /^[\p{Lu}\s&+/-]{3,24}$/u.test(line) && below !== '' && !isCapitals(below);
}

function isPlural(line: string): boolean {
  return /(?:s|en|er|e|i|or|ar|y)$/i.test(line);
}

/** A line with a colon that names no garment. */
function isTitle(name: string): boolean {
  return readListTokens(tokenise(name)).nouns.length === 0;
}

function saysColour(name: string): boolean {
  const { attributes, brands } = readListTokens(tokenise(name));
  return (
    brands.length > 0 || attributes.some(({ meanings }) => meanings.some(({ field }) => field === 'colour'))
  );
}

function isCapitals(line: string): boolean {
  return line.length > 3 && line === line.toUpperCase() && line !== line.toLowerCase();
}

/** A word that a heading may have beside those that say what it is. */
const isBesideKinds = ofWord(
  ({ text }) => headingFillers.has(text) || titleWords.has(text) || /^\d{1,4}$/.test(text),
);

const mayBeOfHeading = ofWord((word) => headingIndex().knows(word.text) || isBesideKinds(word));

function contextOf(
  tokens: readonly Token[],
  language: string | undefined,
): { context: ItemContext } | undefined {
  if (!tokens.every(({ word }) => mayBeOfHeading(word))) return undefined;
  const matches = headingIndex().all(tokens);
  const known = new Set<number>();
  for (const { first, last } of matches) for (let k = first; k <= last; k++) known.add(k);
  const foreign = tokens.filter(({ word }, k) => !known.has(k) && !isBesideKinds(word));
  if (foreign.length > 0 || tokens.length === 0) return undefined;
  if (matches.length === 0)
    return tokens.some(({ text }) => titleWords.has(text)) && tokens.length > 1 ? { context: {} } : undefined;
  const context: ItemContext = Object.assign({}, ...matches.map(({ meanings }) => meanings[0]));
  const kind = chooseNoun(readListTokens(tokens, language))?.kind;
  return { context: kind && kind.category === context.category ? { ...context, kind } : context };
}
