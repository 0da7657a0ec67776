import { lazily } from '../../lazily.ts';
import { memoize } from '../../memoize.ts';
import type { OutfitItem } from '../outfit/outfit.ts';
import { normalise } from './normalise.ts';
import { type PieceKind, type PieceSlot, pieceKind, pieceKinds } from './piece-kinds.ts';
import { pieceRemarks } from './piece-remarks.ts';

/** What an item is for, from its name and its fields. */
export type Piece = {
  kind: PieceKind;
  group: string;
  slots: readonly PieceSlot[];
  level: readonly [low: number, high: number];
  uses: ReadonlySet<string>;
  /** False where neither the name nor the fields say what it is; such a piece is never planned. */
  known: boolean;
};

type Phrase = { words: readonly string[]; singulars: readonly string[]; kind: PieceKind };

const phrasesByFirstWord = lazily(() => {
  const byWord = new Map<string, Phrase[]>();
  for (const kind of pieceKinds)
    for (const text of kind.words) {
      const words = normalise(text).split(' ');
      byWord.set(words[0], [
        ...(byWord.get(words[0]) ?? []),
        { words, singulars: words.map(singular), kind },
      ]);
    }
  return byWord;
});

/** Kinds of the drawings and older fields that no phrase of the table names. */
const kindOfSubcategory: Readonly<Record<string, string>> = {
  'v-neck t-shirt': 't-shirt',
  'v-neck knit': 'knit',
  'wide-leg trousers': 'trousers',
  'double-breasted blazer': 'blazer',
  'high-top sneakers': 'sneakers',
  'pleated skirt': 'midi skirt',
  'evening dress': 'gown',
  oxfords: 'dress shoes',
  heels: 'pumps',
  vest: 'waistcoat',
  necklace: 'jewelry',
  slides: 'flip-flops',
  hat: 'felt hat',
  'straw hat': 'sun hat',
  boots: 'ankle boots',
};

const usualKind: Record<OutfitItem['category'], string | undefined> = {
  top: 't-shirt',
  shirt: 'shirt',
  pants: 'trousers',
  dresses: 'day dress',
  shoes: 'sneakers',
  outerwear: 'light jacket',
  accessories: undefined,
};

/** Categories that an item of a place may be filed under. */
const categoriesOfSlot: Partial<Record<PieceSlot, readonly OutfitItem['category'][]>> = {
  top: ['top', 'shirt'],
  mid: ['outerwear', 'top', 'shirt'],
  outer: ['outerwear'],
  bottom: ['pants'],
  dress: ['dresses'],
  shoes: ['shoes'],
};

const mostKnown = 5000;
/** Remembered by the words, because the same garments are asked about over and over. */
export const readPiece = memoize(pieceOf, {
  most: mostKnown,
  keyOf: ({ category, subcategory, occasion, description }) =>
    [category, subcategory, occasion.join(), description].join('|'),
});

function pieceOf(item: OutfitItem): Piece {
  const text = normalise(item.description);
  const named = kindOf(item);
  const kind = isGown(text, named)
    ? pieceKind('gown')
    : (named ?? pieceKind(usualKind[item.category] ?? 'gear'));
  const remarks = pieceRemarks(text, kind, item.occasion);
  return {
    kind,
    group: remarks.group ?? kind.group,
    slots: kind.slots,
    level: remarks.level ?? kind.level,
    uses: new Set([...kind.uses, ...remarks.uses]),
    known: named !== undefined,
  };
}

const eveningCloth =
  /\b(?:satin|silk|velvet|sequin\p{L}*|chiffon|tulle|soie|velours|seide\p{L}*|samt\p{L}*|seta|seda|raso|silke\p{L}*|zijden)\b/u;
const floorLength =
  /\b(?:long|floor length|full length|maxi|longue|lang(?:e|es|t)?|bodenlang(?:es)?|lungo|largo|longo|fotsid)\b(?! sleeve| manche)/;

/** A long dress of silk or satin is an evening dress, in whatever order its name says so. */
function isGown(text: string, kind: PieceKind | undefined): boolean {
  const isDress = kind?.id === 'day dress' || kind?.id === 'cocktail dress';
  return isDress && floorLength.test(text) && eveningCloth.test(text);
}

