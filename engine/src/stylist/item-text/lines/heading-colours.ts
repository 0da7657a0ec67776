import { andWords, headingColourWords } from '../../../knowledge/words/words-abroad.ts';
import { type NamedColour, readColours } from '../details/read-colours.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import type { Words } from '../words/read-words.ts';
import { fold } from '../words/word.ts';
import { headingFillers, headingIndex } from './heading-index.ts';
import { isColour } from './later-parts.ts';

const beside = new Set([...andWords, ...headingColourWords].map(fold));

/** Whether a word may stand beside the color of a heading. */
export function isBesideColours(word: string): boolean {
  return beside.has(word) || headingFillers.has(word);
}

export function coloursIn(words: Words): NamedColour[] {
  return readColours(words, Number.POSITIVE_INFINITY).map(({ name, hex }) => ({ name, hex }));
}

/** The main color of a heading that says nothing but colors and kinds: "BLACK / GREY", "the navy section", "white tops". */
export function coloursOfHeading(words: Words): NamedColour[] {
  const { tokens, nouns, attributes } = words;
  if (!attributes.some(isColour)) return [];
  const isSaid = attributes.filter(({ meanings }) =>
    meanings.some(({ field }) => field === 'colour' || field === 'shade'),
  );
  const known = new Set<number>();
  for (const { first, last } of [...nouns.filter(isNamed), ...headingIndex().all(tokens), ...isSaid])
    for (let k = first; k <= last; k++) known.add(k);
  const isAll = tokens.every(({ text }, k) => known.has(k) || isBesideColours(text));
  return isAll ? coloursIn(words).slice(0, 1) : [];
}
