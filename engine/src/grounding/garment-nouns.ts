/** By what nouns people call what is worn at one place of the body. */
export const garmentNouns = {
  upper: [
    'top',
    'shirt',
    'blouse',
    't-shirt',
    'tee',
    'sweater',
    'jumper',
    'knit',
    'polo',
    'pullover',
    'turtleneck',
    'hoodie',
  ],
  outer: ['jacket', 'coat', 'blazer', 'cardigan', 'parka', 'trench', 'overcoat', 'anorak'],
  lower: ['trousers', 'pants', 'jeans', 'skirt', 'shorts', 'chinos', 'leggings', 'bottoms'],
  full: ['dress', 'jumpsuit', 'gown'],
  feet: ['shoes', 'sneakers', 'boots', 'heels', 'trainers', 'sandals', 'loafers', 'pumps'],
  hand: ['bag', 'handbag', 'tote', 'clutch', 'backpack'],
  waist: ['belt'],
  head: ['hat', 'cap', 'beanie'],
  neck: ['scarf', 'necklace'],
  hands: ['gloves'],
  umbrella: ['umbrella'],
} as const;
export type GarmentPlace = keyof typeof garmentNouns;

/** Nouns that are something else as often: "on top", "knit together". */
const doubtful: ReadonlySet<string> = new Set(['top', 'knit', 'tee', 'cap', 'heels', 'pumps']);
const every = Object.values(garmentNouns)
  .flat()
  .filter((noun) => !doubtful.has(noun));

/** The first garment that a sentence names and that is not among the given nouns, or undefined. */
export function absentGarment(sentence: string, present: ReadonlySet<string>): string | undefined {
  const words = new Set(sentence.toLowerCase().match(/[\p{L}-]+/gu));
  return every.find((noun) => words.has(noun) && !present.has(noun));
}
