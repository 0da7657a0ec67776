import { readdirSync, readFileSync } from 'node:fs';
import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import type { Occasion, OccasionCode } from '@drape/engine/stylist/occasion/occasion';
import { readOccasion } from '@drape/engine/stylist/occasion/read-occasion';
import type { OutfitItem, Weather } from '@drape/engine/stylist/outfit/outfit';

export type JudgedOutfit = {
  items: string[];
  /** stylist, near miss, elsewhere, random or product. */
  from: string;
  /** 0 to 10, one of each reader. */
  ratings: number[];
  reasons: string[];
};

export type CorpusOccasion = {
  title: string;
  /** Local time, `YYYY-MM-DDTHH:MM`. */
  when: string;
  hours: number;
  place: string;
  weather: string;
  code: OccasionCode;
  reading: string;
  outfits: JudgedOutfit[];
};

export type CorpusWardrobe = {
  id: string;
  person: string;
  gender: string;
  home: string;
  work: string;
  style: string;
  items: Record<string, string>;
  occasions: CorpusOccasion[];
};

export function readCorpus(folder: string | URL): CorpusWardrobe[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(
      (name) =>
        JSON.parse(
          readFileSync(`${folder instanceof URL ? folder.pathname : folder}/${name}`, 'utf8'),
        ) as CorpusWardrobe,
    );
}

/** An item of a corpus as the product would have it after reading its name. */
export function itemOfName(id: string, name: string): OutfitItem {
  const {
    category,
    subcategory,
    color_primary,
    color_secondary,
    pattern,
    material,
    season,
    occasion,
    warmth,
  } = parseItem(name);
  return {
    id,
    description: name,
    category,
    subcategory,
    palette: paletteOfWords(color_primary, color_secondary).map(({ hex, share }) => ({ hex, share })),
    pattern,
    material,
    season,
    occasion: [...occasion],
    formality: null,
    warmth,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: false,
  };
}

export function itemsOf({ items }: CorpusWardrobe): OutfitItem[] {
  return Object.entries(items).map(([id, name]) => itemOfName(id, name));
}

/** The temperatures of a text in degrees Celsius: those before °C where there are any, else converted from those before °F. */
function celsiusIn(text: string): number[] {
  const before = (unit: string) =>
    [
      ...text.matchAll(
        new RegExp(`(-?\\d+(?:\\.\\d+)?)(?: *(?:to|-|–) *(-?\\d+(?:\\.\\d+)?))? *°?${unit}\\b`, 'g'),
      ),
    ]
      .flatMap(([, low, high]) => [low, high])
      .filter((number) => number !== undefined)
      .map(Number);
  const celsius = before('C');
  if (celsius.length > 0) return celsius.slice(0, 2);
  const fahrenheit = before('F');
  if (fahrenheit.length > 0) return fahrenheit.slice(0, 2).map((degrees) => (degrees - 32) / 1.8);
  return [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

/** Weather from words such as "-2 to 3 °C, light snow". */
export function weatherOf(text: string): Weather {
  const numbers = celsiusIn(text.replaceAll('−', '-').replace(/\bminus (?=\d)/gi, '-'));
  const [first = 15, second = first] = numbers;
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  const dry = /\b(dry|no rain|clear|sunny|trocken|sec|tørt|torrt|uppehåll|seco|asciutto|opphold)\b/i.test(
    text,
  );
  const wet =
    /rain|shower|drizzle|snow|sleet|storm|wet|monsoon|regn|regen|pluie|snø|snö|schnee|lluvia|pioggia|averse|neige|neve|nieve|byger|skur/i.test(
      text,
    );
  const light = /light|drizzle|chance|possible|passing|occasional|lett|lätt|leicht|fine/i.test(text);
  const windy = /wind|gust|blust|vind|vent\b|viento/i.test(text);
  return {
    feltC: (low + high) / 2 - (windy ? 1.5 : 0),
    minC: low,
    maxC: high,
    rainMm: wet && !dry ? (light ? 0.8 : 3) : 0,
    rainChance: wet && !dry ? (light ? 0.45 : 0.85) : 0.05,
    windKmh: windy ? 30 : 10,
    source: 'forecast',
  };
}

/** The occasion as the product reads it; `gold` as after a person set the dress code that the writer meant. */
export function occasionOf({ title, when, hours, place, code }: CorpusOccasion, gold: boolean): Occasion {
  const [day = '', time = ''] = when.split('T');
  return readOccasion({
    title,
    location: place,
    hour: Number(time.slice(0, 2)),
    weekday: new Date(`${day}T12:00:00Z`).getUTCDay(),
    hours,
    eventType: 'other',
    ...(gold ? { corrected: code } : {}),
  });
}

/** The entry as a question to the planner; `gold` takes the dress code of its writer. */
export function requestOf(
  wardrobe: CorpusWardrobe,
  each: CorpusOccasion,
  items: ReturnType<typeof itemsOf>,
  gold: boolean,
) {
  return {
    items,
    eventType: 'other' as const,
    occasion: occasionOf(each, gold),
    gender: wardrobe.gender,
    date: each.when.slice(0, 10),
    weather: weatherOf(each.weather),
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  };
}
