import { facetsOf } from '../../taste/facets.ts';
import type { FeatureTheme } from '../../taste/features.ts';
import type { Objective } from '../worth/objective.ts';
import type { Combination } from '../worth/terms-of-outfit.ts';
import { degrees, sentence, verb } from './plain-words.ts';

/** What the outfit is for and why it works, at most three short sentences, the weightiest first. */
export function reasonsOf(
  objective: Objective,
  combination: Combination,
  themes: Readonly<Record<FeatureTheme, number>>,
): string[] {
  const said = [
    themes.code > -1 ? occasionReason(objective, combination) : undefined,
    colourReason(combination),
    themes.weather > -1 ? weatherReason(objective, combination) : undefined,
  ];
  const told = said.filter((text) => text !== undefined);
  return (told.length > 0 ? told : [plainReason(objective, combination)]).map(sentence);
}

/** Below this, in felt degrees, a layer is worth a word. House rule. */
const layeredBelow = 16;

/** What can be said of an everyday outfit that has no story of its own. */
function plainReason({ day }: Objective, { main }: Combination): string {
  const { feltC } = day.request.weather;
  const layer = main.find(({ slot }) => slot === 'mid')?.traits;
  if (layer && feltC < layeredBelow)
    return `The ${layer.name} ${verb(layer.name, 'comes', 'come')} off easily when it gets warm indoors`;
  const shoes = main.find(({ slot }) => slot === 'shoes')?.traits;
  if (shoes?.piece.group === 'sneakers') return 'Easy to move in, and comfortable all day';
  return 'Simple, and easy to wear all day';
}

function occasionReason(
  { day: { occasion } }: Objective,
  { main, accessories }: Combination,
): string | undefined {
  const groups = new Set([...main, ...accessories].map(({ traits }) => traits.piece.group));
  switch (occasion.code) {
    case 'black tie':
      return groups.has('tuxedo jacket') || groups.has('tuxedo') || groups.has('gown')
        ? 'This is proper black tie'
        : undefined;
    case 'mourning':
      return 'Dark, quiet and respectful';
    case 'formal':
      return groups.has('suit jacket') ||
        groups.has('suit') ||
        groups.has('gown') ||
        groups.has('cocktail dress')
        ? 'Dressed up enough for the occasion, without outshining anyone'
        : undefined;
    case 'business formal':
      return groups.has('suit jacket') || groups.has('suit') || groups.has('blazer')
        ? 'A jacket gives it authority'
        : undefined;
    case 'business casual':
      return 'Polished enough for the office, easy enough for a whole day';
    case 'smart casual':
      return occasion.evening
        ? 'Dressed up a little for the evening, still relaxed'
        : 'Pulled together without trying too hard';
    case 'festive':
      return 'Made for a party';
    case 'sport':
    case 'outdoor':
    case 'swim':
      return sportReason(main);
    case 'home':
      return 'Comfortable at home';
    case 'folk':
      return groups.has('folk dress') || groups.has('traditional top') || groups.has('sari')
        ? 'Traditional dress, worn as it should be'
        : undefined;
    default:
      return undefined;
  }
}

function sportReason(main: Combination['main']): string | undefined {
  const shoes = main.find(({ slot }) => slot === 'shoes')?.traits;
  if (shoes?.piece.group === 'hiking boots') return 'Proper boots for the ground and layers you can take off';
  return shoes?.piece.group === 'running shoes' ? 'Light, easy to move in, and the right shoes' : undefined;
}

/** The color story, where there is one worth a sentence. */
export function colourReason({ main }: Combination): string | undefined {
  const seen = main
    .filter(({ traits }) => traits.coloured)
    .map(({ traits }) => ({ traits, facets: facetsOf(traits) }));
  if (seen.length < 2) return undefined;
  const colours = [...new Set(seen.map(({ facets }) => facets.colour))];
  const vivid = seen.filter(({ facets }) => facets.vividness === 'vivid');
  const figured = seen.filter(({ facets }) => facets.pattern !== 'plain');
  if (colours.length === 1) return `${capital(colours[0])} from head to toe makes one long line`;
  if (figured.length === 1 && vivid.length <= 1)
    return `The ${figured[0].traits.name} ${verb(figured[0].traits.name, 'is', 'are')} the star, and the rest stays quiet`;
  if (vivid.length === 1 && figured.length === 0)
    return `The ${vivid[0].traits.name} ${verb(vivid[0].traits.name, 'brings', 'bring')} the color, and everything around ${verb(vivid[0].traits.name, 'it', 'them')} stays calm`;
  return colours.length === 2 ? twoColours(colours) : undefined;
}

const classicPairs: Readonly<Record<string, string>> = {
  'brown navy': 'Navy and brown warm each other up',
  'camel navy': 'Navy and camel are a classic',
  'black white': 'Black and white, crisp and simple',
  'black camel': 'Camel softens the black',
  'navy white': 'Navy and white look fresh together',
  'charcoal white': 'Charcoal and white keep it clean',
  'burgundy navy': 'Burgundy lifts the navy',
  'black grey': 'Grey keeps the black from looking hard',
  'cream brown': 'Cream and brown are soft together',
};

function twoColours(colours: readonly string[]): string | undefined {
  return classicPairs[[...colours].sort().join(' ')];
}

function weatherReason({ day }: Objective, { main }: Combination): string | undefined {
  const { weather, units = 'metric' } = day.request;
  if (weather.source === 'unknown' || day.occasion.setting === 'home') return undefined;
  const felt = degrees(weather.feltC, units);
  const shoes = main.find(({ slot }) => slot === 'shoes')?.traits;
  if (day.rain >= 0.4 && shoes && shoes.rain >= 0.6)
    return `The ${shoes.name} ${verb(shoes.name, 'handles', 'handle')} the rain`;
  const outer = main.find(({ slot }) => slot === 'outer')?.traits;
  if (weather.feltC <= 8 && outer && outer.clo >= 0.5)
    return `The ${outer.name} ${verb(outer.name, 'keeps', 'keep')} you warm at ${felt}`;
  if (weather.feltC >= 26 && main.every(({ traits }) => traits.clo <= 0.3)) return `Light enough for ${felt}`;
  return undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
