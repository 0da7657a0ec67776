import { colourDifference } from '../../colour/delta-e.ts';
import type { ItemTraits } from '../outfit/garments/item-traits.ts';

type Test = (traits: ItemTraits) => boolean;

const groupIn =
  (...groups: string[]): Test =>
  ({ piece }) =>
    groups.includes(piece.group);
const usedFor =
  (...uses: string[]): Test =>
  ({ piece }) =>
    uses.some((use) => piece.uses.has(use));
const isMain: Test = ({ slots }) =>
  ['top', 'bottom', 'dress', 'mid', 'outer', 'shoes'].includes(slots[0] ?? '');
const isBright: Test = ({ coloured, chroma, main }) => coloured && chroma > 0.11 && main[0] > 0.35;
const isDark: Test = ({ coloured, main, chroma }) => coloured && main[0] < 0.42 && chroma < 0.1;
const isBlack: Test = ({ coloured, main, chroma }) => coloured && main[0] < 0.3 && chroma < 0.04;
const isWhite: Test = ({ coloured, main, chroma }) => coloured && main[0] > 0.9 && chroma < 0.045;
const isLight: Test = ({ coloured, main }) => coloured && main[0] > 0.78;

/** sRGB red and green in OKLab, for parties where one wears them. */
const red = [0.55, 0.19, 0.1] as const;
const green = [0.5, -0.11, 0.07] as const;
const isNear =
  (colour: readonly [number, number, number]): Test =>
  ({ coloured, main }) =>
    coloured && colourDifference(main, colour) < 24;

/**
 * The words in which occasions say what is required, welcome and out of place, as tests of a single piece. Words that
 * hold for a whole outfit (layers, dress) hold for each piece that serves them.
 */
const tests: Readonly<Record<string, Test>> = {
  jacket: groupIn('blazer', 'suit jacket', 'tuxedo jacket', 'suit', 'tuxedo', 'traditional jacket'),
  suit: groupIn('suit', 'suit jacket', 'suit trousers', 'tuxedo'),
  tie: groupIn('tie', 'black tie', 'bow tie'),
  'black tie': groupIn(
    'tuxedo jacket',
    'tuxedo trousers',
    'tuxedo',
    'gown',
    'bow tie',
    'patent shoes',
    'evening heels',
    'evening bag',
  ),
  dark: isDark,
  black: isBlack,
  white: (traits) => isWhite(traits) && (traits.slots[0] === 'dress' || /skirt/.test(traits.piece.group)),
  red: isNear(red),
  green: isNear(green),
  modest: (traits) => !tests['bare shoulders'](traits) && !tests['short skirts'](traits) && isMain(traits),
  'covered shoulders': groupIn(
    'shirt',
    'blouse',
    'knit',
    'cardigan',
    'blazer',
    'shawl',
    'work dress',
    'abaya',
    'suit jacket',
  ),
  festive: usedFor('festive', 'evening', 'party'),
  folk: usedFor('folk'),
  costume: usedFor('theme'),
  'comfortable shoes': groupIn(
    'sneakers',
    'running shoes',
    'hiking boots',
    'loafers',
    'flats',
    'chelsea boots',
    'casual shoes',
    'sandals',
  ),
  'flat shoes': groupIn(
    'sneakers',
    'running shoes',
    'hiking boots',
    'loafers',
    'flats',
    'chelsea boots',
    'casual shoes',
    'sandals',
    'rain boots',
    'rugged boots',
    'espadrilles',
    'dress shoes',
    'snow boots',
  ),
  'sturdy shoes': groupIn('hiking boots', 'rugged boots', 'rain boots', 'snow boots', 'chelsea boots'),
  'smart shoes': groupIn(
    'dress shoes',
    'patent shoes',
    'pumps',
    'loafers',
    'flats',
    'ankle boots',
    'chelsea boots',
    'evening heels',
    'dressy sandals',
  ),
  'rain gear': usedFor('rain'),
  'warm layers': usedFor('cold', 'ski', 'snow'),
  layers: groupIn('cardigan', 'fleece', 'light jacket', 'gilet', 'knit', 'hoodie'),
  'work bag': groupIn('work bag'),
  'evening bag': groupIn('evening bag'),
  'travel bag': groupIn('travel bag'),
  backpack: groupIn('backpack', 'outdoor bag'),
  'sport bag': groupIn('sport bag'),
  'large bags': groupIn('tote', 'work bag', 'travel bag', 'beach bag'),
  swimwear: usedFor('swim'),
  'sport kit': usedFor(
    'gym',
    'run',
    'sport',
    'yoga',
    'tennis',
    'football',
    'cycle',
    'ski',
    'hike',
    'climb',
    'golf',
    'padel',
  ),
  'head covering': groupIn('hijab', 'turban', 'shawl', 'silk scarf', 'occasion hat'),
  'team colors': usedFor('fan'),
  'old clothes': usedFor('chores', 'labor'),
  heels: groupIn('pumps', 'evening heels'),
  jewelry: groupIn('jewelry', 'fine jewelry', 'statement jewelry'),
  hat: ({ slots }) => slots[0] === 'head',
  dress: groupIn(
    'day dress',
    'summer dress',
    'cocktail dress',
    'party dress',
    'gown',
    'work dress',
    'knit dress',
  ),
  'bright colors': (traits) => isBright(traits) && isMain(traits),
  'loud patterns': ({ figure }) => figure >= 2,
  'light colors': (traits) => isLight(traits) && isMain(traits),
  denim: ({ piece, fabric }) => piece.group === 'jeans' || fabric.name === 'denim',
  sneakers: groupIn('sneakers', 'running shoes', 'court sport shoes'),
  shorts: groupIn('shorts', 'sport shorts'),
  'sport clothes': groupIn(
    'sport top',
    'sport bottom',
    'sport jacket',
    'sports bra',
    'running shoes',
    'joggers',
    'leggings',
    'tracksuit',
    'hoodie',
  ),
  't-shirt': groupIn('tee', 'tank', 'homewear'),
  hoodie: groupIn('hoodie'),
  'bare shoulders': groupIn('tank', 'going-out top', 'summer dress', 'beach dress', 'swimwear'),
  'short skirts': groupIn('mini skirt', 'shorts'),
  'open shoes': ({ piece }) => piece.uses.has('open'),
  'beach shoes': groupIn('beach shoes', 'outdoor sandals'),
  sandals: groupIn('sandals', 'dressy sandals', 'outdoor sandals', 'beach shoes'),
  'delicate fabrics': ({ fabric, slots }) =>
    /silk|suede|sequin|lace|chiffon|velvet/.test(fabric.name) && slots[0] !== 'scarf',
  'evening wear': usedFor('evening'),
  leather: ({ fabric, slots }) =>
    fabric.name === 'leather' && slots[0] !== 'shoes' && slots[0] !== 'bag' && slots[0] !== 'belt',
  nightwear: groupIn('nightwear'),
};

/** The words that an occasion may use. */
export const occasionTags: readonly string[] = Object.keys(tests);

/** Whether a piece is what a word of an occasion asks for; false for a word that is not known. */
export function hasTag(traits: ItemTraits, tag: string): boolean {
  return tests[tag]?.(traits) ?? false;
}
