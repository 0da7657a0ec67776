import { likeness, namingWords } from '../turn/own-names.ts';

/** From here a word is the same, inflected. House rule. */
const same = 0.9;

/** "Kino mit": a name that ends where somebody was to follow. */
const breaksOff = /(?<!\p{L})(?:with|w|at|for|to|and|mit|bei|beim|zu[mr]?|und|con|y|avec|et|chez|med|og)$/iu;

/**
 * Of two readings of a name the one whose words are all in the other: what was cut out of a message by its known words is
 * cleaner than what the network marked, if the network marked it too.
 */
export function shorter(byWords: string, marked: string): string {
  const said = namingWords(byWords);
  const seen = namingWords(marked);
  const isInside = said.length > 0 && said.every((word) => seen.some((each) => likeness(word, each) >= same));
  const isLonger = byWords.trim().split(/\s+/).length > marked.trim().split(/\s+/).length;
  if (breaksOff.test(marked) && !breaksOff.test(byWords) && byWords.trim() !== '') return byWords.trim();
  return isInside && !isLonger ? byWords.trim() : marked;
}
