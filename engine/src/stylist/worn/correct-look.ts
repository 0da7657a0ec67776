import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type { WornColor } from '@drape/contract/analysis/worn-garment-options';
import { basicColours } from '../../colour/basic-colours.ts';
import { fashionColours } from '../../colour/fashion-colours.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { outlineBand } from '../../vision/laid/outline-band.ts';
import {
  bodyParts,
  type Look,
  type LookColour,
  type LookRegion,
  type Outline,
  type Zone,
} from '../../vision/look.ts';
import { bodyPartOf } from '../../vision/worn/from-afar.ts';
import { type WornItem, wearItem } from './worn-item.ts';
import { typicalShare, zoneOfKind } from './worn-kinds.ts';

/** What a garment is filed under, in the order of the body from above. */
const fromAbove: readonly Zone[] = [
  'head',
  'outer',
  'upper',
  'full',
  'piece',
  'hand',
  'waist',
  'lower',
  'feet',
];
/** Items of the person's wardrobe, by id. */
export type WornItems = Readonly<Record<string, WornItem>>;

/** Where a one-piece is parted: the waist lies above the middle of what is worn. */
const waist = 0.42;

/** The garments of a Look as they were read. */
export function garmentsAsRead(look: Look): (CorrectedGarment & { key: string })[] {
  return look.regions.map(({ key }) => ({ key, from: [key] }));
}

/**
 * A Look with the garments that a person says are worn, for the same photo: regions are joined, parted, removed, added
 * and renamed, and what is said is certain, as is what is known of the `items` that are named. Regions stand in the order of the garments until they are sorted by share;
 * `keys` has the key of each garment. Throws a RangeError for a garment of a region that was not read.
 */
export function correctLook(
  look: Look,
  garments: readonly CorrectedGarment[],
  items: WornItems = {},
): { look: Look; keys: string[] } {
  const said = garments.map((garment) => ({ garment, item: itemOf(garment, items) }));
  const pieces = said.map((_, index) => correctedRegion(look, said, index));
  const total = pieces.reduce((sum, { share }) => sum + share, 0) || 1;
  const keys = distinctKeys(pieces);
  const regions = pieces
    .map((region, index) => ({ ...region, key: keys[index] ?? region.key, share: region.share / total }))
    .sort((x, y) => y.share - x.share);
  const zones = new Set(regions.map(({ zone }) => zone));
  const { fromAfar: _, proportions, ...rest } = look;
  const changed = { ...rest, ...keptFromAfar(look, regions) };
  return {
    keys,
    look: {
      ...changed,
      ...(proportions && keepsWaist(look, zones) ? { proportions } : {}),
      regions,
      palette: paletteOf(regions),
      unseen: look.unseen.filter(
        (zone) => !zones.has(zone) || look.regions.some((each) => each.zone === zone),
      ),
    },
  };
}

type Said = { garment: CorrectedGarment; item: WornItem | undefined };

function itemOf({ item_id }: CorrectedGarment, items: WornItems): WornItem | undefined {
  if (item_id === undefined) return undefined;
  const item = items[item_id];
  if (!item) throw new RangeError('One of these items is not known');
  return item;
}

function saidZone({ garment: { kind }, item }: Said): Zone | undefined {
  return kind ? zoneOfKind[kind] : item?.zone;
}

function correctedRegion(look: Look, all: readonly Said[], index: number): LookRegion {
  const said = all[index];
  if (!said) throw new RangeError('No such garment');
  const { garment, item } = said;
  const read = garment.from.map((key) => {
    const region = look.regions.find((each) => each.key === key);
    if (!region) throw new RangeError(`No garment "${key}" was read in this photo`);
    return partOf(region, all, index);
  });
  const region = read.length === 0 ? addedRegion(garment, item) : joined(read);
  return named(item ? wearItem(region, item) : region, garment);
}

/** A region that several garments were made of is parted between them, from above. */
function partOf(region: LookRegion, all: readonly Said[], index: number): LookRegion {
  const sharers = all
    .map((said, each) => ({
      each,
      from: said.garment.from,
      height: fromAbove.indexOf(saidZone(said) ?? region.zone),
    }))
    .filter(({ from }) => from.includes(region.key))
    .sort((x, y) => x.height - y.height || x.each - y.each);
  if (sharers.length < 2) return region;
  const place = sharers.findIndex(({ each }) => each === index);
  const cuts =
    sharers.length === 2
      ? [0, waist, 1]
      : [...sharers.keys(), sharers.length].map((cut) => cut / sharers.length);
  const [from = 0, to = 1] = [cuts[place], cuts[place + 1]];
  const { fit: _, ...rest } = region;
  return { ...rest, share: region.share * (to - from), outline: outlineBand(region.outline, from, to) };
}

