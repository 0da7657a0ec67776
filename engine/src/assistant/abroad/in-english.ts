import words from '../../knowledge/assistant/said-in-english.json' with { type: 'json' };
import { knownPlaces } from '../../knowledge/words/known-places.ts';
import { coloursAbroad, garmentsAbroad, type WordAbroad } from '../../knowledge/words/words-abroad.ts';
import type { Language } from '../intent/intent-names.ts';

/** Longest row of words that has an English word of its own. */
const longest = 4;
/** Short names of days that mean something else unless a day is meant: "in the sun", "I sat". */
const shortDays = /^(mon|sat|sun|wed|fri|thu|tue)s?$/;
const beforeDay =
  /(?:^|\b(?:on|this|next|for|to|by|last|every|until|till|and|from|come|her|him|them|u|party|dinner|lunch|brunch|date|gym|work)\s)$/i;
const afterDay =
  /^\s*(?:night|nite|morning|afternoon|evening|eve|at|for|to|so|pls|please|we|i|im|and|n|w|with|\d)\b/i;

/** The message with the words that are known put into English; slang and short forms in English itself. */
export function inEnglish(typed: string, language: Language): string {
  const text = withDays(typed, language);
  const known = knownIn(language);
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu)];
  let said = '';
  let from = 0;
  for (let k = 0; k < found.length; k++) {
    const taken = longestKnown(text, found, k, known, language);
    if (!taken) continue;
    const [start, end] = [found[k]?.index ?? 0, taken.end];
    const isShort = shortDays.test(text.slice(start, end).toLowerCase());
    if (
      isShort &&
      language === 'en' &&
      !(beforeDay.test(text.slice(0, start)) || afterDay.test(text.slice(end)))
    )
      continue;
    said += text.slice(from, start) + taken.english;
    from = end;
    k += taken.count - 1;
  }
  return said + text.slice(from);
}

const monthNames =
  'january february march april may june july august september october november december'.split(' ');
const figures =
  /(?<!(?:um|gegen|kl\.?)\s)(?<![\d:.])(\d{1,2})\.\s?(0?[1-9]|1[0-2])\.(?:\s?(?:20)?\d{2}(?![\d:.]))?/giu;
const dayOnly = /(?<!\p{L})(?:am|vom|den|dem|ab|bis|til|den)\s(\d{1,2})\.(?!\s?\d)/giu;
/** "Le 9 à 14h", "el 13": a day of the month, where neither a month nor the end of a stretch follows. */
const romanceDay =
  /(?<!\p{L})(?:le|el)\s(\d{1,2})(?!\d|\s?(?:h|:|%|€|euros?|ans?|años?)|[.,]\d|\s(?:de|al|au|à la|y|et|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre)(?!\p{L}))/giu;
const germanDays: Readonly<Record<string, string>> = {
  mo: 'monday',
  di: 'tuesday',
  mi: 'wednesday',
  do: 'thursday',
  fr: 'friday',
  sa: 'saturday',
  so: 'sunday',
};
const shortGerman = /(?<=^|[\s,;(–-])(mo|di|mi|do|fr|sa)(?=$|[\s,;).–-])/giu;
/** "So" is the day only beside another one or a date. */
const shortSunday = /(?<=(?:am|bis|nächsten|kommenden)\s)so(?=$|[\s,;.])|(?<=^|\s)so(?=\s(?:\d|um|bis))/giu;

/** Dates in figures and days in two letters, which stand in no table: "do 3.12. um 8". */
function withDays(text: string, language: Language): string {
  if (language === 'fr' || language === 'es')
    return text.replace(romanceDay, (_, day: string) => `on the ${day}th`);
  if (language === 'en') return text;
  const dated = text
    .replace(figures, (_, day: string, month: string) => `${day} ${monthNames[Number(month) - 1]}`)
    .replace(dayOnly, (_, day: string) => `on the ${day}th`);
  if (language === 'no') return dated;
  return dated
    .replace(shortGerman, (word) => germanDays[word.toLowerCase()] ?? word)
    .replace(shortSunday, 'sunday');
}

const tables = new Map<Language, ReadonlyMap<string, string>>();

