import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { garmentsOf } from '@drape/engine/stylist/garment';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { facetsOf } from '@drape/engine/stylist/taste/facets';
import { typicalShare } from '@drape/engine/stylist/worn/worn-kinds';
import { type WornPiece, wornPieces } from '@drape/engine/stylist/worn/worn-pieces';
import type { Fit, LookRegion, Zone } from '@drape/engine/vision/look';
import { z } from 'zod';
import { itemOfName } from '../taste/corpus.ts';

const piece = z.object({
  kind: z.string(),
  colour: z.string().default(''),
  pattern: z.string().default('plain'),
  material: z.string().default(''),
  fit: z.string().optional(),
});

const written = z.object({
  /** Who wrote the outfits down, and who rated them. */
  writer: z.string(),
  readers: z.array(z.string()),
  outfits: z.array(
    z.object({
      id: z.string(),
      who: z.string(),
      season: z.string(),
      where: z.string(),
      garments: z.array(piece),
      accessories: z.array(piece),
      shoes: piece.nullable(),
      /** Of each reader, 0 to 10. */
      ratings: z.array(z.number().min(0).max(10)),
      why: z.array(z.string()),
      /** Whether its fault is a piece for another season, which a rating of clothes does not see. */
      offSeason: z.boolean().default(false),
    }),
  ),
});

export type WrittenPiece = z.infer<typeof piece>;
/** An outfit as somebody describes it. */
export const toldOutfit = z.object({
  garments: z.array(piece),
  accessories: z.array(piece),
  shoes: piece.nullable(),
});
export type ToldOutfit = z.infer<typeof toldOutfit>;
export type RatedOutfit = z.infer<typeof written>['outfits'][number] & { writer: string; rating: number };

/** The rated outfits of all writers; `rating` is the readers' mean. */
export function ratedOutfits(folder: URL): RatedOutfit[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { outfits } = written.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      return outfits.map((outfit) => ({
        ...outfit,
        writer: name,
        rating: outfit.ratings.reduce((sum, rating) => sum + rating, 0) / outfit.ratings.length,
      }));
    });
}

const zoneOf: Readonly<Record<string, Zone>> = {
  top: 'upper',
  mid: 'outer',
  outer: 'outer',
  bottom: 'lower',
  socks: 'lower',
  dress: 'full',
  shoes: 'feet',
  belt: 'waist',
  tie: 'waist',
  scarf: 'head',
  head: 'head',
  jewellery: 'head',
  sunglasses: 'head',
};
const fits: Readonly<Record<string, Fit['kind']>> = {
  slim: 'slim',
  fitted: 'slim',
  skinny: 'slim',
  regular: 'regular',
  straight: 'regular',
  relaxed: 'relaxed',
  wide: 'relaxed',
  loose: 'relaxed',
  oversized: 'oversized',
};
const textures: Readonly<Record<string, LookRegion['texture']['kind']>> = {
  denim: 'denim',
  leather: 'leather',
  silk: 'satin',
  lace: 'lace',
  knit: 'knit',
  velvet: 'napped',
  suede: 'napped',
};

/** How much of an outfit is known: all of it, or what a photo usually shows. */
export type Detail = 'told' | 'kinds' | 'seen';

const seenNouns: Readonly<Record<string, string>> = {
  top: 'top',
  shoes: 'shoes',
  outer: 'jacket',
  mid: 'jacket',
};

/**
 * The pieces of an outfit as the engine reads them. `kinds` knows nothing of cloth that does not show; `seen` has general
 * names for tops, jackets and shoes as well, of the accessories only bags, and some patterns mistaken.
 */
export function piecesOf(outfit: ToldOutfit, detail: Detail): WornPiece[] {
  return wornPieces(garmentsOf(regionsOf(outfit, detail)));
}

/** The same as regions of a Look, with shares as garments usually have them. */
export function regionsOf({ garments, shoes, accessories }: ToldOutfit, detail: Detail): LookRegion[] {
  const told = [...garments, ...(shoes ? [shoes] : []), ...accessories];
  const regions = told.flatMap((one, at) => regionOf(one, at, detail) ?? []);
  const total = regions.reduce((sum, { share }) => sum + share, 0) || 1;
  return regions
    .map((region) => ({ ...region, share: region.share / total }))
    .sort((x, y) => y.share - x.share);
}

function regionOf(one: WrittenPiece, at: number, detail: Detail): LookRegion | undefined {
  const pattern = one.pattern === 'plain' ? '' : one.pattern;
  const name = [one.colour, pattern, one.material, one.kind].filter(Boolean).join(' ');
  const item = itemOfName(String(at), name);
  const { slot, cloth } = facetsOf(readTraits(item));
  const zone = zoneOf[slot] ?? 'hand';
  const isSmall = zone === 'head' || zone === 'waist' || (zone === 'hand' && slot !== 'bag');
  if (detail === 'seen' && isSmall) return undefined;
  const general = detail === 'seen' ? (seenNouns[slot] ?? (slot === 'bag' ? 'bag' : undefined)) : undefined;
  const isNamed = one.kind.toLowerCase().includes(one.material.toLowerCase());
  const noun = detail === 'told' && !isNamed ? `${one.material} ${one.kind}` : one.kind;
  const fit = one.fit === undefined ? undefined : fits[one.fit];
  const texture = textures[cloth];
  const colours = item.palette.map(({ hex, share }) => {
    const lab = hexToOkLab(hex);
    return { lab, hex, ...nameColour(lab), share };
  });
  if (colours.length === 0) return undefined;
  return {
    key: `${zone}-${at}`,
    zone,
    label: general ?? noun,
    share: typicalShare[zone],
    outline: [],
    colours,
    pattern:
      detail === 'seen'
        ? { kind: seenPattern(patternKind(pattern), name), contrast: 0.5, confidence: seenConfidence }
        : { kind: patternKind(pattern), contrast: 0.5, confidence: 1 },
    texture: { kind: texture ?? 'smooth', roughness: 0, confidence: texture ? 1 : 0 },
    ...(fit && detail !== 'seen' ? { fit: { kind: fit, confidence: 1 } } : {}),
    confidence: detail === 'seen' ? seenConfidence : 1,
  };
}

const seenConfidence = 0.8;

/** A photo hides some figures and shows some that are folds or shadows; which ones is chance, the same for the same name. */
function seenPattern(kind: LookRegion['pattern']['kind'], name: string): LookRegion['pattern']['kind'] {
  const chance = (createHash('sha256').update(name).digest()[0] ?? 0) / 256;
  if (kind === 'solid') return chance < 0.25 ? 'print' : 'solid';
  return chance < 0.3 ? 'solid' : kind;
}

function patternKind(pattern: string): LookRegion['pattern']['kind'] {
  if (pattern === '') return 'solid';
  if (/strip|pinstripe/.test(pattern)) return 'stripes';
  if (/check|plaid|tartan|gingham|houndstooth|argyle/.test(pattern)) return 'checks';
  if (/dot/.test(pattern)) return 'dots';
  // What the cloth does in itself, or what is sewn on it, is no figure that is seen from afar.
  return /herringbone|cable|rib|brocade|jacquard|tonal|pleated|quilted|ripped|distressed|lace|embroider|trim|stitch|rhinestone|shiny|border|marl|heather|motif/.test(
    pattern,
  )
    ? 'solid'
    : 'print';
}
