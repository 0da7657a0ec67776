import stored from '../../knowledge/data/use-phrases.json' with { type: 'json' };
import { normalise } from './normalise.ts';

type Phrase = { words: string; use: string; isKept: boolean };

const phrasesByFirstWord = new Map<string, Phrase[]>();
const kept: Readonly<Record<string, readonly string[]>> = stored.kept_for;
const not: Readonly<Record<string, readonly string[]>> = stored.not_for;
for (const [isKept, table] of [[true, kept] as const, [false, not] as const])
  for (const [use, phrases] of Object.entries(table)) for (const phrase of phrases) add(phrase, use, isKept);

function add(phrase: string, use: string, isKept: boolean): void {
  const words = normalise(phrase);
  const [first] = words.split(' ');
  phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), { words, use, isKept }]);
}

/**
 * What the phrases of a name say its piece is kept for, and what it is not for though a word seems to say so ("tennis
 * bracelet"). `text` as `normalise` gives it.
 */
export function phraseUses(text: string): { keptFor: string[]; notFor: string[] } {
  const spaced = `${text} `;
  const found = text
    .split(' ')
    .flatMap((word) => phrasesByFirstWord.get(word) ?? [])
    .filter(({ words }) => ` ${spaced}`.includes(` ${words} `));
  return {
    keptFor: found.filter(({ isKept }) => isKept).map(({ use }) => use),
    notFor: found.filter(({ isKept }) => !isKept).map(({ use }) => use),
  };
}
