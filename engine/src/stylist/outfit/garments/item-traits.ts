import { hexToOkLab, type OkLab, okLabToOkLch } from '../../../colour/oklab.ts';
import { resolveSubcategory } from '../../../drawing/resolve-subcategory.ts';
import {
  type FabricWeather,
  fabricWeather,
  usualFabric,
} from '../../../knowledge/garments/fabric-weather.ts';
import { type WornSlot, wornGarments } from '../../../knowledge/garments/worn-garments.ts';
import { nameInSentence, nameWithoutRemarks } from '../../item-text/name-in-sentence.ts';
import type { PieceSlot } from '../../piece/piece-kinds.ts';
import { type Piece, readPiece } from '../../piece/read-piece.ts';
import type { OutfitItem } from '../outfit.ts';
import { type NameTraits, readName } from './read-name.ts';

/** What the search knows of an item; read once per item. */
export type ItemTraits = {
  item: OutfitItem;
  id: string;
  kind: string;
  piece: Piece;
  slots: readonly PieceSlot[];
  /** Made for sport by kind or by its words. */
  sport: boolean;
  /** Middle of its level, 1 to 5. */
  formality: number;
  clo: number;
  layer: number;
  fabric: FabricWeather;
  rain: number;
  heat: number;
  wind: number;
  /** Rain would ruin it, or reach the feet. */
  dryOnly: boolean;
  collared: boolean;
  /** Shoes that show the foot. */
  open: boolean;
  main: OkLab;
  /** A further colour with at least 15 % of the area. */
  second: OkLab | undefined;
  chroma: number;
  hue: number;
  /** How far its strongest colour is an accent, 0 to 1, and that colour's hue. */
  accent: number;
  accentHue: number;
  coloured: boolean;
  /** Scale of a figured pattern, 1 fine to 3 large; 0 for plain cloth. */
  figure: number;
  pattern: string;
  /** Style, brand and the rest of what its words say. */
  words: NameTraits;
  /** For sentences: "navy wool blazer". */
  name: string;
  /** The same for garments that no score but rotation and the like tells apart, such as two white T-shirts. */
  look: string;
};

const categorySlots: Record<OutfitItem['category'], readonly WornSlot[]> = {
  top: ['top', 'mid'],
  shirt: ['top', 'mid'],
  pants: ['bottom'],
  dresses: ['dress'],
  shoes: ['shoes'],
  outerwear: ['outer', 'mid'],
  accessories: [
    'bag',
    'belt',
    'tie',
    'scarf',
    'head',
    'gloves',
    'jewellery',
    'watch',
    'sunglasses',
    'umbrella',
  ],
};

const usualKind: Record<OutfitItem['category'], string> = {
  top: 't-shirt',
  shirt: 'shirt',
  pants: 'trousers',
  dresses: 'dress',
  shoes: 'sneakers',
  outerwear: 'coat',
  accessories: 'tote',
};

const openShoe = /\b(sandals?|slides?|flip[ -]?flops?|espadrilles?|open[ -]toe|peep[ -]?toe|slingbacks?)\b/;
const shortSleeved = /\bshort[ -]sleeved?\b/;

/** Scale of figured patterns: 1 fine, 2 medium, 3 large. What is not here is plain or a texture. House table. */
const figures: Record<string, number> = {
  pinstripe: 1,
  stripes: 2,
  checks: 2,
  dots: 1,
  floral: 3,
  print: 3,
  'colour-block': 3,
};

/** Groups with a collar that a tie goes under. */
const collaredGroups: ReadonlySet<string> = new Set(['shirt', 'casual shirt']);

/** Shirts whose collar takes no tie. */
const tieless = /\b(band|stand|grandad|mandarin|nehru|cuban|camp)[- ]collar/i;

const knownTraits = new WeakMap<OutfitItem, ItemTraits>();

/** What an item's words and colours say. Remembered by the item, which therefore must not be changed afterwards. */
export function readTraits(item: OutfitItem): ItemTraits {
  const known = knownTraits.get(item);
  if (known) return known;
  const read = traitsOf(item);
  const traits = { ...read, look: lookOf(read) };
  knownTraits.set(item, traits);
  return traits;
}

function lookOf({ item, piece, fabric, words, ...traits }: Omit<ItemTraits, 'look'>): string {
  const { id, name, ...seen } = traits;
  const { register, brandWords, words: numbers, style } = words;
  const nameFeatures = [register ?? null, brandWords, [...numbers], [...style]];
  return JSON.stringify([
    item.category,
    item.material,
    fabric.name,
    piece.kind.id,
    piece.level,
    [...piece.uses],
    seen,
    nameFeatures,
  ]);
}

function traitsOf(item: OutfitItem): Omit<ItemTraits, 'look'> {
  const text = `${item.description} ${item.subcategory ?? ''} ${item.material ?? ''}`.toLowerCase();
  const kind = kindOf(item);
  const piece = readPiece(item);
  const garment = piece.kind;
  const fabric = fabricOf(item, text);
  const words = readName(`${text} ${kind}`);
  const open = piece.uses.has('open') || (item.category === 'shoes' && openShoe.test(text));
  return {
    item,
    id: item.id,
    kind,
    piece,
    slots: piece.slots,
    sport: piece.level[1] <= 1.7 && !piece.uses.has('home') && !piece.uses.has('sleep'),
    formality: (piece.level[0] + piece.level[1]) / 2,
    clo: item.warmth ?? garment.clo * fabric.warmth * weightSaid(item),
    layer: garment.layer,
    fabric,
    rain: rainOf(item, garment.rain, fabric, open),
    heat: item.category === 'shoes' ? airOfShoes(garment.clo, fabric, open) : fabric.heat,
    wind: Math.max(0.5 * garment.wind + 0.5 * fabric.wind, garment.wind - 0.2),
    dryOnly: open || fabric.dryOnly === true,
    open,
    collared: collaredGroups.has(piece.group) && !shortSleeved.test(text) && !tieless.test(text),
    ...colourTraits(item),
    figure: figures[item.pattern ?? ''] ?? 0,
    pattern: item.pattern ?? 'solid',
    words,
    name: nameOf(item, words),
  };
}

