import { lookAlikeWords } from '../../../knowledge/words/look-alike-words.ts';
import { commonness } from '../../../language/word-vectors.ts';
import type { Token } from './tokenise.ts';
import { itemVocabulary, type Vocabulary } from './vocabulary.ts';
import { newWord, ofWord, type Word } from './word.ts';

const shortest = 5;
/** So short a word is mended only where two of its letters are swapped. */
const shortestSwapped = 4;
/** From this length on the first letter may be wrong as well. */
const firstLetterFrom = 6;
type Correction = (word: Word) => Word | null;
const corrections = new WeakMap<Vocabulary, Correction>();

/**
 * Unknown words of five letters and more, replaced by the word of the vocabulary that is one edit away (a letter more,
 * less, other, or two swapped); a short one must begin with the same letter. Undefined where nothing was replaced. Constant time per
 * word: both sides are compared by their forms with one letter left out.
 */
export function correctSpelling(
  tokens: readonly Token[],
  vocabulary = itemVocabulary(),
  isName: (token: Token, index: number) => boolean = () => false,
): Token[] | undefined {
  const correct = correctionWith(vocabulary);
  let corrected = false;
  const result = tokens.map((token, index) => {
    const word = isName(token, index) ? null : correct(token.word);
    if (word === null) return token;
    corrected = true;
    return { ...token, word, text: word.text };
  });
  return corrected ? result : undefined;
}

/** The word of a vocabulary that another one is a misspelling of; null for one that is none. */
function correctionWith(vocabulary: Vocabulary): Correction {
  const known = corrections.get(vocabulary);
  if (known) return known;
  const index = buildIndex(vocabulary);
  const made = ofWord((word) => {
    const text = vocabulary.knows(word) ? undefined : correction(word.text, index);
    return text === undefined ? null : newWord(text, word.raw);
  });
  corrections.set(vocabulary, made);
  return made;
}

type SpellingIndex = ReadonlyMap<string, readonly string[]>;

function correction(word: string, index: SpellingIndex): string | undefined {
  if (word.length < shortestSkeleton || word.length > 20 || !/^\p{L}+$/u.test(word)) return undefined;
  if (lookAlikeWords.has(word) || commonness(word) < usual) return undefined;
  const unvoweled = withVowels(word);
  if (unvoweled) return unvoweled;
  return nearest(word, index) ?? (word.endsWith('s') ? nearest(word.slice(0, -1), index) : undefined);
}

/** English words up to this rank of commonness are not taken for misspellings. */
const usual = 20_000;
const shortestSkeleton = 3;
let skeletons: Map<string, string> | undefined;

/** The words that people write without their vowels. */
const abbreviated =
  'jacket jackets jeans sweater sweaters hoodie dress dresses skirt skirts pants shorts shirt tshirt blouse blazer cardigan coat boots shoes sneakers sandals heels loafers trousers leggings socks scarf gloves belt beanie necklace earrings bracelet watch backpack handbag sunglasses sweatshirt turtleneck tights swimsuit pajamas jersey jumper trainers black white brown green navy purple yellow pink orange beige grey gray cream burgundy leather cotton denim linen velvet striped floral vintage large medium small'.split(
    ' ',
  );

/** "Jckt", "brwn", "swtr": the one English word that has these consonants in this order. */
function withVowels(word: string): string | undefined {
  if (word.length < shortestSkeleton || /[aeiou]/.test(word)) return undefined;
  skeletons ??= skeletonsOf();
  return skeletons.get(skeletonOf(word));
}

function skeletonsOf(): Map<string, string> {
  const built = new Map<string, string>();
  for (const word of abbreviated) {
    built.set(skeletonOf(word), word);
  }
  return built;
}

function skeletonOf(word: string): string {
  return word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');
}

/**
 * The likeliest known word one edit away: one whose letters are only swapped, that begins alike, and that questions are
 * read with as well.
 */
function nearest(word: string, index: SpellingIndex): string | undefined {
  if (word.length < shortestSwapped) return undefined;
  const usual = itemVocabulary().spellings;
  let best: { word: string; worth: number } | undefined;
  for (const form of [word, ...shorter(word)])
    for (const candidate of index.get(form) ?? []) {
      if (!isOneEdit(word, candidate)) continue;
      const alike = candidate[0] === word[0];
      const swapped = isSwapped(word, candidate);
      if (word.length < shortest ? !swapped : !alike && word.length < firstLetterFrom) continue;
      if (!alike && !isNearKey(word, candidate)) continue;
      const worth = (alike ? 2 : 0) + (swapped ? 2 : 0) + (usual.has(candidate) ? 1 : 0);
      if (!best || worth > best.worth) best = { word: candidate, worth };
    }
  return best?.word;
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A first letter is mistaken for one beside it on the keyboard, left out, doubled or swapped. */
function isNearKey(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || word[1] !== candidate[1]) return true;
  return keyRows.some((row, k) => {
    const at = row.indexOf(word[0]);
    if (at < 0) return false;
    const around = [
      row[at - 1],
      row[at + 1],
      keyRows[k - 1]?.[at],
      keyRows[k - 1]?.[at + 1],
      keyRows[k + 1]?.[at],
      keyRows[k + 1]?.[at - 1],
    ];
    return around.includes(candidate[0]);
  });
}

/** Whether of two words one edit apart one has two neighbours of the other swapped. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at];
}

function buildIndex({ spellings }: Vocabulary): SpellingIndex {
  const forms = new Map<string, string[]>();
  for (const word of spellings) {
    if (word.length < shortestSwapped || !/^\p{L}+$/u.test(word)) continue;
    for (const form of new Set([word, ...shorter(word)])) {
      const known = forms.get(form);
      if (known) known.push(word);
      else forms.set(form, [word]);
    }
  }
  return forms;
}

function shorter(word: string): string[] {
  return Array.from(word, (_, k) => word.slice(0, k) + word.slice(k + 1));
}

/** Whether two different words are one insertion, deletion, substitution or swap of neighbours apart. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
