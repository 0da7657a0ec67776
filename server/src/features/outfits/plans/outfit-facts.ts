import { type BasicColour, basicColours } from '@drape/engine/colour/basic-colours';
import { coloursOfWords } from '@drape/engine/colour/colours-of-words';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import type { KnownColour } from '@drape/engine/grounding/colour-claims';
import { type GarmentPlace, garmentNouns } from '@drape/engine/grounding/garment-nouns';
import type { TextFacts } from '@drape/engine/grounding/grounded-text';
import { numbersIn } from '@drape/engine/grounding/number-claims';
import type { Outfit } from '@drape/engine/stylist/outfit/outfit';
import type { Garment } from '../../wardrobe/service.ts';
import type { Occasion, Purpose } from '../occasion/occasion.ts';

const places: Record<Garment['category'], GarmentPlace[]> = {
  top: ['upper'],
  shirt: ['upper'],
  pants: ['lower'],
  shoes: ['feet'],
  outerwear: ['outer'],
  dresses: ['full'],
  accessories: [],
};

const wordsOf = (...texts: (string | null)[]) =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}-]+/gu) ?? [];

function isBasic(term: string): term is BasicColour {
  return basicColours.some((basic) => basic === term);
}

/** By which nouns a sentence may call an item: those of its kind, and the words that stand on it. */
function nounsOf({ category, subcategory, description }: Garment): string[] {
  return [...places[category].flatMap((place) => garmentNouns[place]), ...wordsOf(subcategory, description)];
}

/** Measured colours, and those of the words that its owner wrote. */
function coloursOf({ palette, color_primary, color_secondary, description }: Garment): KnownColour[] {
  const measured = palette.map(({ hex, basic }) => ({ hex, terms: isBasic(basic) ? [basic] : [] }));
  const written = [color_primary, color_secondary ?? '', description]
    .filter((words) => words !== '')
    .flatMap((words) => coloursOfWords(words))
    .map((hex) => ({ hex, terms: [nameColour(hexToOkLab(hex)).basic] }));
  return [...measured, ...written];
}

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;

/** What a sentence on an outfit is held against. */
export function outfitFacts(outfit: Outfit, { items, weather, weatherSentence }: Occasion): TextFacts {
  const worn = outfit.itemIds.flatMap((id) => items.get(id) ?? []);
  const degrees = [weather.feltC, weather.minC, weather.maxC];
  const words = [weatherSentence, ...worn.map(({ description }) => description), ...outfit.reasons].join(' ');
  const { feltC, minC, maxC, rainMm, rainChance, source } = weather;
  return {
    colours: {
      things: worn.map((item) => ({ nouns: nounsOf(item), colours: coloursOf(item) })),
      palette: worn.flatMap(coloursOf),
    },
    numbers: [...numbersIn(words), ...degrees, ...degrees.map(fahrenheit)],
    garments: new Set(worn.flatMap(nounsOf)),
    weather: { feltC, minC, maxC, rainMm, rainChance, isKnown: source !== 'unknown' },
  };
}

const letters = 'ABCDEFGHIJ';

/** Event, weather and the outfits to choose from, for a model to read. */
export function outfitOptions(purpose: Purpose, occasion: Occasion, options: readonly Outfit[]): string {
  const { items, weatherSentence, request } = occasion;
  const facts = {
    event: { title: purpose.title, type: purpose.type, date: purpose.day, place: purpose.location },
    weather: weatherSentence,
    person_likes: request.preferences,
  };
  const offered = options.map((outfit, index) => ({
    option: letters[index],
    item_ids: outfit.itemIds,
    items: outfit.itemIds.flatMap((id) => {
      const item = items.get(id);
      if (!item) return [];
      const { description, category, palette, material, pattern } = item;
      const colours = palette.map(({ name }) => name);
      return [{ id, description, category, colours, material, pattern }];
    }),
    planner_wrote: { description: outfit.description, reasons: outfit.reasons },
  }));
  return `FACTS\n${JSON.stringify(facts)}\nOPTIONS\n${JSON.stringify(offered)}`;
}
