import { articleWords, lyingInWords } from '../../../knowledge/words/words-abroad.ts';
import type { PhraseMatch } from './phrase-index.ts';
import type { Token } from './tokenise.ts';
import type { Attribute, Noun, Vocabulary } from './vocabulary.ts';
import { fold } from './word.ts';

/** What else the tokens say, which of them are hidden, and their language. */
type Said = {
  attributes: readonly PhraseMatch<Attribute>[];
  hidden: ReadonlySet<number>;
  language: string | undefined;
};

const byLanguage = new Map<string | undefined, (noun: Noun) => boolean>();

/** Whether a noun counts in a text of a language. */
function ofLanguage(language: string | undefined): (noun: Noun) => boolean {
  const known = byLanguage.get(language);
  if (known) return known;
  const made = (noun: Noun) => !noun.ambiguous || noun.language === language;
  byLanguage.set(language, made);
  return made;
}

/** The garments' names among tokens, with what they mean in the language. */
export function nounsIn(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  { attributes, hidden, language }: Said,
): readonly PhraseMatch<Noun>[] {
  const isOfLanguage = ofLanguage(language);
  // "Black dress shoes" are shoes for dressing up, and no black dress.
  const isColourOfNext = (index: number) => {
    if (!attributes.some(({ first, last }) => first === index && last === index)) return false;
    const own = vocabulary.nouns.at(tokens, index, isOfLanguage);
    const next = vocabulary.nouns.at(tokens, index + 1, isOfLanguage);
    return own !== undefined && next !== undefined && own.last > index && next.last > own.last;
  };
  const isHidden = (index: number) => hidden.has(index) || isColourOfNext(index);
  const found = vocabulary.nouns.all(
    tokens,
    attributes.length + hidden.size > 0 ? isHidden : undefined,
    isOfLanguage,
  );
  if (found.length === 0) return found;
  const nouns: PhraseMatch<Noun>[] = [];
  for (const match of found) {
    if (isForeign(match, attributes, language) || isOrdinary(match, tokens, language)) continue;
    if (isWhereItLies(match, tokens, language)) continue;
    const whole = attributes.length > 0 ? aroundColour(match, tokens, vocabulary, attributes) : undefined;
    const meanings = inLanguage(whole ?? match.meanings, language);
    nouns.push(meanings === match.meanings ? match : { ...match, meanings });
  }
  return withoutPieces(nouns, tokens);
}

/** Linen in Dutch is "linnen", which are tank tops in Swedish. */
function isForeign(
  { first, last, meanings }: PhraseMatch<Noun>,
  attributes: readonly PhraseMatch<Attribute>[],
  language: string | undefined,
): boolean {
  return (
    language !== undefined &&
    meanings.every((noun) => noun.language !== undefined && noun.language !== language) &&
    attributes.some((each) => each.first === first && each.last === last)
  );
}

/**
 * What a name means that has its color in the middle, as in "berretto nero di lana" and "gilet noir sans manches";
 * undefined where the words behind the color belong to no longer name.
 */
function aroundColour(
  { first, last }: PhraseMatch<Noun>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  attributes: readonly PhraseMatch<Attribute>[],
): readonly Noun[] | undefined {
  const colour = attributes.find(
    (each) => each.first === last + 1 && each.meanings.some(({ field }) => field === 'colour'),
  );
  if (!colour || !tokens[colour.first]?.joined) return undefined;
  const said = [...tokens.slice(first, last + 1), ...tokens.slice(colour.last + 1, colour.last + 4)];
  const whole = vocabulary.nouns.at(said, 0);
  return whole && whole.last > last - first ? whole.meanings : undefined;
}

const bags: ReadonlySet<string> = new Set(
  'handbag, backpack, tote, travel bag, gym bag, work bag, beach bag'.split(', '),
);
const articles = new Set(articleWords.map(fold));

/** "Always in the suitcase", "siempre en la maleta": the bag that a garment lies in. */
function isWhereItLies(
  { first, meanings }: PhraseMatch<Noun>,
  tokens: readonly Token[],
  language = 'en',
): boolean {
  if (!meanings.every(({ kind }) => bags.has(kind.subcategory ?? ''))) return false;
  const at = articles.has(tokens[first - 1]?.text ?? '') ? first - 2 : first - 1;
  const said = tokens[at]?.text;
  return at > 0 && said !== undefined && (lyingInWords.get(language)?.includes(said) ?? false);
}

const digits = /^\d+$/;

/** A number right after another names no model: "shirt 0 501" is no pair of jeans. */
function isOfRow({ first, last }: PhraseMatch<Noun>, tokens: readonly Token[]): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  return first === last && digits.test(token?.text ?? '') && digits.test(before?.text ?? '');
}

/** In "Charcoal suit, two-piece" the last word says how many pieces the suit has, and does not name a bikini; a number after another names nothing either. */
function withoutPieces(nouns: PhraseMatch<Noun>[], tokens: readonly Token[]): PhraseMatch<Noun>[] {
  const isSuit = nouns.some(({ meanings }) => meanings[0].kind.subcategory === 'suit jacket');
  if (!isSuit && !nouns.some((noun) => isOfRow(noun, tokens))) return nouns;
  const countsPieces = ({ first, last }: PhraseMatch<Noun>) =>
    last === first + 1 && numbersOfPieces.has(tokens[first].text) && tokens[last].text === 'piece';
  const named = nouns.filter((noun) => !isOfRow(noun, tokens));
  return isSuit ? named.filter((noun) => !countsPieces(noun)) : named;
}

const numbersOfPieces: ReadonlySet<string> = new Set(['two', '2']);

/** English words for garments that are everyday words of another language: "hat" is "has", "bra" is "good". */
const ordinary: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['hat']),
  sv: new Set(['bra']),
  no: new Set(['bra']),
  da: new Set(['bra']),
};

function isOrdinary(
  { first, last, meanings }: PhraseMatch<Noun>,
  tokens: readonly Token[],
  language: string | undefined,
): boolean {
  const isEnglish = first === last && meanings.every((noun) => noun.language === undefined);
  return isEnglish && (ordinary[language ?? '']?.has(tokens[first].text) ?? false);
}

/** What a word means in a language, else in English, else anywhere. */
function inLanguage(meanings: readonly Noun[], language: string | undefined): readonly Noun[] {
  if (meanings.length === 1) return meanings;
  if (language !== undefined && meanings.some((noun) => noun.language === language))
    return saidIn(meanings, language);
  return meanings.some((noun) => noun.language === undefined) ? saidIn(meanings, undefined) : meanings;
}

function saidIn(meanings: readonly Noun[], language: string | undefined): readonly Noun[] {
  return meanings.every((noun) => noun.language === language)
    ? meanings
    : meanings.filter((noun) => noun.language === language);
}
