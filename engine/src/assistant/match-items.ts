import { basicColours } from '../colour/basic-colours.ts';
import { okLabToCieLab } from '../colour/cie-lab.ts';
import { deltaE00 } from '../colour/delta-e.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab, type OkLab } from '../colour/oklab.ts';
import type { GarmentKind } from '../knowledge/garment-kind.ts';
import { hexOfColour } from '../stylist/item-text/read-colours.ts';
import { readName } from '../stylist/item-text/read-words.ts';
import { type ItemTraits, readTraits } from '../stylist/outfit/item-traits.ts';
import { garmentGroups } from './garment-groups.ts';
import { garmentRows } from './garment-heads.ts';
import type { AssistantItem, ItemFilter } from './world.ts';

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
  const exact = items.filter((item) => matches(item, filter));
  const found = exact.length > 0 ? exact : items.filter((item) => matches(item, ofGroup(filter)));
  const noun = filter.noun?.replace(/s$/, '');
  if (!noun || filter.kinds || isGroup(noun)) return found;
  const literal = found.filter((item) => knowledgeOf(item).text.includes(noun));
  return literal.length > 0 ? literal : found;
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

function isGroup(noun: string): boolean {
  return garmentGroups.some(({ words }) => words.split(', ').includes(noun));
}

export function matches(item: AssistantItem, filter: ItemFilter): boolean {
  return (
    isKind(item, filter) &&
    (filter.colours === undefined || filter.colours.some((colour) => hasColour(item, colour))) &&
    !filter.notColours?.some((colour) => hasColour(item, colour)) &&
    (filter.materials === undefined || filter.materials.every((material) => isOf(item, material))) &&
    (filter.patterns === undefined || filter.patterns.some((pattern) => hasPattern(item, pattern))) &&
    (filter.tags === undefined || filter.tags.every((tag) => hasTag(item, tag))) &&
    (filter.brands === undefined ||
      filter.brands.some((brand) => plain(brand) === plain(item.brand ?? ''))) &&
    (filter.sizes === undefined ||
      filter.sizes.some((size) => size.toLowerCase() === item.size?.toLowerCase())) &&
    (filter.season === undefined || item.season === filter.season) &&
    (filter.occasion === undefined || item.occasion.includes(filter.occasion)) &&
    (filter.favourite === undefined || item.isFavorite) &&
    (filter.status === undefined || item.status === filter.status) &&
    (filter.maxPrice === undefined || (item.price !== null && item.price <= filter.maxPrice)) &&
    (filter.minPrice === undefined || (item.price !== null && item.price >= filter.minPrice)) &&
    (filter.warm === undefined ||
      (filter.warm ? traitsOf(item).clo >= warmClo : traitsOf(item).clo < warmClo)) &&
    (filter.formalFrom === undefined || traitsOf(item).formality >= filter.formalFrom)
  );
}

/** A sweater and more, in clo. */
const warmClo = 0.25;

function isKind(item: AssistantItem, { categories, kinds, row }: ItemFilter): boolean {
  const { traits, rows } = knowledgeOf(item);
  if (kinds) return kinds.includes(kindOf(item, traits.kind));
  if (row !== undefined) {
    const asked = garmentRows[row];
    return (
      rows.has(asked) ||
      (asked.subcategory !== null && asked.subcategory === item.subcategory && isPlainRow(asked))
    );
  }
  return categories === undefined || categories.includes(item.category);
}

const bags = /\b(tote|bag|shopper|purse|satchel)s?\b/;
const jewels =
  /\b(earrings?|studs|rings?|bracelets?|bangles?|necklaces?|pendants?|brooch(es)?|chains?|jewell?e?ry)\b/;

