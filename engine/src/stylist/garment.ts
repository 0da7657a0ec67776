import { type OkLch, okLabToOkLch } from '../colour/oklab.ts';
import type { LookColour, LookRegion, PatternKind, TextureKind, Zone } from '../vision/look.ts';

/** Below this a pattern, texture or fit is not spoken of and does not count. */
export const spokenConfidence = 0.35;

/** A region as the stylist speaks of it. */
export type Garment = {
  key: string;
  zone: Zone;
  share: number;
  region: LookRegion;
  main: LookColour;
  tone: OkLch;
  /** "navy striped top" */
  noun: string;
  /** "trousers" */
  label: string;
  plural: boolean;
  pattern: PatternKind | undefined;
  texture: TextureKind | undefined;
};

const patternWords: Record<PatternKind, string> = {
  solid: '',
  stripes: 'striped',
  checks: 'checked',
  dots: 'dotted',
  print: 'printed',
  'colour-block': 'colour-blocked',
  melange: 'melange',
};

const textureWords: Record<TextureKind, string> = {
  smooth: '',
  knit: 'knit',
  denim: 'denim',
  leather: 'leather',
  satin: 'satin',
  lace: 'lace',
  napped: 'napped',
  woven: '',
};

const pluralLabel =
  /(trousers|jeans|shorts|shoes|boots|sneakers|trainers|heels|sandals|loafers|leggings|tights|pants|gloves|glasses|socks|flats|pumps)$/;

/** The garments of a Look that have a colour, largest first (equal shares by key), whatever order they came in. */
export function garmentsOf(regions: readonly LookRegion[]): Garment[] {
  return regions
    .filter(({ colours }) => colours.length > 0)
    .map(garmentOf)
    .sort((x, y) => y.share - x.share || (x.key < y.key ? -1 : 1));
}

function garmentOf(region: LookRegion): Garment {
  const main = region.colours.reduce((best, colour) => (isLarger(colour, best) ? colour : best));
  const pattern = region.pattern.confidence >= spokenConfidence ? region.pattern.kind : undefined;
  const texture = region.texture.confidence >= spokenConfidence ? region.texture.kind : undefined;
  const words = [
    main.name,
    pattern ? patternWords[pattern] : '',
    texture ? textureWords[texture] : '',
    region.label,
  ];
  const noun = words.filter((word, index) => word !== '' && !words[index - 1]?.includes(word)).join(' ');
  return {
    key: region.key,
    zone: region.zone,
    share: region.share,
    region,
    main,
    tone: okLabToOkLch(main.lab),
    noun: noun.replace(/denim (?:denim|jeans)/, (found) => found.slice(6)),
    label: region.label,
    plural: pluralLabel.test(region.label),
    pattern,
    texture,
  };
}

function isLarger(colour: LookColour, other: LookColour): boolean {
  return colour.share > other.share || (colour.share === other.share && colour.hex < other.hex);
}

/** Pairs of garments that touch on the body; in a flat lay all pairs of pieces. */
export function neighboursOf(garments: readonly Garment[]): [Garment, Garment][] {
  const pairs: [Garment, Garment][] = [];
  for (const [index, first] of garments.entries())
    for (const second of garments.slice(index + 1))
      if (touch(first.zone, second.zone)) pairs.push([first, second]);
  return pairs;
}

const touching = new Set([
  'outer upper',
  'outer full',
  'outer lower',
  'lower upper',
  'feet lower',
  'feet full',
  'full waist',
  'upper waist',
  'lower waist',
  'piece piece',
]);

function touch(first: Zone, second: Zone): boolean {
  return touching.has([first, second].sort().join(' '));
}
