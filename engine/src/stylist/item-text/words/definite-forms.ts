import { formsOf, type Token } from './tokenise.ts';
import { isKnownWord, type Vocabulary } from './vocabulary.ts';

/** Endings of Scandinavian nouns with their article: "jakken", "skjerfet", "skoene", "kläderna". */
const endings = ['arna', 'orna', 'erna', 'erne', 'ene', 'ane', 'en', 'et', 'na', 'n', 'a'];
const shortestStem = 3;

/** Unknown words that are a garment's name with the article behind it, as the bare name. */
export function withoutArticle(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  return tokens.map((token) => {
    const { text } = token;
    if (isKnownWord(text, vocabulary)) return token;
    const stem = endings
      .filter((ending) => text.endsWith(ending))
      .map((ending) => text.slice(0, -ending.length))
      .find((each) => each.length >= shortestStem && isGarment(each, vocabulary));
    return stem === undefined ? token : { ...token, text: stem, forms: formsOf(stem) };
  });
}

function isGarment(stem: string, { compoundEnds, articleStems }: Vocabulary): boolean {
  if (articleStems.has(stem)) return true;
  for (let start = shortestStem; start <= stem.length - shortestStem; start++)
    if (compoundEnds.has(stem.slice(start)) && articleStems.has(stem.slice(start))) return true;
  return false;
}
