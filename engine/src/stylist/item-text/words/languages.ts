import { basicColours } from '../../../colour/basic-colours.ts';
import { fashionColours } from '../../../colour/fashion-colours.ts';
import { lowerGarments } from '../../../knowledge/garments/garments-lower.ts';
import { shoesAndAccessories } from '../../../knowledge/garments/garments-shoes-and-accessories.ts';
import { upperGarments } from '../../../knowledge/garments/garments-upper.ts';
import {
  coloursAbroad,
  fillerWords,
  garmentsAbroad,
  remarkOpeners,
} from '../../../knowledge/words/words-abroad.ts';
import { type Token, tokenise } from './tokenise.ts';
import { ofWord } from './word.ts';

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The languages that have a word; null where that tells nothing. */
const languagesOf = ofWord(({ text }) => {
  table ??= build();
  return table.get(text) ?? null;
});

/**
 * The language that most words of a text speak for, in proportion to how few other languages have them; undefined where
 * none does. A line of a list in another language needs more than one English word of fashion to be English.
 */
export function languageOf(tokens: readonly Token[], listLanguage?: string): string | undefined {
  const languages: string[] = [];
  const votes: number[] = [];
  const vote = (language: string, weight: number) => {
    const at = languages.indexOf(language);
    if (at < 0) votes[languages.push(language) - 1] = weight;
    else votes[at] += weight;
  };
  if (listLanguage !== undefined) vote(listLanguage, listVote);
  const inEnglish = listLanguage !== undefined && listLanguage !== 'en' ? englishVote : 1;
  for (const { word } of tokens) {
    const spoken = languagesOf(word);
    if (!spoken) continue;
    for (const language of spoken) vote(language, (language === 'en' ? inEnglish : 1) / spoken.length);
  }
  let best = 0;
  for (let k = 1; k < votes.length; k++) if (votes[k] > votes[best]) best = k;
  return languages[best];
}

/** What the language of the list counts in each of its lines. */
const listVote = 0.6;
const englishVote = 0.5;
/** A word that more languages share tells nothing. */
const mostLanguages = 4;

/** The languages that have a word, for words that tell something. */
function build(): ReadonlyMap<string, readonly string[]> {
  const built = new Map<string, Set<string>>();
  const add = (text: string, language: string) => {
    for (const token of tokenise(text)) {
      const known = built.get(token.text);
      if (known) known.add(language);
      else built.set(token.text, new Set([language]));
    }
  };
  for (const { words } of [...upperGarments, ...lowerGarments, ...shoesAndAccessories])
    for (const text of Object.values(words).join(',').split(',')) add(text, 'en');
  for (const basic of basicColours) for (const text of Object.keys(fashionColours[basic])) add(text, 'en');
  const abroad = [...garmentsAbroad.values(), ...coloursAbroad.values()].flat();
  for (const { text, language, ambiguous } of abroad)
    if (!ambiguous && !text.includes(' ')) add(text, language);
  for (const table of [fillerWords, remarkOpeners])
    for (const [language, words] of table) for (const word of words) add(word, language);
  // A sign of times in every language.
  built.delete('x');
  // What counts only in a text of its language cannot tell the language.
  for (const { text, ambiguous } of abroad)
    if (ambiguous) for (const token of tokenise(text)) built.delete(token.text);
  const telling = [...built].filter(([, languages]) => languages.size <= mostLanguages);
  return new Map(telling.map(([word, languages]) => [word, [...languages]]));
}
