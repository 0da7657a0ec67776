import { readFileSync } from 'node:fs';
import { type Language, languages } from '@drape/engine/assistant/intent/intent-names';
import type { Random } from './random.ts';

/** Words that say which thing, color, day or person is meant, and not what is wanted. */
const groups: readonly string[][] = [
  words(
    'shirt t-shirt blouse sweater cardigan hoodie blazer suit jacket coat dress skirt jeans trousers shorts leggings jumpsuit shoes sneakers boots heels loafers sandals flats bag backpack belt scarf hat gloves tie socks earrings necklace swimsuit raincoat puffer',
  ).concat(
    'leather jacket',
    'denim jacket',
    'trench coat',
    'ankle boots',
    'jackets',
    'coats',
    'dresses',
    'bags',
  ),
  words('black white grey blue navy red green yellow pink purple orange brown beige camel burgundy olive'),
  words('wool silk linen cotton leather suede cashmere'),
  words('today tomorrow monday tuesday wednesday thursday friday saturday sunday tonight'),
  words('wedding christening birthday party dinner lunch brunch interview meeting date concert barbecue'),
];
const alsoEnglish: Readonly<Record<string, string>> = {
  trench: 'coat',
  docs: 'boots',
  chinos: 'trousers',
  parka: 'coat',
  tee: 't-shirt',
  top: 'blouse',
  jumper: 'sweater',
  cardi: 'cardigan',
  pants: 'trousers',
  trainers: 'sneakers',
  tote: 'bag',
  clutch: 'bag',
  midi: 'skirt',
  pumps: 'heels',
  vest: 'shirt',
  shirts: 'shirt',
  skirts: 'skirt',
  tops: 'blouse',
  sweaters: 'sweater',
  blazers: 'blazer',
  coats: 'coats',
  belts: 'belt',
  bra: 'shirt',
  gray: 'grey',
  tan: 'beige',
  cream: 'white',
  gold: 'yellow',
  silver: 'grey',
  mint: 'green',
};
const people = words(
  'liv mia anna tom sam ana maria emma ben leo nora ingrid lucas sofia paul marie jonas kate omar',
);
const share = 0.6;

type Known = { groupOf: Map<string, number>; members: string[][] };

function words(list: string): string[] {
  return list.split(' ');
}

const known = new Map<Language, Known>(languages.map((language) => [language, knownIn(language)]));

/** The words of each group in a language, by the assistant's own list of them. */
function knownIn(language: Language): Known {
  const path = new URL('../../engine/src/knowledge/assistant/said-in-english.json', import.meta.url);
  const all = JSON.parse(readFileSync(path, 'utf8')) as Record<Language, Record<string, string>>;
  const pairs =
    language === 'en'
      ? [...groups.flat().map((word): [string, string] => [word, word]), ...Object.entries(alsoEnglish)]
      : Object.entries(all[language]);
  const groupOf = new Map<string, number>();
  const members = groups.map((): string[] => []);
  for (const [said, english] of pairs) {
    const group = groups.findIndex((list) => list.includes(english));
    if (group < 0) continue;
    groupOf.set(said, group);
    members[group]?.push(said);
  }
  return { groupOf, members };
}

/** The same wish for another thing, color, day or person. */
export function varied(text: string, language: Language, random: Random): string {
  const { groupOf, members } = known.get(language) ?? { groupOf: new Map(), members: [] };
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return text.replace(/[\p{L}-]+/gu, (word) => {
    const lower = word.toLowerCase();
    const group = groupOf.get(lower);
    if (group === undefined) return people.includes(lower) && random() < share ? pick(people) : word;
    return random() < share ? pick(members[group] ?? [word]) : word;
  });
}
