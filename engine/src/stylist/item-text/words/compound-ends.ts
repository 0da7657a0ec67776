import { compoundEnds } from '../../../knowledge/words/garment-words-abroad.ts';
import { coloursAbroad, garmentsAbroad } from '../../../knowledge/words/words-abroad.ts';
import { ownKinds } from '../kinds/own-kinds.ts';
import type { Vocabulary } from './vocabulary.ts';
import { fold } from './word.ts';

/** Languages that write compounds in one word. */
const compounding = new Set(['de', 'nl', 'da', 'no', 'sv']);
const shortestEnd = 4;
/** Ends of three letters that no other word has. */
const shortEnds = ['jas', 'sko', 'hut', 'top'];
/** Patterns that are told in one word with their color: "blårutete", "rotkariert". */
const patternEnds =
  'rutig rutiga rutigt rutete rutet ternet ternede stribet stribede stripete stripet randig randiga randigt prickig prickiga prikkete prikket kariert karierte kariertes karierter gestreift gestreifte gestreiftes gestreifter gepunktet gepunktete geruit geruite gestreept gestreepte'.split(
    ' ',
  );
/** Ends of ordinary words: harvest, spring, Christmas. */
const notEnds = new Set(
  'vest weste ring rings tights body tops uhr bra rock lang boot slip kette overall'.split(' '),
);
const shortestOwnEnd = 6;

const articleBehind = new Set(['da', 'no', 'sv']);

/** The garments' names of languages that put the article behind them. */
export function articleStems(): Set<string> {
  return new Set(
    [...garmentsAbroad.values()]
      .flat()
      .flatMap(({ text, language }) =>
        articleBehind.has(language) && !/[ -]/.test(text) && fold(text).length > 2 ? [fold(text)] : [],
      ),
  );
}

/** Garment words and color words that stand at the end of compounds. */
export function endsOf({ notCompounds }: Vocabulary): Set<string> {
  const ends = new Set<string>([...Object.keys(compoundEnds), ...shortEnds, ...patternEnds]);
  for (const words of [...garmentsAbroad.values(), ...coloursAbroad.values()])
    for (const { text, language } of words) {
      const end = fold(text);
      if (!compounding.has(language) || /[ -]/.test(text) || end.length < shortestEnd) continue;
      if (!notEnds.has(end) && !notCompounds.has(end)) ends.add(end);
    }
  for (const { words } of ownKinds)
    for (const word of words) {
      const end = fold(word);
      if (end.length >= shortestOwnEnd && !/[ -]/.test(word) && !notEnds.has(end) && !notCompounds.has(end))
        ends.add(end);
    }
  return ends;
}
