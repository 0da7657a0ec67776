import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import type { ItemOccasion } from '../../../knowledge/words/wearing-words.ts';
import { type ItemContext, type ItemDraft, mark, type Understood } from '../item-draft.ts';
import type { Words } from '../words/read-words.ts';
import type { Attribute } from '../words/vocabulary.ts';

type Fields = Pick<
  ItemDraft,
  'pattern' | 'material' | 'season' | 'occasion' | 'formality' | 'warmth' | 'tags'
>;
type Said<Field extends Attribute['field']> = {
  meaning: Extract<Attribute, { field: Field }>;
  start: number;
  end: number;
  last: number;
};

const unknownKind = { formality: 2, clo: 0.2, season: 'all', sport: false } as const;

/** Cloth, season, occasion, formality, warmth and tags: what is said, else what the garment, its cloth and its maker imply. */
export function readWearing(
  words: Words,
  kind: GarmentKind | undefined,
  context: ItemContext,
): { fields: Fields; understood: Understood[] } {
  const base = kind ?? unknownKind;
  const fabric = ownFabric(words);
  const patterns = said(words, 'pattern');
  const pattern = patterns.find(({ meaning }) => meaning.name !== 'solid') ?? patterns[0];
  const season = said(words, 'season')[0];
  const occasions = said(words, 'occasion').filter((occasion) => !isOnlyName(words, occasion));
  const formalities = said(words, 'formality');
  const warmths = said(words, 'warmth');
  const tags = said(words, 'tag');
  const cloth = fabric?.meaning.fabric;
  const formality =
    formalities.at(-1)?.meaning.formality ??
    implied(words, base, (cloth?.formality ?? 0) + (patternFormality[pattern?.meaning.name ?? ''] ?? 0));
  const factor =
    (cloth?.warmth ?? 1) *
    Math.max(
      0.7,
      Math.min(
        1.4,
        warmths.reduce((all, { meaning }) => all * meaning.factor, 1),
      ),
    );
  const understood: Understood[] = [];
  if (pattern) understood.push(mark('pattern', pattern, pattern.meaning.name, 0.85));
  if (fabric) understood.push(mark('material', fabric, fabric.meaning.fabric.name, 0.85));
  if (season) understood.push(mark('season', season, season.meaning.season, 0.8));
  for (const each of occasions) understood.push(mark('occasion', each, each.meaning.occasion, 0.8));
  for (const each of formalities.slice(-1))
    understood.push(mark('formality', each, String(each.meaning.formality), 0.7));
  for (const each of warmths)
    understood.push(mark('warmth', each, each.meaning.factor > 1 ? 'warmer' : 'cooler', 0.6));
  for (const each of tags) understood.push(mark('tags', each, each.meaning.tag, 0.8));
  return {
    fields: {
      pattern: pattern?.meaning.name ?? cloth?.drawnAs ?? null,
      material: cloth?.name ?? null,
      season:
        season?.meaning.season ??
        context.season ??
        (base.season === 'all' ? (cloth?.season ?? 'all') : base.season),
      occasion: occasionsOf(
        words,
        base,
        formality,
        occasions.map(({ meaning }) => meaning.occasion),
        context.occasion,
      ),
      formality,
      warmth: Math.round(base.clo * factor * sleeveFactor(tags, kind) * 100) / 100,
      tags: unique([...tags.map(({ meaning }) => meaning.tag), ...makersTags(words)]).slice(0, 10),
    },
    understood,
  };
}

function unique<Each>(all: Each[]): Each[] {
  return all.length < 2 ? all : [...new Set(all)];
}

function said<Field extends Attribute['field']>(words: Words, field: Field): Said<Field>[] {
  const found: Said<Field>[] = [];
  const isMeant = (each: Attribute): each is Extract<Attribute, { field: Field }> => each.field === field;
  for (const { meanings, start, end, last } of words.attributes) {
    const meaning = meanings.find(isMeant);
    if (meaning) found.push({ meaning, start, end, last });
  }
  return found;
}

/** The first cloth that is not said of a part ("leather strap"). */
function ownFabric(words: Words): Said<'material'> | undefined {
  return said(words, 'material').find(({ last }) => {
    const next = words.attributes.find(({ first }) => first === last + 1);
    return !next?.meanings.some(({ field }) => field === 'part');
  });
}

function implied(
  words: Words,
  kind: Pick<GarmentKind, 'formality'> & Partial<GarmentKind>,
  step = 0,
): number {
  const line = words.brands[0]?.meanings[0].line;
  const business = line === 'business' && kind.formality === 3 && officeWear.has(kind.category ?? '') ? 1 : 0;
  const sport = line === 'sport' && kind.formality === 2 ? -1 : 0;
  return Math.min(5, Math.max(1, kind.formality + step + business + sport));
}

/** Loud cloth is a step more casual. */
const patternFormality: Readonly<Record<string, number>> = { print: -1, 'colour-block': -1 };

const officeWear = new Set(['shirt', 'pants', 'outerwear', 'accessories']);

/** The main occasion first. What is said counts, the word nearest to the garment most; then sports clothes and sports makers, then the level of formality. */
function occasionsOf(
  words: Words,
  kind: Pick<GarmentKind, 'sport'> & Partial<GarmentKind>,
  formality: number,
  spoken: ItemOccasion[],
  heading: ItemOccasion | undefined,
): ItemOccasion[] {
  const named = unique([...spoken.toReversed(), ...(heading ? [heading] : [])]);
  if (named.length > 0) return named;
  const { category, subcategory } = kind;
  if (kind.sport) return ['workout'];
  if (words.brands.some(({ meanings }) => meanings[0].line === 'sport')) {
    if (sportsDrawings.has(subcategory ?? '')) return ['workout', 'casual'];
    if (formality <= 2 && category !== 'accessories' && category !== 'shoes') return ['casual', 'workout'];
  }
  if (formality >= 5) return ['formal', 'party'];
  if (formality === 4 && !anywhere.has(subcategory ?? '')) return ['business', 'formal'];
  if (formality === 4) return ['casual', 'business', 'party'];
  return formality >= 3 ? ['casual', 'business'] : ['casual'];
}

/** Of a sports maker these are for sport first, and all else is worn about town as much. */
const sportsDrawings = new Set(['sneakers', 'running shoes', 'shorts', 'joggers', 'leggings', 'trousers']);
/** Dressy, yet at home on any occasion but sport. */
const anywhere = new Set(['heels', 'clutch', 'handbag', 'watch']);

/** Sleeves after the pairs of the garment table: a shirt of 0.25 has 0.19 with short sleeves and 0.13 without. */
function sleeveFactor(tags: Said<'tag'>[], kind: GarmentKind | undefined): number {
  if (kind && !['top', 'shirt', 'dresses'].includes(kind.category)) return 1;
  const has = (tag: string) => tags.some(({ meaning }) => meaning.tag === tag);
  if (kind?.clo === undefined || kind.clo < 0.17) return 1;
  if (has('sleeveless')) return 0.55;
  return has('short sleeve') ? 0.76 : 1;
}

function makersTags({ brands }: Words): string[] {
  return brands.some(({ meanings }) => meanings[0].line === 'ethnic') ? ['ethnic'] : [];
}

/** A sports coat, a baseball cap, a tennis skirt: the sport is only in the name. */
function isOnlyName({ nouns }: Words, { meaning, last }: Said<'occasion'>): boolean {
  if (meaning.occasion !== 'workout') return false;
  return nouns.some(
    (noun) => noun.first <= last && last <= noun.last && !noun.meanings.some(({ kind }) => kind.sport),
  );
}
