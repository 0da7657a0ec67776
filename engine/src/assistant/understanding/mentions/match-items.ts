import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import { dressCodes } from '../../../knowledge/style/dress-codes.ts';
import { readName } from '../../../stylist/item-text/words/read-words.ts';
import { type ItemTraits, readTraits } from '../../../stylist/outfit/garments/item-traits.ts';
import type { EventType } from '../../../stylist/outfit/outfit.ts';
import type { AssistantItem, ItemFilter } from '../../assistant-context.ts';
import { isWithin } from '../read-amounts.ts';
import { garmentGroups } from './garment-groups.ts';
import { garmentRows } from './garment-heads.ts';
import { hasColour, isBasic, isVeryNear, saysColour } from './match-colours.ts';

/** An item with what is read from its words once. */
type Known = { traits: ItemTraits; rows: ReadonlySet<GarmentKind>; text: string };

const known = new Map<string, Known>();
const mostKnown = 5000;

/** Asked for again and again within one answer, and by its words from one answer to the next. */
const ofItem = new WeakMap<AssistantItem, Known>();

function knowledgeOf(item: AssistantItem): Known {
  const near = ofItem.get(item);
  if (near) return near;
  const far = knownByWords(item);
  ofItem.set(item, far);
  return far;
}

function knownByWords(item: AssistantItem): Known {
  const key = `${item.id}|${item.description}|${item.subcategory}|${item.material}|${item.formality}|${item.warmth}|${item.palette.map(({ hex }) => hex).join()}|${item.tags.join()}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const text =
    `${item.description} ${item.subcategory ?? ''} ${item.colour} ${item.tags.join(' ')}`.toLowerCase();
  const words = readName(text, 0, text.length);
  const rows = new Set(words.nouns.flatMap(({ meanings }) => meanings.map(({ kind }) => kind)));
  const fresh = { traits: readTraits(item), rows, text };
  known.set(key, fresh);
  return fresh;
}

/** What the planner reads of an item: kind, slots, warmth, formality. */
export function traitsOf(item: AssistantItem): ItemTraits {
  return knowledgeOf(item).traits;
}

/** The items for which everything in a filter holds, in their order. */
export function matchItems(items: readonly AssistantItem[], filter: ItemFilter): AssistantItem[] {
  const { ids } = filter;
  if (ids) return items.filter(({ id }) => ids.includes(id));
  const exact = named(
    items.filter((item) => matches(item, filter)),
    filter,
  );
  const found = exact.length > 0 ? exact : items.filter((item) => matches(item, ofGroup(filter)));
  const noun = filter.noun?.replace(/s$/, '');
  if (!noun || filter.kinds || isGroup(noun)) return found;
  const literal = found.filter((item) => knowledgeOf(item).text.includes(noun));
  return literal.length > 0 ? literal : found;
}

/** Where some are called emerald or tan outright, what only comes near that colour is left out. */
function named(found: AssistantItem[], { colours = [] }: ItemFilter): AssistantItem[] {
  if (colours.length === 0 || colours.some((colour) => /\b(light|dark|pale|deep)\b/.test(colour)))
    return found;
  const says = (item: AssistantItem, colour: string) => saysColour(item, colour, knowledgeOf(item).text);
  const called = colours.filter((colour) => found.some((item) => says(item, colour)));
  const isMeant = (item: AssistantItem) =>
    colours.some((colour) =>
      isBasic(colour) || !called.includes(colour)
        ? hasColour(item, colour, knowledgeOf(item).text)
        : says(item, colour) || isVeryNear(item, colour),
    );
  return found.filter(isMeant);
}

/** "Business shirts" are shirts for business where the wardrobe holds none of that very name. */
function ofGroup(filter: ItemFilter): ItemFilter {
  const words = filter.noun?.replace(/s$/, '').split(/[ -]/) ?? [];
  const head = words.at(-1) ?? '';
  const group =
    words.length > 1 ? garmentGroups.find(({ words: names }) => names.split(', ').includes(head)) : undefined;
  if (!group?.kinds && !group?.categories) return filter;
  if (!/^(business|formal|work|office|party|dress|casual|evening)$/.test(words[0])) return filter;
  const { row: _row, ...rest } = filter;
  return {
    ...rest,
    ...(group.kinds ? { kinds: group.kinds } : {}),
    ...(group.categories ? { categories: group.categories } : {}),
  };
}

/** Whether a word is one for several kinds of garments. */
export function isGroup(noun: string): boolean {
  return garmentGroups.some(({ words }) => words.split(', ').includes(noun));
}

export function matches(item: AssistantItem, filter: ItemFilter): boolean {
  if (filter.ids) return filter.ids.includes(item.id);
  return isKind(item, filter) && looksRight(item, filter) && servesRight(item, filter);
}

/** Colour, cloth, pattern, cut, maker and size. */
function looksRight(item: AssistantItem, filter: ItemFilter): boolean {
  return (
    (filter.colours === undefined || filter.colours.some((colour) => shows(item, colour, filter))) &&
    !filter.notColours?.some((colour) => shows(item, colour, filter)) &&
    (filter.materials === undefined || filter.materials.some((material) => isOf(item, material))) &&
    (filter.patterns === undefined || filter.patterns.some((pattern) => hasPattern(item, pattern))) &&
    (filter.tags === undefined || filter.tags.every((tag) => hasTag(item, tag))) &&
    (filter.brands === undefined || filter.brands.some((brand) => isBy(item, plain(brand)))) &&
    (filter.sizes === undefined ||
      filter.sizes.some((size) => size.toLowerCase() === item.size?.toLowerCase())) &&
    !filter.not?.some((each) => matches(item, each))
  );
}

/** Of the maker that was entered, or that its name tells where none was. */
function isBy({ brand, description }: AssistantItem, maker: string): boolean {
  return brand ? plain(brand) === maker : description.split(/\s+/).some((word) => plain(word) === maker);
}

/** What it is for, what it cost and how often it was worn. */
function servesRight(item: AssistantItem, filter: ItemFilter): boolean {
  return (
    (filter.season === undefined || item.season === filter.season) &&
    (filter.occasion === undefined || item.occasion.includes(filter.occasion)) &&
    (filter.favourite === undefined || item.isFavorite) &&
    (filter.status === undefined || item.status === filter.status) &&
    (filter.warm === undefined ||
      (filter.warm ? traitsOf(item).clo >= warmClo : traitsOf(item).clo < warmClo)) &&
    (filter.formalFrom === undefined || traitsOf(item).formality >= filter.formalFrom) &&
    (filter.price === undefined || (item.price !== null && isWithin(item.price, filter.price))) &&
    (filter.worn === undefined || isWithin(item.timesWorn, filter.worn)) &&
    (filter.notWornSince === undefined || (item.lastWorn ?? '') < filter.notWornSince) &&
    (filter.wornFrom === undefined || (item.lastWorn ?? '') >= filter.wornFrom) &&
    (filter.wornTo === undefined || (item.lastWorn !== null && item.lastWorn <= filter.wornTo)) &&
    (filter.use === undefined || serves(traitsOf(item), filter.use)) &&
    (filter.suits === undefined || suitsCode(traitsOf(item), filter.suits))
  );
}

/** Where only the main colour counts ("all the navy things"), a trim in it does not. */
function shows(item: AssistantItem, colour: string, { mainColour }: ItemFilter): boolean {
  return hasColour(item, colour, knowledgeOf(item).text, mainColour === true);
}

/** From here cloth and make keep a shower off; shoes must also be closed and not of cloth that rain ruins. House rule. */
const rainProof = { shoes: 0.55, other: 0.66 };

function serves(traits: ItemTraits, use: NonNullable<ItemFilter['use']>): boolean {
  const isShoe = traits.slots[0] === 'shoes';
  if (use === 'walking') return !isShoe || !/heels|slides|mules/.test(traits.kind);
  if (use === 'rain')
    return !traits.dryOnly && !traits.open && traits.rain >= (isShoe ? rainProof.shoes : rainProof.other);
  return true;
}

/** Whether a garment is inside a dress code. */
export function suitsCode({ formality, kind }: ItemTraits, eventType: EventType): boolean {
  const code = dressCodes[eventType];
  const unfit: readonly string[] = code.unfit;
  return formality >= code.formality[0] && formality <= code.formality[1] && !unfit.includes(kind);
}

/** A sweater and more, in clo. */
const warmClo = 0.25;

function isKind(item: AssistantItem, { categories, kinds, row }: ItemFilter): boolean {
  const { traits, rows } = knowledgeOf(item);
  if (kinds) return kinds.includes(kindOf(item, traits.kind));
  if (row !== undefined) {
    const asked = garmentRows[row];
    return (
      (rows.has(asked) && asked.category === item.category) ||
      (asked.subcategory !== null && asked.subcategory === item.subcategory && isPlainRow(asked))
    );
  }
  return categories === undefined || categories.includes(item.category);
}

const bags = /\b(tote|bag|shopper|purse|satchel)s?\b/;
const jewels =
  /\b(earrings?|studs|rings?|bracelets?|bangles?|necklaces?|pendants?|brooch(es)?|chains?|jewell?e?ry)\b/;

/** What is worn in one piece and is no dress to anybody. */
const noDress =
  /\b(bikinis?|tankinis?|swim\w*|bathing|one[ -]?piece|cover[ -]?ups?|night(dress|gown|ie)s?|robes?|jumpsuits?|playsuits?|rompers?|overalls|dungarees)\b/;

/** Drawings lack some garments, which the planner then files under the nearest. */
function kindOf(item: AssistantItem, kind: string): string {
  const { text } = knowledgeOf(item);
  if (item.category === 'dresses') return noDress.test(text) ? '' : kind;
  if (item.category !== 'accessories') return kind;
  if (jewels.test(text)) return 'necklace';
  return kind === 'tote' && !bags.test(text) ? '' : kind;
}

/** Rows whose words mean just what their drawing shows, so that an item filed under it is meant. */
function isPlainRow(row: GarmentKind): boolean {
  return garmentRows.find(({ subcategory }) => subcategory === row.subcategory) === row;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');
}

/** Words that tell a cloth without naming it. */
const madeOf: Readonly<Record<string, RegExp>> = {
  wool: /\b(merino|lambswool|cashmere|tweed)\b/,
  denim: /\bjeans?\b/,
};

function isOf(item: AssistantItem, material: string): boolean {
  const { text } = knowledgeOf(item);
  const own = `${item.material ?? ''} ${text}`.toLowerCase();
  return own.includes(material) || (madeOf[material]?.test(own) ?? false);
}

function hasPattern(item: AssistantItem, pattern: string): boolean {
  if (pattern === 'solid')
    return item.pattern === null || !(figured.has(item.pattern) || item.pattern === 'herringbone');
  if (item.pattern === pattern || (pattern === 'print' && figured.has(item.pattern ?? ''))) return true;
  return pattern === 'knit' && /knit/.test(knowledgeOf(item).text);
}

const figured = new Set(['stripes', 'pinstripe', 'checks', 'dots', 'floral', 'print', 'colour-block']);

const longSleeved = new Set([
  ...[
    'shirt',
    'denim shirt',
    'blouse',
    'long-sleeve t-shirt',
    'knit',
    'v-neck knit',
    'turtleneck',
    'cardigan',
  ],
  ...['hoodie', 'sweatshirt', 'shirt dress'],
]);

const shortSleeved = new Set(['t-shirt', 'v-neck t-shirt', 'polo', 'short-sleeve shirt']);
const sleeveless = new Set(['tank top', 'gilet', 'slip dress']);
const hooded = new Set(['hoodie', 'parka', 'raincoat']);

function hasTag(item: AssistantItem, tag: string): boolean {
  const { text, traits } = knowledgeOf(item);
  const [word] = tag.split(' ');
  if (/sleeve/.test(tag)) {
    if (tag === 'sleeveless')
      return /\b(sleeveless|strap(py|less)|halter|spaghetti)/.test(text) || sleeveless.has(traits.kind);
    const isShort =
      /\bshort[ -]sleeve/.test(text) || (shortSleeved.has(traits.kind) && !/\blong[ -]sleeve/.test(text));
    if (/^short/.test(tag)) return isShort;
    return /^long/.test(tag)
      ? !isShort && (/\blong[ -]sleeve/.test(text) || longSleeved.has(traits.kind))
      : text.includes(tag);
  }
  if (tag === 'new') return true;
  if (tag === 'hooded') return /\bhood/.test(text) || hooded.has(traits.kind);
  if (tag === 'zip up') return /\bzip/.test(text);
  return text.includes(tag) || (word.length > 3 && text.includes(word));
}