const thick = /\b(thick|chunky|heavy|heavyweight|cable[- ]?knit|(fleece|sherpa|wool)[- ]lined)\b/i;
const thin = /\b(thin|lightweight|light-weight|fine[- ]?(knit|gauge)|sheer|unlined)\b/i;
/** Factors on the insulation of what is called thick or thin. House rule. */
const weights = { thick: 1.4, thin: 0.8 };

function weightSaid({ description, category }: OutfitItem): number {
  if (category === 'shoes' || category === 'accessories') return 1;
  if (thick.test(description)) return weights.thick;
  return thin.test(description) ? weights.thin : 1;
}

/** With shoes the cut decides how wet the feet get, with all else the cloth does nearly as much. */
function rainOf(item: OutfitItem, rain: number, fabric: FabricWeather, open: boolean): number {
  if (open || fabric.dryOnly) return Math.min(0.05, fabric.rain);
  const cut = item.category === 'shoes' ? 0.75 : 0.55;
  return cut * rain + (1 - cut) * fabric.rain;
}

/** From so much clo on shoes have a shaft. */
export const bootClo = 0.07;

/** How shoes bear heat: open ones well, low ones by their cloth, boots hardly. House rule. */
function airOfShoes(clo: number, { heat }: FabricWeather, open: boolean): number {
  if (open) return 0.95;
  return clo >= bootClo ? 0.1 : Math.max(0.45, heat);
}

const knownKinds = new Map<string, string>();
const maxKnownKinds = 5000;

/** Remembered by words, because the same garments are asked about over and over. */
function kindOf(item: OutfitItem): string {
  const key = `${item.category}|${item.subcategory}|${item.description}`;
  const known = knownKinds.get(key);
  if (known !== undefined) return known;
  if (knownKinds.size >= maxKnownKinds) knownKinds.clear();
  const kind = findKind(item);
  knownKinds.set(key, kind);
  return kind;
}

function findKind(item: OutfitItem): string {
  const possible = categorySlots[item.category];
  for (const words of [item.subcategory, item.description]) {
    if (!words) continue;
    const kind = resolveSubcategory(words);
    const { slots } = wornGarments[kind] ?? wornGarments['t-shirt'];
    const named = kind !== 't-shirt' || /\b(t-?shirts?|tees?|tops?)\b/i.test(words);
    if (named && slots.some((slot) => possible.includes(slot))) return kind;
  }
  return usualKind[item.category];
}

/** The most telling fabric word of the material, else of all words, else the pattern's. */
function fabricOf(item: OutfitItem, text: string): FabricWeather {
  for (const words of [item.material, text, item.pattern]) {
    const rank = words ? fabricRank(words) : Number.POSITIVE_INFINITY;
    if (rank < fabricWeather.length) return fabricWeather[rank];
  }
  return usualFabric;
}

const fabricRanks = new Map<string, number>();
for (const [rank, { words }] of fabricWeather.entries())
  for (const word of words.split(', ')) if (!fabricRanks.has(word)) fabricRanks.set(word, rank);

function fabricRank(text: string): number {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  let rank = Number.POSITIVE_INFINITY;
  for (let k = 0; k < words.length; k++) {
    rank = Math.min(rank, fabricRanks.get(words[k]) ?? rank);
    if (k > 0) rank = Math.min(rank, fabricRanks.get(`${words[k - 1]} ${words[k]}`) ?? rank);
  }
  return rank;
}

type ColourTraits = Pick<
  ItemTraits,
  'main' | 'second' | 'chroma' | 'hue' | 'accent' | 'accentHue' | 'coloured'
>;

/** Grey of middle lightness stands in where no colour is known, and the colour terms leave it out. */
const unknownColour: OkLab = [0.6, 0, 0];

function colourTraits(item: OutfitItem): ColourTraits {
  const colours = item.palette
    .filter(({ hex, share }) => /^#[0-9a-f]{6}$/i.test(hex) && share > 0)
    .map(({ hex, share }) => ({ hex, share, lab: hexToOkLab(hex) }))
    .sort((x, y) => y.share - x.share || (x.hex < y.hex ? -1 : 1));
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  const main = colours[0]?.lab ?? unknownColour;
  const { chroma, hue } = okLabToOkLch(main);
  let accent = 0;
  let accentHue = hue;
  for (const { lab, share } of colours) {
    const tone = okLabToOkLch(lab);
    const strength = clamp((tone.chroma - 0.06) / 0.08) * Math.min(1, share / total / 0.2);
    if (strength <= accent) continue;
    accent = strength;
    accentHue = tone.hue;
  }
  const second = colours.find(({ share }, k) => k > 0 && share / total >= 0.15)?.lab;
  return { main, second, chroma, hue, accent, accentHue, coloured: colours.length > 0 };
}

const maxName = 48;

/** The name as it stands in a sentence, without remarks behind a comma or in brackets ("short puffer, washed green"), in lower case unless it begins with a brand. */
function nameOf({ description }: OutfitItem, { brandWords }: NameTraits): string {
  const text = nameWithoutRemarks(description);
  const short = text.length > maxName ? `${text.slice(0, maxName - 1).replace(/\s+\S*$/, '')}…` : text;
  const [first = ''] = short.split(/[ ’']/);
  return brandWords.includes(first.toLowerCase()) ? short : nameInSentence(short);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