function joined(regions: readonly LookRegion[]): LookRegion {
  const [largest, ...others] = [...regions].sort((x, y) => y.share - x.share);
  if (!largest) throw new RangeError('Nothing to join');
  if (others.length === 0) return largest;
  const { families: _, fit: __, ...rest } = largest;
  const share = regions.reduce((sum, each) => sum + each.share, 0) || 1;
  const outline: Outline = regions.flatMap((each) => each.outline);
  return { ...rest, share, outline, colours: mixed(regions, share) };
}

/** Colors of the same name are one, each as large as its part of the whole. */
function mixed(regions: readonly LookRegion[], total: number): LookColour[] {
  const byName = new Map<string, LookColour>();
  for (const { share, colours } of regions)
    for (const colour of colours) {
      const part = (colour.share * share) / total;
      const known = byName.get(colour.name);
      byName.set(colour.name, { ...(known ?? colour), share: (known?.share ?? 0) + part });
    }
  return [...byName.values()].sort((x, y) => y.share - x.share);
}

function addedRegion({ kind = 'top' }: CorrectedGarment, item: WornItem | undefined): LookRegion {
  const zone = item?.zone ?? zoneOfKind[kind];
  return {
    key: 'added',
    zone,
    label: kind,
    share: typicalShare[zone],
    outline: [],
    colours: [],
    pattern: { kind: 'solid', contrast: 0, confidence: 0 },
    texture: { kind: 'smooth', roughness: 0, confidence: 0 },
    confidence: 1,
  };
}

/** What is said replaces what was read and is certain. */
function named(region: LookRegion, { kind, color, pattern, fabric }: CorrectedGarment): LookRegion {
  const { families, ...read } = region;
  const zone = kind ? zoneOfKind[kind] : region.zone;
  const { fit, ...bare } = read;
  return {
    ...bare,
    ...(fit && zone === region.zone ? { fit } : {}),
    ...(families && !color ? { families } : {}),
    zone,
    ...(kind ? { label: kind, confidence: 1 } : {}),
    ...(color ? { colours: recoloured(region, color, pattern) } : {}),
    ...(pattern ? { pattern: { ...region.pattern, kind: pattern, confidence: 1 } } : {}),
    ...(fabric ? { texture: { ...region.texture, kind: fabric, confidence: 1 } } : {}),
  };
}

/** In plain cloth the color is the only one; in a pattern it takes the place of the largest. */
function recoloured(region: LookRegion, name: WornColor, pattern: string | undefined): LookColour[] {
  const said = colourOf(name);
  const [largest, ...others] = region.colours;
  const isPlain = (pattern ?? region.pattern.kind) === 'solid' || !largest;
  return isPlain ? [said] : [{ ...said, share: largest.share }, ...others];
}

function colourOf(name: WornColor): LookColour {
  for (const basic of basicColours) {
    const hex = fashionColours[basic][name];
    if (hex !== undefined) return { lab: hexToOkLab(hex), hex, name, basic, share: 1 };
  }
  throw new RangeError(`No color is called "${name}"`);
}

function distinctKeys(regions: readonly LookRegion[]): string[] {
  const taken = new Set<string>();
  return regions.map(({ key }) => {
    let free = key;
    for (let number = 2; taken.has(free); number++) free = `${key}-${number}`;
    taken.add(free);
    return free;
  });
}

function paletteOf(regions: readonly LookRegion[]): LookColour[] {
  return mixed(regions, 1);
}

/** Lines at the waist hold only while there is as much of one piece as was read. */
function keepsWaist(look: Look, zones: ReadonlySet<Zone>): boolean {
  return (['full', 'lower', 'upper'] as const).every(
    (zone) => zones.has(zone) === look.regions.some((region) => region.zone === zone),
  );
}

/** A part of the body keeps its color from afar where the same garments of the same colors are on it. */
function keptFromAfar(look: Look, regions: readonly LookRegion[]): Pick<Look, 'fromAfar'> {
  if (!look.fromAfar) return {};
  const wornOn = (list: readonly LookRegion[], part: string) =>
    JSON.stringify(
      list
        .filter((region) => bodyPartOf(region) === part)
        .map(({ key, colours }) => [key, colours.map(({ hex }) => hex)])
        .sort(),
    );
  const fromAfar = Object.fromEntries(
    bodyParts.flatMap((part) => {
      const colour = look.fromAfar?.[part];
      return colour && wornOn(look.regions, part) === wornOn(regions, part) ? [[part, colour]] : [];
    }),
  );
  return { fromAfar };
}
