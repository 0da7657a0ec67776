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

let languagesOf: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The language that most words of a text speak for, in proportion to how few other languages have them; undefined where
 * none does. A line of a list in another language needs more than one English word of fashion to be English.
 */
export function languageOf(tokens: readonly Token[], listLanguage?: string): string | undefined {
  languagesOf ??= build();
  const votes = new Map<string, number>();
  if (listLanguage !== undefined) votes.set(listLanguage, listVote);
  for (const { text } of tokens) {
    const languages = languagesOf.get(text);
    if (!languages) continue;
    for (const language of languages) {
      const weight =
        language === 'en' && listLanguage !== undefined && listLanguage !== 'en' ? englishVote : 1;
      votes.set(language, (votes.get(language) ?? 0) + weight / languages.length);
    }
  }
  let best: [string, number] | undefined;
  for (const vote of votes) if (!best || vote[1] > best[1]) best = vote;
  return best?.[0];
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
