import { lookAlikeWords } from '../../../knowledge/words/look-alike-words.ts';

/** A word of a text: folded to plain lower-case letters, with its UTF-16 offsets in the text it was read from. */
export type Token = {
  text: string;
  /** `text`, then what it may be the plural of. */
  forms: readonly string[];
  raw: string;
  start: number;
  end: number;
  /** Only blanks, hyphens and the like stand between the word before and this one. */
  joined: boolean;
  /** As `joined`, and without a blank: "3-button", "3/4". */
  tight: boolean;
  /** It stands in brackets. */
  enclosed: boolean;
  /** It belongs to a sum of money or a decimal, and counts nothing: "€8", "19,95". */
  isAmount: boolean;
};

const word =
  /[dl](?=['’]\p{L}{2})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[&+×]|\p{Extended_Pictographic}\uFE0F?/giu;
const joint = /^[^\S\n]*[-–.'’/_]?[^\S\n]*$/;
const longestWord = 60;
const plainWord = /^[a-z0-9]+$/i;

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';
const moneySigns = '$€£¥₹';

function isAmount(source: string, start: number, end: number): boolean {
  if (!isDigit(source[start]) || !isDigit(source[end - 1])) return false;
  const [before, after] = [source[start - 1], source[end]];
  if (before !== undefined && moneySigns.includes(before)) return true;
  if (after !== undefined && moneySigns.includes(after)) return true;
  const isPoint = (sign: string | undefined) => sign === '.' || sign === ',';
  return (isPoint(before) && isDigit(source[start - 2])) || (isPoint(after) && isDigit(source[end + 1]));
}

/** The words of a text in order, `offset` added to every position. Linear in the length of the text. */
export function tokenise(source: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let depth = 0;
  word.lastIndex = 0;
  for (let match = word.exec(source); match; match = word.exec(source)) {
    const start = match.index;
    const raw = match[0];
    const isSpaced = start === end + 1 && source[end] === ' ';
    const between = isSpaced ? ' ' : source.slice(end, Math.min(start, end + 8)).replace(/\uFE0F/g, '');
    if (!isSpaced) depth = depthAfter(source, end, start, depth);
    const joined = end > 0 && (isSpaced || (start - end < 8 && joint.test(between)));
    const { text, forms } = foldedWord(raw);
    tokens.push({
      text,
      forms,
      raw,
      start: offset + start,
      end: offset + start + raw.length,
      joined,
      tight: joined && !isSpaced && !/\s/.test(between),
      enclosed: depth > 0,
      isAmount: isAmount(source, start, start + raw.length),
    });
    end = start + raw.length;
  }
  return tokens;
}

function depthAfter(text: string, from: number, to: number, depth: number): number {
  let after = depth;
  for (let k = from; k < to; k++) {
    if (text[k] === '(' || text[k] === '[') after++;
    else if (text[k] === ')' || text[k] === ']') after = Math.max(0, after - 1);
  }
  return after;
}

type FoldedWord = Pick<Token, 'text' | 'forms'>;

/** The words of the list that is read now by how they are written: a list says the same ones over and over. */
const foldedWords = new Map<string, FoldedWord>();
const mostFolded = 4000;

/** A word as `fold` reads it, with its forms. */
export function foldedWord(raw: string): FoldedWord {
  const known = foldedWords.get(raw);
  if (known) return known;
  const text = fold(raw);
  const folded = { text, forms: formsOf(text) };
  if (raw.length > longestWord) return folded;
  if (foldedWords.size >= mostFolded) foldedWords.clear();
  foldedWords.set(raw, folded);
  return folded;
}

/** Begins another list: the words of the one before are of no use to it. */
export function forgetFoldedWords(): void {
  foldedWords.clear();
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
