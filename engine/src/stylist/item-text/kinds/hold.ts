import {
  andWords,
  fillerWords,
  ofOtherPhrases,
  remarkOpeners,
  remarkVerbs,
} from '../../../knowledge/words/words-abroad.ts';
import { readPrices } from '../details/read-prices.ts';
import { isContainer, isNumberWord } from '../details/read-quantity.ts';
import { readSize } from '../details/read-size.ts';
import type { PhraseMatch } from '../words/phrase-index.ts';
import type { Span, Words } from '../words/read-words.ts';
import type { Token } from '../words/tokenise.ts';
import { itemVocabulary, type Noun } from '../words/vocabulary.ts';
import { fold } from '../words/word.ts';
import { isNamed } from './choose-noun.ts';

/** What a stretch holds: a garment, words that only describe one, a remark on one, or something that is no clothing. */
export type Holding = 'item' | 'attributes' | 'remark' | 'not clothing';

const fillers = new Set(
  [...andWords, ...[...fillerWords.values()].flat()].map(fold).filter((word) => word !== 'x'),
).add('x');
const openers = new Set([...remarkOpeners.values()].flat().map(fold));
const verbs = new Set([...remarkVerbs.values()].flat().map(fold));
const year = /^(?:19|20)\d\d$/;

/** `leads`: it is the first stretch of its line, where a garment's name stands whatever it begins with. */
export function holding(text: string, span: Span, words: Words, leads: boolean): Holding {
  const { tokens, nouns } = words;
  if (tokens.length === 0) return 'remark';
  if (isLabel(text, tokens[0])) return 'attributes';
  if (leads && words.brands.some(({ meanings }) => meanings[0].noun)) return 'item';
  const opens = !leads && isRemark(words);
  const notWorn = opens ? [] : itemVocabulary().notClothing.all(tokens);
  const isFree = ({ first, last }: PhraseMatch<Noun>) =>
    !notWorn.some((match) => match.first <= first && last <= match.last);
  const own = (leads ? nouns : nouns.filter(({ first }) => !tokens[first].enclosed)).filter(isFree);
  if (!opens && own.some((noun) => isNamed(noun) || standsForItself(words, noun))) return 'item';
  if (notWorn.length > 0) return 'not clothing';
  const known = knownTokens(text, span, words);
  const isAside = (token: Token) => !leads && token.enclosed && !tokens[0].enclosed;
  if (tokens.every((token, k) => known.has(k) || isFiller(token) || isAside(token))) return 'attributes';
  return 'remark';
}

/** A word that only a remark has: "but", "love", "needs". */
export function isOfRemark({ text }: Token): boolean {
  return (openers.has(text) || verbs.has(text)) && !isNumberWord(text) && !fillers.has(text);
}

const ofOther = new Set([...ofOtherPhrases].map(fold));

function tellsOwner(tokens: readonly Token[]): boolean {
  const [one, two, three] = tokens;
  const begins = `${one?.text} ${two?.text}`;
  return ofOther.has(begins) || ofOther.has(`${begins} ${three?.text}`);
}

/** A later part that begins as a remark does, or says something of what it names. */
function isRemark({ tokens, nouns, attributes }: Words): boolean {
  const [first] = tokens;
  if (tokens.length > 2 && tellsOwner(tokens)) return true;
  if (openers.has(first.text) && !isNumberWord(first.text)) return true;
  const named = nouns.find(isNamed);
  if (!named) return false;
  const isFree = (k: number) => !attributes.some((match) => match.first <= k && k <= match.last);
  const until = named.first === 0 ? named.last + 2 : named.first;
  return tokens
    .slice(0, until)
    .some(({ text }, k) => verbs.has(text) && isFree(k) && (k < named.first || k > named.last));
}

const labels = new Set(
  'color colour size qty quantity cant cantidad qtd quantite material fabric farbe grosse menge couleur taille quantite color talla cantidad colore taglia kleur maat aantal cor tamanho farve storrelse str antal farge farg storlek kolor rozmiar ilosc цвет размер'.split(
    ' ',
  ),
);

/** "Color: blue denim" describes, whatever its words name elsewhere. */
export function isLabel(text: string, { text: word, end }: Token): boolean {
  return labels.has(word) && /^\s?[:：]/.test(text.slice(end, end + 2));
}

/** A describing word that is no attribute, and last: "polo". */
function standsForItself(words: Words, noun: PhraseMatch<Noun>): boolean {
  const { tokens, attributes } = words;
  if (attributes.some(({ first, last }) => first <= noun.first && noun.last <= last)) return false;
  return noun.last === tokens.length - 1 || noun.meanings[0].strength === 'hint';
}

function isFiller({ text }: Token): boolean {
  return (
    fillers.has(text) ||
    isContainer(text) ||
    /^(?:\d{1,6}(?:x|st|stk|szt|p)?|x\d{1,2})$/.test(text) ||
    year.test(text) ||
    isNumberWord(text)
  );
}

function knownTokens(text: string, { start, end }: Span, words: Words): Set<number> {
  const { tokens, attributes, brands, nouns } = words;
  const size = readSize(tokens, () => true);
  const known = new Set<number>();
  for (const { first, last } of [...attributes, ...brands, ...nouns, ...(size ? [size] : [])])
    for (let k = first; k <= last; k++) known.add(k);
  const prices = readPrices(text, start, end);
  tokens.forEach((token, k) => {
    if (prices.some((price) => price.start <= token.start && token.end <= price.end)) known.add(k);
  });
  return known;
}
