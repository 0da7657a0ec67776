import { type OkLch, okLabToOkLch } from '../colour/oklab.ts';
import type { LookColour, LookRegion, PatternKind, TextureKind, Zone } from '../vision/look.ts';
import { shortNoun } from './short-noun.ts';

/** Below this a pattern, texture or fit is not spoken of and does not count. */
export const spokenConfidence = 0.35;

const leastMainShare = 0.15;

/** A region as the stylist speaks of it. */
export type Garment = {
  key: string;
  zone: Zone;
  share: number;
  region: LookRegion;
  main: LookColour;
  tone: OkLch;
  /** Colour and noun, "navy top"; "larger navy top" where there are two of them. */
  name: string;
  /** The noun alone where it is clear which is meant, else as `name`. */
  label: string;
  /** "trousers" */
  noun: string;
  /** What it is called in a sentence: `noun` without what nobody would say. */
  said: string;
  plural: boolean;
  pattern: PatternKind | undefined;
  texture: TextureKind | undefined;
};

/** "jeans", "earrings", but not "dress". */
const pluralLabel = /[^s]s$/;

/** The garments of a Look that have a colour, largest first (equal shares by key), whatever order they came in. */
export function garmentsOf(regions: readonly LookRegion[]): Garment[] {
  const garments = regions
    .filter(({ colours }) => colours.length > 0)
    .map(garmentOf)
    .sort((x, y) => y.share - x.share || (x.key < y.key ? -1 : 1));
  const all = garments.map((garment) => ({ ...garment, name: distinctName(garment, garments) }));
  return all.map((garment) => {
    const unclear = garment.noun === 'garment' || all.filter(({ noun }) => noun === garment.noun).length > 1;
    const isShort = all.filter(({ said }) => said === garment.said).length === 1;
    return {
      ...garment,
      label: unclear ? garment.name : garment.noun,
      said: isShort ? garment.said : garment.noun,
    };
  });
}

function garmentOf(region: LookRegion): Garment {
  const main = mainColour(region);
  const noun = region.label;
  return {
    key: region.key,
    zone: region.zone,
    share: region.share,
    region,
    main,
    tone: okLabToOkLch(main.lab),
    name: colouredNoun(main.name, noun),
    label: noun,
    noun,
    said: shortNoun(noun),
    plural: pluralLabel.test(noun),
    pattern: region.pattern.confidence >= spokenConfidence ? region.pattern.kind : undefined,
    texture: region.texture.confidence >= spokenConfidence ? region.texture.kind : undefined,
  };
}

/** The largest colour of the family that the garment is filed under: red for checks of red and white. */
export function mainColour({ colours, families }: Pick<LookRegion, 'colours' | 'families'>): LookColour {
  const [family] = families ?? [];
  const own = colours.filter(({ basic, share }) => basic === family?.basic && share >= leastMainShare);
  return (own.length > 0 ? own : colours).reduce((best, colour) => (isLarger(colour, best) ? colour : best));
}

/** "camel coat"; a colour that is named after its cloth is not said twice ("denim blue jeans", "dark denim jacket"). */
export function colouredNoun(colour: string, noun: string): string {
  return noun.startsWith('denim') && colour.endsWith('denim')
    ? `${colour}${noun.slice(5)}`
    : `${colour} ${noun}`;
}

const sizes: Record<number, readonly string[]> = {
  2: ['larger', 'smaller'],
  3: ['largest', 'middle', 'smallest'],
};

function distinctName(garment: Garment, garments: readonly Garment[]): string {
  const alike = garments.filter(({ name }) => name === garment.name);
  if (alike.length === 1) return garment.name;
  const place = alike.indexOf(garment);
  return `${sizes[alike.length]?.[place] ?? (place === 0 ? 'largest' : 'further')} ${garment.name}`;
}

function isLarger(colour: LookColour, other: LookColour): boolean {
  return colour.share > other.share || (colour.share === other.share && colour.hex < other.hex);
}
