import numberWords from '../../knowledge/assistant/heard/number-words.json' with { type: 'json' };
import type { Language } from '../intent/intent-names.ts';

type Words = {
  numbers: Readonly<Record<string, number>>;
  hundred: readonly string[];
  thousand: readonly string[];
  little: readonly string[];
  units: readonly string[];
};

const known: Readonly<Record<Language, Words>> = numberWords;

/** Marks that are spoken where a message is dictated. */
const marks: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\s+comma(?=\s)/giu, ','],
    [/\s+(?:period|full stop)(?=\s*$|\s+\p{Lu})/gu, '.'],
    [/\s+question mark(?!\p{L})/giu, '?'],
    [/\s+exclamation (?:mark|point)(?!\p{L})/giu, '!'],
  ],
  de: [
    [/(?<!\d)\s+komma(?=\s)(?!\s+\d)/giu, ','],
    [/\s+punkt(?=\s*$|\s+\p{Lu})/gu, '.'],
    [/\s+fragezeichen(?!\p{L})/giu, '?'],
    [/\s+ausrufezeichen(?!\p{L})/giu, '!'],
  ],
  es: [
    [/\s+punto(?=\s*$)/gu, '.'],
    [/\s+signo de interrogación(?!\p{L})/giu, '?'],
  ],
  fr: [
    [/\s+virgule(?=\s)/giu, ','],
    [/\s+point d['’]interrogation(?!\p{L})/giu, '?'],
  ],
  no: [
    [/(?<!\d)\s+komma(?=\s)(?!\s+\d)/giu, ','],
    [/\s+spørsmålstegn(?!\p{L})/giu, '?'],
  ],
};

/** A message as it would have been typed: dictated marks as marks, and a price in words as a number. */
export function writtenDown(text: string, language: Language): string {
  const marked = marks[language].reduce((said, [mark, sign]) => said.replace(mark, sign), text);
  return withNumbers(marked, language);
}

/** "Make it fifteen", "it was sixteen": a number in words that puts something right. */
const corrected =
  /((?<!\p{L})(?:make (?:it|that)|(?:it|they) (?:was|were)|es war(?:en)?|waren|eran|fueron|c['’]était|det var)\s+)((?:\p{L}+[\s-]?){1,5}?)(?=\s*(?:$|[,.!;]|actually|sorry|not(?!\p{L})))/giu;

/** "Two hundred and forty eight dollars" is 248 dollars; other numbers stay as they are. */
function withNumbers(text: string, language: Language): string {
  const { units } = known[language];
  const priced = new RegExp(`((?:\\p{L}+[\\s-]+){1,8}?)(?=(?:${units.join('|')})(?!\\p{L}))`, 'giu');
  const put = text.replace(corrected, (whole: string, before: string, said: string) => {
    const value = numberIn(said.trim().split(/[\s-]+/), language);
    return value === undefined ? whole : `${before}${value}`;
  });
  return put.replace(priced, (said: string) => {
    const words = said.trim().split(/[\s-]+/);
    for (let from = 0; from < words.length; from++) {
      const value = numberIn(words.slice(from), language);
      if (value === undefined) continue;
      const kept = said.match(/^\s*/)?.[0] ?? '';
      return `${kept}${[...wordsBefore(said, from), String(value)].join(' ')} `;
    }
    return said;
  });
}

function wordsBefore(said: string, count: number): string[] {
  return said.trim().split(/\s+/).slice(0, count);
}

/** The value of words that are all of one number; undefined where they are not, or one alone is an article. */
function numberIn(said: readonly string[], language: Language): number | undefined {
  const parts = said.flatMap((word) =>
    language === 'de' ? germanParts(word.toLowerCase()) : [word.toLowerCase()],
  );
  const { hundred, thousand, little, numbers } = known[language];
  const [first = ''] = parts;
  if (first !== 'a' && little.includes(first)) return undefined;
  let [sum, part, count] = [0, 0, 0];
  for (const word of parts) {
    const number = numbers[word];
    if (number !== undefined) part += language === 'fr' && number === 20 && part === 4 ? 76 : number;
    else if (hundred.includes(word)) part = Math.max(1, part) * 100;
    else if (thousand.includes(word)) [sum, part] = [sum + Math.max(1, part) * 1000, 0];
    else if (little.includes(word)) continue;
    else return undefined;
    count += 1;
  }
  const value = sum + part;
  const isArticle = count === 1 && value === 1;
  return count === 0 || isArticle ? undefined : value;
}

/** "Zweihundertachtundvierzig" in its parts; any other word stays whole. */
function germanParts(word: string): string[] {
  const { numbers, hundred, thousand } = known.de;
  const rows = [...Object.keys(numbers), ...hundred, ...thousand, 'und'].sort((a, b) => b.length - a.length);
  const parts: string[] = [];
  let rest = word;
  while (rest !== '') {
    const next = rows.find((row) => rest.startsWith(row));
    if (next === undefined) return [word];
    parts.push(next);
    rest = rest.slice(next.length);
  }
  return parts;
}
