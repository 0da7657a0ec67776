import { dittoWords, remarkVerbs } from '../../../knowledge/words/words-abroad.ts';
import { isNumberWord } from '../details/read-quantity.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import { readSpans, type Span, tokensBetween } from '../words/read-words.ts';
import type { Token } from '../words/tokenise.ts';
import { fold } from '../words/word.ts';
import { isColour } from './later-parts.ts';
import type { Piece } from './piece.ts';

const dittos = new Set(dittoWords.map(fold));
const verbs = new Set([...remarkVerbs.values()].flat().map(fold));
/** So many words may say that it is the same: "the exact same one in". */
const mostDittoWords = 5;
const longestOpening = 80;

/** "Same in black" below a garment: another of its kind, in what the line says. Undefined for every other line. */
export function readDitto(
  text: string,
  line: Span,
  before: Piece | undefined,
  language: string | undefined,
): Piece | undefined {
  if (!before) return undefined;
  const opening = tokensBetween(text, line.start, Math.min(line.end, line.start + longestOpening));
  const isMeant = ({ text: word }: Token) => dittos.has(word) || plainPointing.has(word);
  if (!opening.slice(0, mostDittoWords).some(isMeant)) return undefined;
  const words = readSpans(text, [line], language);
  const { tokens, attributes } = words;
  if (words.nouns.some(isNamed)) return undefined;
  const found = tokens.slice(0, mostDittoWords).findIndex(({ text: word }) => dittos.has(word));
  const leads =
    found === 0 ||
    (found > 0 &&
      tokens.slice(0, found).every(({ text: word }) => lead.has(word) || plainPointing.has(word)));
  const isPointed =
    attributes.some(isColour) &&
    tokens.slice(0, mostDittoWords).some(({ text: word }) => plainPointing.has(word)) &&
    (lead.has(tokens[0].text) ||
      (further.has(tokens[0].text) && !verbs.has(tokens[1]?.text ?? '')) ||
      isNumberWord(tokens[0].text) ||
      /^\d/.test(tokens[0].text));
  if (!leads && !isPointed) return undefined;
  const at = leads ? found : -1;
  const otherColour = attributes.find((match) => match.first > at && isColour(match));
  const from = isPointed ? line.start : otherColour?.start;
  const variant = from === undefined ? undefined : { start: from, end: line.end };
  return {
    start: line.start,
    end: line.end,
    holds: 'item',
    core: before.core,
    said: before.said,
    ...(variant ? { variant } : {}),
  };
}

/** "Four pale blue ones", "another in green". */
const plainPointing = new Set(
  'one ones another another anderer anderes otro otra otros otras altro altra altri altre outro outra outros outras autre autres einer eine eines einen annan annat anden andet annen jeden jedna jedno'.split(
    ' ',
  ),
);
/** First words of another of the garment above: "otro en mostaza", "noch einer in Blau". */
const further = new Set(
  'another anderer anderes otro otra otros otras altro altra altri altre outro outra outros outras autre autres noch nog encore ancora'.split(
    ' ',
  ),
);
const lead = new Set(
  'and the exact exactly also again one und das die der genau et la le los las el lo il i e och og de het o a och den det te ta to'.split(
    ' ',
  ),
);
