import { lookAlikeWords } from '../../../knowledge/words/look-alike-words.ts';

/** A word, wherever it is said in a text: what is found out of it once holds for all those places. */
export type Word = {
  /** Folded to plain lower-case letters. */
  readonly text: string;
  /** `text`, then what it may be the plural of. */
  readonly forms: readonly string[];
  /** As it is written. */
  readonly raw: string;
  /** What was found out so far; see `ofWord`. */
  readonly facts: unknown[];
};

export function newWord(text: string, raw: string, forms = formsOf(text)): Word {
  return { text, forms, raw, facts: [undefined] };
}

/** The first place stays empty: an array that begins with a number would change its kind later, which makes it slow. */
let places = 1;

/** `find` for words, asked only once for each; it may find `null`, but never `undefined`. */
export function ofWord<Fact>(find: (word: Word) => Fact): (word: Word) => Fact {
  const place = places++;
  return (word) => {
    const known = word.facts[place];
    if (known !== undefined) return known as Fact;
    const found = find(word);
    // An array without gaps is read faster.
    while (word.facts.length < place) word.facts.push(undefined);
    word.facts[place] = found;
    return found;
  };
}

const longestWord = 60;
const plainWord = /^[a-z0-9]+$/i;

/** Words by how they are written: a list says the same ones over and over. */
const words = new Map<string, Word>();
const mostWords = 4000;

/** A word as it is written. */
export function wordOf(raw: string): Word {
  const known = words.get(raw);
  if (known) return known;
  const word = newWord(fold(raw), raw);
  if (raw.length > longestWord) return word;
  if (words.size >= mostWords) words.clear();
  words.set(raw, word);
  return word;
}

const shortNumber = /^\d{1,3}$/;

/** Begins another list: of the words of the one before, only those are kept that are known, and short numbers. */
export function forgetWords(isKnown: (word: Word) => boolean): void {
  for (const [raw, word] of words) if (!isKnown(word) && !shortNumber.test(raw)) words.delete(raw);
}

/** Lower case without accents and apostrophes; `&` and `+` read as "and", `×` as "x". */
export function fold(raw: string): string {
  if (raw === '&' || raw === '+') return 'and';
  if (raw === '×') return 'x';
  if (plainWord.test(raw)) return raw.slice(0, longestWord).toLowerCase();
  const plain = raw
    .slice(0, longestWord)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.replace(/[ßæœøłđςı]/g, (letter) => unfolded[letter] ?? letter);
}

/** Letters that do not fall apart into a plain one and a mark. */
const unfolded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  ı: 'i',
};

/** A folded word and, behind it, the singulars that it may stand for. */
export function formsOf(text: string): readonly string[] {
  if (text.startsWith('ال') && text.length > 4) return [text, text.slice(2)];
  if (text.length < 4 || !text.endsWith('s') || text.endsWith('ss')) return [text];
  const forms = [text, text.slice(0, -1)];
  if (text.endsWith('es') && !lookAlikeWords.has(text)) forms.push(text.slice(0, -2));
  if (text.endsWith('ies')) forms.push(`${text.slice(0, -3)}y`);
  if (text.endsWith('ves')) forms.push(`${text.slice(0, -3)}f`);
  return forms;
}
