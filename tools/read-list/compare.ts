import { draftItem } from '@drape/engine/stylist/item-text/draft-item';
import { type ItemDraft, parseItem } from '@drape/engine/stylist/item-text/parse-items';
import type { ExpectedGarment, ExpectedLine } from './written-lists.ts';

/** Why a line is not read as its writer means it. */
export type Cause = 'right' | 'lost' | 'invented' | 'split' | 'count' | 'waits' | 'kind';
export type Compared = { cause: Cause; colored: number; colorRight: number; colorInvented: number };

/** Kinds that a reader would take for the same; in each row the first goes with each of the others. */
const alike = [
  'sneakers, running shoes, tennis shoes, water shoes, hiking shoes',
  'running shoes, hiking shoes, tennis shoes',
  'high-top sneakers, sneakers',
  'knee boots, riding boots',
  'beach bag, handbag',
  'boots, ankle boots, chelsea boots, hiking boots, safety boots, snow boots, cowboy boots, riding boots',
  'ankle boots, chelsea boots',
  'safety boots, ankle boots, chelsea boots',
  'sandals, slides, flip-flops, water shoes',
  'slides, flip-flops, water shoes',
  'slippers, clogs, mules, moccasins',
  'loafers, moccasins',
  'heels, mules, sandals',
  'top, t-shirt, crop top, tank top, sports top, tunic, blouse, long-sleeve t-shirt',
  'sports top, t-shirt, jersey, tank top, long-sleeve t-shirt',
  'jersey, t-shirt',
  'crop top, tank top',
  'base layer, long johns, underwear, tank top',
  'long johns, leggings, underwear',
  'shirt, overshirt, blouse, short-sleeve shirt',
  'knit, sweatshirt, fleece',
  'turtleneck, base layer',
  'knit, v-neck knit',
  't-shirt, v-neck t-shirt',
  'raincoat, trench',
  'hoodie, sweatshirt, fleece',
  'fleece, sweatshirt, jacket',
  'gilet, vest, sweater vest',
  'vest, sweater vest',
  'blazer, suit jacket, jacket',
  'tuxedo, tuxedo jacket, suit jacket',
  'shell jacket, raincoat, softshell, windbreaker, jacket, ski jacket, parka',
  'raincoat, windbreaker, jacket, coat',
  'softshell, windbreaker, jacket',
  'puffer, parka, gilet',
  'puffer, jacket, ski jacket, coat',
  'coat, trench, parka, cape',
  'jacket, bomber, denim jacket',
  'trousers, suit trousers, wide-leg trousers, hiking trousers, cargo pants, chinos',
  'joggers, tracksuit, pajamas',
  'swim trunks, shorts',
  'cycling shorts, shorts, leggings',
  'rain pants, ski pants',
  'dress, evening dress, cocktail dress, shirt dress, wrap dress',
  'midi skirt, mini skirt, maxi skirt, pencil skirt, pleated skirt',
  'pajamas, nightgown',
  'folk costume, dirndl',
  'swimsuit, bikini',
  'coverall, overalls, jumpsuit',
  'jumpsuit, romper',
  'handbag, crossbody bag, work bag, clutch, tote',
  'tote, beach bag, gym bag, work bag',
  'gym bag, travel bag, backpack',
  'scarf, shawl, bandana, neck gaiter, headscarf',
  'hat, straw hat, occasion hat, cap',
  'beanie, hat',
  'gloves, mittens',
  'hair accessory, headband, headscarf, bandana',
];
const pairs = new Set(
  alike.flatMap((row) => {
    const [first, ...others] = row.split(', ');
    return others.flatMap((other) => [`${first}/${other}`, `${other}/${first}`]);
  }),
);

/** Items of one line without the further pieces of a set, which come as items of their own. */
function wholes(items: readonly ItemDraft[]): ItemDraft[] {
  return items.filter(({ start, end, subcategory }, k) => {
    const before = items[k - 1];
    return !(before && before.start === start && before.end === end && before.subcategory !== subcategory);
  });
}

/** Items of one kind and color beside each other are counted together, however they are written down. */
function together(items: readonly ItemDraft[]): ItemDraft[] {
  const made: ItemDraft[] = [];
  for (const item of items) {
    const same = made.findIndex(
      (each) => each.subcategory === item.subcategory && each.color_primary === item.color_primary,
    );
    const before = made[same];
    if (before && item.subcategory !== null)
      made[same] = { ...before, quantity: before.quantity + item.quantity };
    else made.push(item);
  }
  return made;
}