/** Drawings lack some accessories, which the planner then files under the nearest. */
function kindOf(item: AssistantItem, kind: string): string {
  if (item.category !== 'accessories') return kind;
  const { text } = knowledgeOf(item);
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

function isOf(item: AssistantItem, material: string): boolean {
  const { text } = knowledgeOf(item);
  const own = `${item.material ?? ''} ${text}`.toLowerCase();
  return own.includes(material) || (material === 'wool' && /\b(merino|lambswool|cashmere|tweed)\b/.test(own));
}

function hasPattern(item: AssistantItem, pattern: string): boolean {
  if (pattern === 'solid') return item.pattern === null || !figured.has(item.pattern);
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

function hasTag(item: AssistantItem, tag: string): boolean {
  const { text, traits } = knowledgeOf(item);
  const [word] = tag.split(' ');
  if (/sleeve/.test(tag)) {
    const isShort = /\bshort[ -]sleeve/.test(text);
    if (/^short/.test(tag)) return isShort;
    return /^long/.test(tag)
      ? !isShort && (/\blong[ -]sleeve/.test(text) || longSleeved.has(traits.kind))
      : text.includes(tag);
  }
  if (tag === 'new') return true;
  return text.includes(tag) || (word.length > 3 && text.includes(word));
}

const basics = new Set<string>(basicColours);
const metals = /\b(gold|silver|bronze|copper|rose gold)\b/;
/** So near in CIEDE2000 a colour passes under another name of its family, and under the family's own name. */
const [sameName, sameFamily] = [11, 15];

/** Whether a garment shows a colour, by its words or by what was measured. */
export function hasColour(item: AssistantItem, colour: string): boolean {
  const asked = colour.toLowerCase().replace(/\bgray\b/, 'grey');
  const { text } = knowledgeOf(item);
  const said = `${item.colour} ${item.secondColour ?? ''}`.toLowerCase().replace(/\bgray\b/, 'grey');
  if (new RegExp(`\\b${escaped(asked)}\\b`).test(said)) return isMainly(item, asked, said);
  if (new RegExp(`\\b${escaped(asked)}\\b`).test(text)) return true;
  if (metals.test(asked) !== metals.test(said) || metals.test(asked)) return false;
  const [main, second] = [...item.palette].sort((x, y) => y.share - x.share);
  const near = (hex: string) => isNear(hexToOkLab(hex), asked);
  return (
    (main !== undefined && near(main.hex)) ||
    (second !== undefined && second.share >= 0.3 && near(second.hex))
  );
}

/** "light blue" is blue; "navy" is what it says; a basic term asks for the basic term. */
function isMainly(item: AssistantItem, asked: string, said: string): boolean {
  if (!basics.has(asked)) return true;
  const main = item.palette[0];
  return (
    said.includes(asked) &&
    (main === undefined ||
      item.palette.some(({ hex, share }) => share >= 0.15 && nameColour(hexToOkLab(hex)).basic === asked) ||
      said.startsWith(asked))
  );
}

function isNear(lab: OkLab, asked: string): boolean {
  const target = okLabToCieLab(hexToOkLab(hexOfColour(asked)));
  const distance = deltaE00(okLabToCieLab(lab), target);
  if (!basics.has(asked))
    return distance <= sameName && nameColour(lab).basic === nameColour(hexToOkLab(hexOfColour(asked))).basic;
  return (
    nameColour(lab).basic === asked &&
    (distance <= sameFamily || asked === 'blue' || asked === 'green' || asked === 'grey')
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** How a filter reads in a sentence: "black dress", "grey coats in size L". */
export function filterWords({
  noun,
  colours,
  notColours,
  materials,
  patterns,
  tags,
  brands,
  sizes,
  season,
  occasion,
  maxPrice,
  favourite,
  warm,
}: ItemFilter): string {
  const before = [
    ...(favourite ? ['favourite'] : []),
    ...(warm === undefined ? [] : [warm ? 'warm' : 'light']),
    ...(season ? [season] : []),
    ...(colours ? [colours.join(' or ')] : []),
    ...(tags ?? []),
    ...(patterns ?? []).map((pattern) => patternWords[pattern] ?? pattern),
    ...(materials ?? []).filter((material) => !noun?.includes(material)),
    ...(occasion ? [occasion] : []),
  ];
  const after = [
    ...(notColours ? [`not in ${notColours.join(' or ')}`] : []),
    ...(sizes ? [`in size ${sizes.join(' or ')}`] : []),
    ...(brands ? [`from ${brands.join(' or ')}`] : []),
    ...(maxPrice === undefined ? [] : [`up to ${maxPrice}`]),
  ];
  return [...new Set(before), noun ?? 'pieces', ...after].join(' ');
}

const patternWords: Readonly<Record<string, string>> = {
  solid: 'plain',
  stripes: 'striped',
  checks: 'checked',
  dots: 'dotted',
  print: 'patterned',
};