/** A phrase that fits the category counts before the stored subcategory, one that does not counts after it. */
function kindOf(item: OutfitItem): PieceKind | undefined {
  const spoken = kindInText(item.description, item.category);
  if (spoken && (fitsCategory(spoken, item.category) || isDressedIn(spoken, item.category))) return spoken;
  return kindOfField(item) ?? spoken;
}

function kindOfField({ subcategory, category }: OutfitItem): PieceKind | undefined {
  if (!subcategory) return undefined;
  const known = kindOfSubcategory[subcategory];
  return known ? pieceKind(known) : kindInText(subcategory, category);
}

/**
 * The kind that a name speaks of: the longest phrase that fits the category, the later one of equals, since the head of
 * an English name stands last. What follows "with", a bracket or a comma describes and counts only where nothing else does.
 */
function kindInText(name: string, category: OutfitItem['category']): PieceKind | undefined {
  const [head, ...rest] = name.split(/[,(–]| - | with | w\/ /i);
  const first = bestKind(normalise(head), category);
  if (first && (fitsCategory(first, category) || isDressedIn(first, category))) return first;
  const second = bestKind(normalise(rest.join(' ')), category);
  return second && fitsCategory(second, category) ? second : (first ?? second);
}

const bodySlots: ReadonlySet<PieceSlot> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes']);

/** Whether accessories hold what a name says is worn on the body: "Kilt, Black Watch" is filed with the watches. */
function isDressedIn({ slots }: PieceKind, category: OutfitItem['category']): boolean {
  return category === 'accessories' && bodySlots.has(slots[0] ?? 'gear');
}

type Match = { kind: PieceKind; from: number; to: number; worth: number };

/** A phrase right before another one describes it: "long sleeve blouse" is a blouse, and "satin wrap midi dress" a dress. */
function bestKind(text: string, category: OutfitItem['category']): PieceKind | undefined {
  const matches = matchesIn(text.split(' '), category);
  const describes = ({ to }: Match) =>
    matches.some(({ from, kind }) => from === to && fitsCategory(kind, category));
  const isCut = ({ kind, to }: Match) =>
    kind.group === 'evening wrap' &&
    matches.some(({ from, kind: later }) => from >= to && fitsSlot(later, category));
  const heads = matches.filter((match) => !describes(match) && !isCut(match));
  return heads.reduce<Match | undefined>(
    (best, match) => (best === undefined || match.worth > best.worth ? match : best),
    undefined,
  )?.kind;
}

function matchesIn(words: readonly string[], category: OutfitItem['category']): Match[] {
  const known = phrasesByFirstWord();
  const singulars = words.map(singular);
  const isSaid = (phrase: Phrase, at: number) =>
    phrase.words.every(
      (wanted, k) =>
        words[at + k] === wanted || singulars[at + k] === wanted || words[at + k] === phrase.singulars[k],
    );
  return words.flatMap((word, at) => {
    const phrases = known.get(word) ?? known.get(singulars[at]) ?? [];
    return phrases
      .filter((phrase) => isSaid(phrase, at))
      .map((phrase): Match => {
        const to = at + phrase.words.length;
        const fits = fitsCategory(phrase.kind, category) ? 25 : 0;
        const worth = 10 * phrase.words.length + fits + 2 * to + phrase.words.join('').length / 10;
        return { kind: phrase.kind, from: at, to, worth };
      });
  });
}

/** Groups that lists file under any category. */
const anyCategory: ReadonlySet<string> = new Set([
  'nightwear',
  'swimwear',
  'costume',
  'theme gear',
  'folk dress',
  'sari',
  'sports bra',
  'base layer',
  'underwear',
  'warm tights',
  'evening wrap',
]);

function fitsCategory({ slots, group }: PieceKind, category: OutfitItem['category']): boolean {
  if (anyCategory.has(group) || slots.includes('gear')) return true;
  if (group === 'suit' || group === 'tuxedo') return category !== 'accessories' && category !== 'shoes';
  return fitsSlot({ slots }, category);
}

function fitsSlot({ slots }: Pick<PieceKind, 'slots'>, category: OutfitItem['category']): boolean {
  return slots.some((slot) => (categoriesOfSlot[slot] ?? ['accessories']).includes(category));
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
