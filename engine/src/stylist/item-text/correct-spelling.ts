import { lookAlikeWords } from '../../knowledge/look-alike-words.ts';
import { formsOf, type Token } from './tokenise.ts';
import { itemVocabulary } from './vocabulary.ts';

const shortest = 5;
let index: Map<string, string[]> | undefined;

/**
 * Unknown words of five letters and more, replaced by the word of the vocabulary that is one edit away (a letter more,
 * less, other, or two swapped) and begins with the same letter. Undefined where nothing was replaced. Constant time per
 * word: both sides are compared by their forms with one letter left out.
 */
export function correctSpelling(tokens: readonly Token[]): Token[] | undefined {
  let corrected = false;
  const result = tokens.map((token) => {
    const text = correction(token.text);
    if (text === undefined) return token;
    corrected = true;
    return { ...token, text, forms: formsOf(text) };
  });
  return corrected ? result : undefined;
}

function correction(word: string): string | undefined {
  const { nouns, attributes, brands } = itemVocabulary();
  if (word.length < shortest || word.length > 20 || !/^[a-z]+$/.test(word)) return undefined;
  if (lookAlikeWords.has(word) || nouns.knows(word) || attributes.knows(word) || brands.knows(word))
    return undefined;
  const singular = word.endsWith('s') ? nearest(word.slice(0, -1)) : undefined;
  return nearest(word) ?? singular;
}

function nearest(word: string): string | undefined {
  index ??= buildIndex();
  const candidates = [word, ...shorter(word)].flatMap((form) => index?.get(form) ?? []);
  return candidates.find((candidate) => candidate[0] === word[0] && isOneEdit(word, candidate));
}

function buildIndex(): Map<string, string[]> {
  const { nouns, attributes } = itemVocabulary();
  const forms = new Map<string, string[]>();
  for (const word of new Set([...nouns.words, ...attributes.words])) {
    if (word.length < shortest || !/^[a-z]+$/.test(word)) continue;
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
