import { inEnglish } from '../abroad/in-english.ts';
import type { Language } from '../intent/intent-names.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';

/** Who takes back what they have just said, in the five languages. */
const takenBack =
  /[\s,.;…–-]+(?:no,? wait|wait,? no|hang on,? no|scratch that|no,? sorry|sorry,? (?:no|i meant?)|i meant?|nein,? (?:warte|moment|halt|quatsch|falsch|doch)|quatsch|ach nee?(?:in)?|ähm? nein|ich meine|espera,? no|no,? espera|perdón,? no|quiero decir|non,? attends|pardon,? non|je veux dire|nei,? vent|jeg mener)[\s,.:;…–-]+/iu;
const article =
  'an?|the|my|some|eine?[nmrs]?|ne[nr]?|den|die|das|meine?[nmr]?|una?|el|la|los|las|mis?|une?|les?|ma|mon|mes|des|en|et|ei';
const little =
  'in|into|to|from|at|on|for|as|with|zum|zur|aus|als|für|mit|bei|von|im|ins|auf|para|con|de|pour|avec|dans|til|med|fra|som';
const phrase = new RegExp(
  `(?<!\\p{L})(?:${article})\\s+\\p{L}[\\p{L}'’-]*(?:\\s\\p{L}[\\p{L}'’-]*){0,4}?(?=$|[.,;:!?…]|\\s(?:${little})(?!\\p{L}))`,
  'giu',
);

/** "Put the jeans in the wash, no wait, the chinos": the garment that was taken back is replaced by the other. */
export function correctedAtOnce(text: string, language: Language): string {
  const at = takenBack.exec(text);
  if (!at) return text;
  const before = text.slice(0, at.index);
  const behind = text.slice(at.index + at[0].length);
  const [fresh] = behind.matchAll(phrase);
  if (!fresh || fresh.index > 0) return text;
  const old = [...before.matchAll(phrase)].findLast(([words]) => namesGarment(words, language));
  if (!old) return text;
  const rest = before.slice(old.index + old[0].length);
  return `${before.slice(0, old.index)}${fresh[0].trim()}${rest}${behind.slice(fresh[0].length)}`;
}

function namesGarment(words: string, language: Language): boolean {
  return readMentions(questionTokens(inEnglish(words, language).toLowerCase())).some(isKind);
}
