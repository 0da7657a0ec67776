import { listVocabulary } from './list-vocabulary.ts';
import type { Token } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';
import { newWord, ofWord, type Word } from './word.ts';

/** Endings of Scandinavian nouns with their article: "jakken", "skjerfet", "skoene", "kläderna". */
const endings = ['arna', 'orna', 'erna', 'erne', 'ene', 'ane', 'en', 'et', 'na', 'n', 'a'];
const shortestStem = 3;

/** Unknown words that are a garment's name with the article behind it, as the bare name. */
export function withoutArticle(token: Token): Token {
  const word = bareName(token.word);
  return word ? { ...token, word, text: word.text } : token;
}

/** The bare name in a garment's name with the article behind it; null for every other word. */
export const bareName = ofWord((word): Word | null => {
  const vocabulary = listVocabulary();
  if (vocabulary.knows(word)) return null;
  const { text, raw } = word;
  const stem = endings
    .filter((ending) => text.endsWith(ending))
    .map((ending) => text.slice(0, -ending.length))
    .find((each) => each.length >= shortestStem && isGarment(each, vocabulary));
  return stem === undefined ? null : newWord(stem, raw);
});

function isGarment(stem: string, { compoundEnds, articleStems }: Vocabulary): boolean {
  if (articleStems.has(stem)) return true;
  for (let start = shortestStem; start <= stem.length - shortestStem; start++)
    if (compoundEnds.has(stem.slice(start)) && articleStems.has(stem.slice(start))) return true;
  return false;
}
