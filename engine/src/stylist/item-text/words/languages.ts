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
  const votes = voting.begin();
  if (listLanguage !== undefined) votes.add(listLanguage, listVote);
  const inEnglish = listLanguage !== undefined && listLanguage !== 'en' ? englishVote : 1;
  for (const { word } of tokens) {
    const spoken = languagesOf(word);
    if (!spoken) continue;
    for (const language of spoken) votes.add(language, (language === 'en' ? inEnglish : 1) / spoken.length);
  }
  return votes.winner();
}

/** Adds up votes; of languages that have as many the first one wins. One of them serves line after line. */
class Voting {
  readonly #languages: string[] = [];
  readonly #votes: number[] = [];
  #count = 0;

  begin(): this {
    this.#count = 0;
    return this;
  }

  add(language: string, weight: number): void {
    let at = 0;
    while (at < this.#count && this.#languages[at] !== language) at += 1;
    this.#languages[at] = language;
    this.#votes[at] = weight + (at < this.#count ? this.#votes[at] : 0);
    if (at === this.#count) this.#count += 1;
  }

  winner(): string | undefined {
    let best = 0;
    for (let k = 1; k < this.#count; k++) if (this.#votes[k] > this.#votes[best]) best = k;
    return this.#count > 0 ? this.#languages[best] : undefined;
  }
}

const voting = new Voting();

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
