import capitals from '../knowledge/data/ordinary-capitals.json' with { type: 'json' };
import { knownPlaces } from '../knowledge/words/known-places.ts';
import { commonness } from '../language/word-vectors.ts';
import { tokenise } from '../stylist/item-text/words/tokenise.ts';
import { itemVocabulary } from '../stylist/item-text/words/vocabulary.ts';

/** Words that are written with a capital letter and name no maker: days, peoples, places, styles, garments named after somebody. */
const ordinary = new Set(capitals.words.split(' '));
const capital = /^\p{Lu}[\p{L}’'&.-]*$/u;

function plainOf(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/, '')
    .replace(/['’.]/g, '')
    .toLowerCase();
}

type Word = { raw: string; plain: string; opens: boolean; capital: boolean };

function wordsOf(sentence: string): Word[] {
  const found: Word[] = [];
  for (const { 0: raw, index } of sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'&.-]*/gu)) {
    const before = sentence.slice(0, index).trimEnd();
    const opens = before === '' || /[.!?:;–—"“”(]$/.test(before);
    const clean = raw.replace(/[.]+$/u, '');
    found.push({ raw: clean, plain: plainOf(clean), opens, capital: capital.test(clean) });
  }
  return found;
}

const isOrdinary = ({ raw, plain }: Word) =>
  ordinary.has(plain) ||
  ordinary.has(plain.replace(/s$/, '')) ||
  plain.split('-').every((part) => part.length <= 1 || ordinary.has(part) || part !== part.toLowerCase()) ||
  /^\p{Lu}-\p{L}+$/u.test(raw) ||
  /^I(?:['’]|$)/.test(raw);

/** A maker of the list of brands that a sentence names; an ordinary word is one only with a capital letter inside the sentence. */
function makerIn(sentence: string, owned: ReadonlySet<string>): string | undefined {
  const { brands, nouns, attributes } = itemVocabulary();
  const tokens = tokenise(sentence);
  for (const { first, last, start, end, meanings } of brands.all(tokens)) {
    const named = tokens.slice(first, last + 1);
    if (named.some(({ raw }) => owned.has(plainOf(raw)))) continue;
    const written = named.every(({ raw }) => capital.test(raw) || /^[&\d]/.test(raw));
    const isPlain =
      meanings.some((brand) => brand.capital) ||
      nouns.knows(named[0].text) ||
      attributes.knows(named[0].text);
    const isWord = first === last && (isPlain || ordinary.has(named[0].text) || isCommonWord(named[0].text));
    const isDoubtful = isWord || (first === last && named[0].text.length < 6);
    const next = tokens[last + 1];
    const leads = next?.joined === true && nouns.knows(next.text) && !isPlain && !ordinary.has(named[0].text);
    if (written ? isWord && first === 0 && !leads : isDoubtful) continue;
    if (first === last && isPlain && ordinary.has(named[0].text)) continue;
    if (!written && named.length > 1 && named.some(({ text }) => isCommonWord(text))) continue;
    return sentence.slice(start, end);
  }
  return undefined;
}

/** Words of daily speech are frequent; of the names of makers only the best known are. */
const isCommonWord = (word: string) =>
  commonness(word) < 6000 || (word.endsWith('s') && Number.isFinite(commonness(word.slice(0, -1))));

const plainWords = (known: readonly string[]): ReadonlySet<string> =>
  new Set(known.flatMap((name) => wordsOf(name).map(({ plain }) => plain)));

/** A maker of the list that a sentence names and that stands neither in what is worn nor in what is owned. */
export function listedMaker(sentence: string, known: readonly string[]): string | undefined {
  return makerIn(sentence, plainWords(known));
}

/**
 * The first name in a sentence that may be a maker's and that stands neither in what is worn nor in what is owned: inside
 * a sentence any capital letter that no ordinary word or place needs, at its beginning two such words.
 */
export function unknownName(sentence: string, known: readonly string[]): string | undefined {
  const owned = plainWords(known);
  const isKnown = ({ plain }: Word) => owned.has(plain) || owned.has(plain.replace(/s$/, ''));
  const words = wordsOf(sentence);
  for (const [k, word] of words.entries()) {
    if (!word.capital || isKnown(word) || isOrdinary(word) || knownPlaces.has(word.plain)) continue;
    if (!word.opens) return word.raw;
    const next = words[k + 1];
    if (next?.capital && !next.opens && !isOrdinary(next) && !isKnown(next)) return word.raw;
  }
  return undefined;
}
