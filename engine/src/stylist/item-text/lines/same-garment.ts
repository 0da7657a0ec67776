import { describingGarments } from '../../../knowledge/words/words-abroad.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import type { Words } from '../words/read-words.ts';
import type { Noun } from '../words/vocabulary.ts';
import { isColour, isCounted } from './later-parts.ts';
import type { Chunk, Open } from './piece.ts';

/** A second garment's name behind a dash or tab is another word for the same; so is a part of a suit. */
export function belongsTo(open: Open, chunk: Chunk): boolean {
  const [own, other] = [open.words.nouns.find(isNamed), chunk.words.nouns.find(isNamed)];
  if (own !== undefined && describes(own.meanings[0], chunk.words)) return true;
  if (own === undefined || other === undefined) return false;
  if (sets.has(own.meanings[0].kind.subcategory ?? '') && areParts(chunk.words)) return true;
  if (isSameKind(own.meanings[0], other.meanings[0]) && isOtherName(open.words, chunk.words)) return true;
  return chunk.after === 'soft' || isPartOfSuit(own.meanings[0], chunk.words, other.meanings[0]);
}

/** What is sold as two pieces that lists name as one. */
const sets: ReadonlySet<string> = new Set([
  'suit jacket',
  'pajamas',
  'scrubs',
  'tracksuit',
  'bikini',
  'salwar kameez',
  'ski suit',
]);
const partsOfSets: ReadonlySet<string> = new Set(
  'top t-shirt trousers shorts jacket shirt joggers leggings bra underwear'.split(' '),
);

/** "Silk pajamas, top + shorts": the pieces of the set before, with nothing said of either. */
function areParts({ nouns, attributes, tokens }: Words): boolean {
  const named = nouns.filter(({ meanings }) => partsOfSets.has(meanings[0].kind.subcategory ?? ''));
  return (
    named.length > 1 && named.length === nouns.length && tokens.length <= 5 && !attributes.some(isColour)
  );
}

/** One garment has both names: "Dirndl, Festtracht". */
const folkWear: ReadonlySet<string> = new Set(['dirndl', 'folk costume']);

function isSameKind({ kind }: Noun, { kind: other }: Noun): boolean {
  const isFolk = folkWear.has(kind.subcategory ?? '') && folkWear.has(other.subcategory ?? '');
  return isFolk || (kind.category === other.category && kind.subcategory === other.subcategory);
}

/** "Baggy jeans, jncos" and "sandals, tan Birkenstocks": one of them says no more than what it is. */
function isOtherName(open: Words, chunk: Words): boolean {
  const isBare = ({ tokens, nouns, brands }: Words) =>
    tokens.length === 1 ||
    [...nouns, ...brands].some(({ first, last }) => first === 0 && last === tokens.length - 1);
  const isTold = ({ attributes }: Words) => attributes.some(isColour);
  if (isCompoundOf(open, chunk)) return false;
  return (
    (isBare(chunk) && isTold(open)) || (isBare(open) && !isTold(open) && isTold(chunk) && !isCounted(chunk))
  );
}

/** "Handschoenen zwart, fietshandschoenen": a sort of what was named before is another one. */
function isCompoundOf(open: Words, { nouns, tokens }: Words): boolean {
  const [before, own] = [open.nouns.find(isNamed), nouns.find(isNamed)];
  if (!before || !own) return false;
  const [name, longer] = [open.tokens[before.last].text, tokens[own.last].text];
  return longer.length > name.length && longer.endsWith(name);
}

/** "Sandals, flat" and "watch, brown strap": the later words name a garment elsewhere. */
function describes({ kind }: Noun, { tokens, attributes, nouns }: Words): boolean {
  const words = describingGarments.get(kind.category);
  const last = nouns.at(-1)?.last ?? -1;
  const isOther = (k: number) => !attributes.some((match) => match.first <= k && k <= match.last);
  if (kind.subcategory === 'watch' && nouns.some(({ meanings }) => meanings[0].kind.subcategory === 'belt'))
    return true;
  return (
    words !== undefined &&
    last === tokens.length - 1 &&
    tokens.every(({ text }, k) => words.has(text) || (k < last && !isOther(k))) &&
    words.has(tokens[last].text)
  );
}

/** "Grey suit, trousers a bit tight": one of its parts, with nothing that would make it another garment. */
function isPartOfSuit(suit: Noun, { attributes, tokens }: Words, part: Noun): boolean {
  if (suit.kind.subcategory !== 'suit jacket' || !partsOfSuits.has(part.kind.category)) return false;
  return !attributes.some(isColour) && tokens.length > 1 && !/^\d/.test(tokens[0].text);
}

const partsOfSuits: ReadonlySet<string> = new Set(['pants', 'outerwear']);
