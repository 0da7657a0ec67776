import { andWords, fillerWords } from '../../../knowledge/words/words-abroad.ts';
import { isNumberWord } from '../details/read-quantity.ts';
import { longestName, readListTokens } from '../words/read-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { fold, ofWord } from '../words/word.ts';

/** By which words a line is known again: those of its kind, and those of its kind with its colors. */
export type LineWords = {
  kind: string;
  /** Null where a garment's name is all that is said, since its color is another each time. */
  color: string | null;
};

const fillers = new Set([...andWords, ...[...fillerWords.values()].flat()].map(fold));
const longest = 120;
const isTelling = ofWord(
  ({ text }) => !fillers.has(text) && !isNumberWord(text) && !/^(?:x?\d+|\d+x|x)$/.test(text),
);

/** The words of a garment's name without counts, remarks and words that say nothing. */
export function lineWords(name: string): LineWords {
  const [head = ''] = name.split(/[,;([\t]| [-–—] /);
  const words = readListTokens(tokenise(head.slice(0, longestName)));
  const said = words.tokens.map(({ text, word }, k) => ({
    text,
    word,
    isColour: words.attributes.some(
      ({ first, last, meanings }) =>
        first <= k && k <= last && meanings.some(({ field }) => field === 'colour'),
    ),
  }));
  const telling = said.filter(({ word }) => isTelling(word));
  const joined = (all: typeof telling) =>
    all
      .map(({ text }) => text)
      .join(' ')
      .slice(0, longest);
  const kind = joined(telling.filter(({ isColour }) => !isColour));
  return { kind, color: telling.length > 1 ? joined(telling) : null };
}