function expectedTogether(garments: readonly ExpectedGarment[]): ExpectedGarment[] {
  const made: ExpectedGarment[] = [];
  for (const each of garments) {
    const same = made.findIndex(({ what, color }) => what === each.what && color === each.color);
    const before = made[same];
    if (before) made[same] = { ...before, count: (before.count ?? 1) + (each.count ?? 1) };
    else made.push(each);
  }
  return made;
}

const total = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

export function compareLine({ garments: expected = [] }: ExpectedLine, read: readonly ItemDraft[]): Compared {
  // A writer may give a suit as one garment or as its jacket and its trousers.
  const told = expected.length === read.length ? read : wholes(read);
  const isSame = expected.length === told.length;
  const garments = isSame ? expected : expectedTogether(expected);
  const items = isSame ? told : together(told);
  const result = (cause: Cause): Compared => ({ cause, ...colorsOf(garments, items) });
  if (garments.length === 0)
    return result(
      items.some(({ guesses }) => guesses.length === 0) ? 'invented' : items.length > 0 ? 'waits' : 'right',
    );
  if (items.length === 0) return result('lost');
  if (items.length !== garments.length) {
    return result(items.every(({ guesses }) => guesses.length > 0) ? 'waits' : 'split');
  }
  if (items.some(({ guesses }) => guesses.length > 0)) return result('waits');
  if (!garments.every(({ what }, k) => items[k] && isKind(what, items[k]))) return result('kind');
  const counted = items.map(({ quantity }) => quantity);
  const isCounted =
    garments.every(({ count }, k) => (count ?? 1) === counted[k]) &&
    total(counted) === total(garments.map(({ count }) => count ?? 1));
  return result(isCounted ? 'right' : 'count');
}

/** A plain name as a list in English has it: some words name garments there alone. */
function inEnglish(what: string): ItemDraft {
  const whole = { start: 0, end: what.length };
  return draftItem(what, { ...whole, core: whole, said: [] }, { language: 'en' }, 'top');
}

/** Whether an item is filed as what its writer calls it, by the product's own reading of that plain name. */
export function isKind(what: string, item: ItemDraft): boolean {
  if (item.subcategory === what) return true;
  if (/undershirt/.test(what) && /^(?:tank top|t-shirt|base layer|underwear)$/.test(item.subcategory ?? ''))
    return true;
  const meant = inEnglish(what);
  if (meant.guesses.length > 0)
    return /bag|pouch/.test(what) ? /bag|tote/.test(item.subcategory ?? '') : item.guesses.length > 0;
  const [one, other] = [meant.subcategory, item.subcategory];
  if (one === null || other === null) return meant.category === item.category;
  return one === other || pairs.has(`${one}/${other}`);
}

function colorsOf(
  garments: readonly ExpectedGarment[],
  items: readonly ItemDraft[],
): Omit<Compared, 'cause'> {
  const sums = { colored: 0, colorRight: 0, colorInvented: 0 };
  if (items.length !== garments.length) return sums;
  garments.forEach(({ color }, k) => {
    const item = items[k];
    if (!item) return;
    if (!color) sums.colorInvented += item.colors.length > 0 ? 1 : 0;
    else {
      sums.colored += 1;
      sums.colorRight += isColor(color, item) ? 1 : 0;
    }
  });
  return sums;
}

/** So far two shades of one name may be apart, in squared steps of OKLab-like distance over sRGB channels. */
const near = 75;

function isColor(color: string, item: ItemDraft): boolean {
  const meant = parseItem(`${color} dress`).colors;
  const [own] = item.colors;
  if (meant.length === 0) return own === undefined || /multi|pattern|print|camo/.test(`${own.name} ${color}`);
  if (!own) return false;
  return meant.some(
    ({ name, hex }) => name === own.name || distance(hex, own.hex) < near || sharesTerm(color, own.name),
  );
}

const terms = 'black white gray grey red blue green yellow orange pink purple brown beige navy cream'.split(
  ' ',
);

function sharesTerm(one: string, other: string): boolean {
  return terms.some((term) => one.includes(term) && other.includes(term));
}

function distance(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16));
  const [x, y] = [channels(one), channels(other)];
  return Math.sqrt(x.reduce((sum, each, k) => sum + (each - (y[k] ?? 0)) ** 2, 0));
}