/** What is listed for the assistant, and the names of garments and colors that lists of clothes are read with. */
function knownIn(language: Language): ReadonlyMap<string, string> {
  const ready = tables.get(language);
  if (ready) return ready;
  const table = new Map(Object.entries<string>(words[language]));
  if (language !== 'en') {
    for (const each of [garmentsAbroad, coloursAbroad]) addNames(table, each, language);
    addUnaccented(table);
  }
  tables.set(language, table);
  return table;
}

/** So short words mean something else without their accents: "à" and "a". */
const shortestUnaccented = 4;

/** On a phone accents are left out: "americana de algodon", "chemise a carreaux". */
function addUnaccented(table: Map<string, string>): void {
  for (const [said, english] of [...table]) {
    const plain = said.normalize('NFD').replace(/\p{M}/gu, '');
    if (plain.length >= shortestUnaccented && !table.has(plain)) table.set(plain, english);
  }
}

function addNames(
  table: Map<string, string>,
  named: ReadonlyMap<string, readonly WordAbroad[]>,
  language: Language,
): void {
  for (const [english, abroad] of named)
    for (const { text, language: own } of abroad)
      if (own === language && text.length > 2 && !text.includes(' ') && !table.has(text))
        table.set(text, english);
}

/** What garments are made of or for, as it begins one word with them in German and Norwegian. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^(seiden?|silke)$/, 'silk'],
  [/^(woll|ull)$/, 'wool'],
  [/^(leder|skinn|lær)$/, 'leather'],
  [/^(jeans|dongeri|denim)$/, 'denim'],
  [/^(baumwoll|bomulls?)$/, 'cotton'],
  [/^(leinen|lin)$/, 'linen'],
  [/^(strick|strikke)$/, 'knit'],
  [/^(kaschmir|kasjmir)$/, 'cashmere'],
  [/^(cord|kordfløyels)$/, 'corduroy'],
  [/^(samt|fløyels)$/, 'velvet'],
  [/^(winter|vinter)$/, 'winter'],
  [/^(sommer)$/, 'summer'],
  [/^(regen|regn)$/, 'rain'],
];
const shortestEnd = 4;

/** "Seidenbluse" is a silk blouse; of a beginning that is not known nothing is said. */
function compoundIn(word: string, known: ReadonlyMap<string, string>): string | undefined {
  for (let at = 2; at <= word.length - shortestEnd; at++) {
    const end = known.get(word.slice(at));
    const start = beginnings.find(([pattern]) => pattern.test(word.slice(0, at)))?.[1];
    if (end !== undefined && start !== undefined) return `${start} ${end}`;
  }
  return undefined;
}

/** Endings that words of clothes take in a sentence: "støvlettene", "Hosen", "faldas". */
const endings: Readonly<Record<Exclude<Language, 'en'>, readonly (readonly [RegExp, readonly string[]])[]>> =
  {
    de: [[/(n|en|e|er|s)$/, ['', 'e']]],
    es: [[/(s|es)$/, ['']]],
    fr: [[/(s|x|es)$/, ['']]],
    no: [[/(ene|ane|et|en|er|a|e)$/, ['', 'e', 'er', 'en']]],
  };
const shortestStem = 4;

/** The word without its ending, where that is known. */
function uninflected(
  word: string,
  known: ReadonlyMap<string, string>,
  language: Language,
): string | undefined {
  if (language === 'en' || word.length <= shortestStem || knownPlaces.has(word)) return undefined;
  for (const [ending, others] of endings[language]) {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < shortestStem) continue;
    const found = others.map((other) => known.get(stem + other)).find((each) => each !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Taken = { english: string; end: number; count: number };

function longestKnown(
  text: string,
  found: readonly RegExpExecArray[],
  k: number,
  known: ReadonlyMap<string, string>,
  language: Language,
): Taken | undefined {
  const start = found[k]?.index ?? 0;
  for (let count = longest; count > 0; count--) {
    const last = found[k + count - 1];
    if (!last) continue;
    const end = last.index + last[0].length;
    const row = text.slice(start, end).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
    const english =
      (count === 1 ? compoundIn(row, known) : undefined) ??
      known.get(row) ??
      (count === 1 ? uninflected(row, known, language) : undefined);
    if (english !== undefined) return { english, end, count };
  }
  return undefined;
}
