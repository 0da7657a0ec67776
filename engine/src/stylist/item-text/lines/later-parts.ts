import { beforeColours, pointingWords } from '../../../knowledge/words/words-abroad.ts';
import { isContainer, isNumberWord, readQuantity } from '../details/read-quantity.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import type { Span, Words } from '../words/read-words.ts';
import { fold } from '../words/word.ts';
import type { Chunk, Open } from './piece.ts';

/** Adds a later part of a line to the garment that it describes: as what is said of it, as one more in another color, or as a remark. */
export function describe(open: Open, chunk: Chunk): void {
  open.end = chunk.end;
  if (chunk.holds === 'item') {
    if (isGeneral(open.words) && isSameCategory(open.words, chunk.words) && chunk.words.nouns.some(isNamed)) {
      open.said.push(open.core);
      open.core = chunk;
      open.words = chunk.words;
    }
  } else if (chunk.holds === 'attributes') {
    const [first, second] = chunk.words.tokens;
    const isOne =
      chunk.words.tokens.length === 2 &&
      isNumberWord(first.text) &&
      !/^(?:a|an|the|my|some)$/.test(first.text);
    const isNumbered = /^\d{1,2}$/.test(first?.text ?? '') || isOne;
    const own = readQuantity(open.words.tokens, () => false);
    const isOfMany = own?.implied === false;
    const isTold = isColoured(chunk) && !(second && isContainer(second.text));
    const isFurther =
      isOfMany && open.words.attributes.some(isColour) && countBehind(chunk.words) !== undefined;
    const isMore = isAnother(chunk, open.words);
    if (isMore || (isTold && ((isNumbered && !isOfMany) || (isOne && isOfMany) || isFurther)))
      open.variants.push(chunk);
    else open.said.push(chunk);
  } else if (chunk.holds === 'remark') {
    const telling = tellingStart(open, chunk);
    if (isAnother(chunk, open.words)) open.variants.push(chunk);
    else if (telling) open.said.push(telling);
  }
}

const another = new Set('another autre otra otro altra altro andere anderes anderer outra outro'.split(' '));
const pointing = new Set(pointingWords.map(fold));
const furthers = new Set(
  'and plus also und auch et aussi y también e anche en ook og também och oraz i'.split(' '),
);
const mostPointing = 6;

/** "And another in pale pink". */
function isAnother({ words }: Chunk, before: Words): boolean {
  const { tokens } = words;
  if (!words.attributes.some(isColour)) return false;
  if (tokens.slice(0, 3).some(({ text }) => another.has(text))) return true;
  return (
    furthers.has(tokens[0].text) &&
    (words.brands.length > 0 ||
      tokens.slice(1, mostPointing).some(({ text }) => pointing.has(text) && text.length > 2)) &&
    (words.brands.length === 0 || before.brands.length > 0 || before.attributes.some(isColour))
  );
}

/** "White x 2" and "grey 3". */
function countBehind({ tokens }: Words): number | undefined {
  const count = readQuantity([...tokens, ...tokens.slice(-1)], () => false);
  if (count && !count.implied) return count.count;
  const last = tokens.at(-1);
  return last && tokens.length > 1 && /^\d$/.test(last.text) ? Number(last.text) : undefined;
}

/** "Black with a tummy panel" and "three pairs, all the same" begin with a color or a count of the garment before. */
function tellingStart({ words: before }: Open, { start, words }: Chunk): Span | undefined {
  const { tokens, attributes } = words;
  const isCount = isCounted(words) && isContainer(tokens[1].text);
  if (!isCount && before.attributes.some(isColour)) return undefined;
  let last = isCount ? 1 : tokens.findIndex(({ text }) => !beforeColours.has(text)) - 1;
  const from = isCount ? start : (tokens[last + 1]?.start ?? start);
  for (;;) {
    const next = attributes.find(({ first }) => first === last + 1);
    if (!next) break;
    last = next.last;
  }
  const begins = attributes.some((match) => match.last <= last && isColour(match));
  return isCount || begins ? { start: from, end: tokens[Math.max(0, last)].end } : undefined;
}

/** "Shoes - white sneakers": the first word only says where the second belongs. */
function isGeneral({ tokens, nouns }: Words): boolean {
  return nouns.length === 1 && nouns[0].first === 0 && nouns[0].last === tokens.length - 1;
}

function isSameCategory(one: Words, other: Words): boolean {
  const [first, second] = [one.nouns[0], other.nouns.findLast(isNamed)];
  return first.meanings[0].kind.category === second?.meanings[0].kind.category;
}

export function isColoured({ words }: Chunk): boolean {
  return words.attributes.some(isColour);
}

export function isCounted({ tokens }: Words): boolean {
  return tokens.length > 1 && (isNumberWord(tokens[0].text) || /^\d{1,2}$/.test(tokens[0].text));
}

export function isColour({ meanings }: Words['attributes'][number]): boolean {
  return meanings.some(({ field }) => field === 'colour');
}
