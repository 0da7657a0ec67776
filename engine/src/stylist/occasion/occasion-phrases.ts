import { lazily } from '../../lazily.ts';
import { normalise } from '../piece/normalise.ts';
import { type OccasionEntry, occasionEntries } from './occasion-table.ts';

type Phrase = { words: readonly string[]; entry: OccasionEntry; isEnglish: boolean };

/** By their first word. */
const phrases = lazily(() => {
  const byWord = new Map<string, Phrase[]>();
  for (const entry of occasionEntries)
    for (const [language, list] of Object.entries(entry.words))
      for (const text of list) {
        const words = normalise(text).split(' ');
        const phrase = { words, entry, isEnglish: language === 'en' };
        const others = byWord.get(words[0]);
        if (others) others.push(phrase);
        else byWord.set(words[0], [phrase]);
      }
  return byWord;
});

const tellingSettings: ReadonlySet<string> = new Set([
  'restaurant',
  'bar',
  'club',
  'gym',
  'theater',
  'worship',
  'water',
  'museum',
  'stadium',
  'court',
  'hospital',
]);

/** What a place alone tells: a gym, a theater or a church, named as such. */
export function placePhrase(text: string): OccasionEntry | undefined {
  for (const word of normalise(text).split(' '))
    for (const { words, entry } of phrases().get(word) ?? [])
      if (words.length === 1 && word.length > 3 && tellingSettings.has(entry.setting)) return entry;
  return undefined;
}

/** The entry whose phrase fits a text best: the longer phrase, then the earlier. */
export function phraseIn(text: string): OccasionEntry | undefined {
  const plain = normalise(text);
  const words = plain.split(' ');
  let best: { entry: OccasionEntry; worth: number } | undefined;
  for (let at = 0; at < words.length; at++)
    for (const key of new Set([words[at], singular(words[at])]))
      for (const { words: wanted, entry, isEnglish } of phrases().get(key) ?? []) {
        if (
          !wanted.every(
            (word, k) => words[at + k] === word || singular(words[at + k] ?? '') === singular(word),
          )
        )
          continue;
        const worth =
          10 * wanted.length + wanted.join('').length / 4 + (isEnglish ? 1 : 0) - at / 50 + rank(entry);
        if (!best || worth > best.worth) best = { entry, worth };
      }
  return best?.entry ?? compound(words);
}

const flight =
  /^\s*(fly (to|home|back|out|from)\b|flight\b|flug (nach|ab)\b|vol (pour|vers)\b|vuelo a\b|volo per\b|vlucht naar\b|voo para\b|fly til\b|flyg till\b)/i;

/** A title that begins with a flight is about the plane, whatever waits at its end: "Fly to Denver, ski weekend". */
export function flightIn(title: string): OccasionEntry | undefined {
  return flight.test(title) ? phraseIn('flight') : undefined;
}

/** Where two words of a title speak of different things, what is worse to miss decides. */
export function rank({ code }: OccasionEntry): number {
  if (code === 'mourning' || code === 'black tie') return 6;
  if (code === 'formal' || code === 'business formal' || code === 'swim') return 4;
  return code === 'casual' || code === 'home' ? -2 : 0;
}

/** German and Scandinavian titles join words: "Sommerhochzeit", "Betriebsweihnachtsfeier". */
function compound(words: readonly string[]): OccasionEntry | undefined {
  let best: { entry: OccasionEntry; length: number } | undefined;
  for (const word of words) {
    if (word.length < 9) continue;
    for (const [first, list] of phrases())
      for (const { words: wanted, entry, isEnglish } of list)
        if (!isEnglish && wanted.length === 1 && first.length >= 5 && word.endsWith(first))
          if (!best || first.length > best.length) best = { entry, length: first.length };
  }
  return best?.entry;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
