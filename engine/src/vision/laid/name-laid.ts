import type { LabImage } from '../image/lab-image.ts';
import { boxOf } from '../image/mask-box.ts';
import type { Pixels } from '../image/pixels.ts';
import type { Zone } from '../look.ts';
import type { LaidGarment } from './laid-garments.ts';
import { type GarmentLabel, garmentLabels, labelChances, type RecognisePort } from './recognise-garment.ts';

type Name = { label: string; zone: Zone };

/** Chance from which the recogniser is believed; below it the outline alone names a piece, or nothing does. */
const sure = 0.65;

/** Chance that a piece beside a whole outfit is one of the kinds that the outfit still lacks. */
const leastBeside = 0.3;

/** What each kind is called in an outfit, and where it is worn. Kinds with one name add up. */
const names: Record<GarmentLabel, Name> = {
  blazer: { label: 'jacket', zone: 'outer' },
  blouse: { label: 'shirt', zone: 'upper' },
  bodysuit: { label: 'top', zone: 'upper' },
  dress: { label: 'dress', zone: 'full' },
  hat: { label: 'hat', zone: 'head' },
  hoodie: { label: 'hoodie', zone: 'upper' },
  'long-sleeve top': { label: 'top', zone: 'upper' },
  jacket: { label: 'jacket', zone: 'outer' },
  trousers: { label: 'trousers', zone: 'lower' },
  'polo shirt': { label: 'polo shirt', zone: 'upper' },
  shirt: { label: 'shirt', zone: 'upper' },
  shoes: { label: 'shoes', zone: 'feet' },
  shorts: { label: 'shorts', zone: 'lower' },
  skirt: { label: 'skirt', zone: 'lower' },
  't-shirt': { label: 't-shirt', zone: 'upper' },
  top: { label: 'top', zone: 'upper' },
  'tank top': { label: 'top', zone: 'upper' },
};

/** Share of a piece that its parts must cover to be garments of their own. */
const covered = 0.9;

/**
 * The garments of a flat lay by the names that the recogniser is sure of; the others as they were. A piece of which it
 * is not sure becomes its parts by colour where it is sure of each of them: a jacket half on a shirt.
 */
export async function nameLaid(
  pixels: Pixels,
  { width, height }: LabImage,
  garments: readonly LaidGarment[],
  recognise: RecognisePort,
): Promise<LaidGarment[]> {
  const chancesOf = (data: Uint8Array, confidence: number) => {
    const found = { box: boxOf(data, width, height), mask: { width, height, data }, confidence };
    return labelChances(pixels, found, recognise);
  };
  const named: LaidGarment[] = [];
  const unsure = new Map<LaidGarment, Float32Array>();
  for (const garment of garments) {
    const chances = await chancesOf(garment.mask, garment.confidence);
    const name = surestName(chances);
    const parts = name ? [] : await surePartsOf(garment, chancesOf);
    if (!name && parts.length === 0) unsure.set(garment, chances);
    named.push(...(parts.length > 0 ? parts : [name ? { ...garment, ...name } : garment]));
  }
  const taken = takenZones(named);
  return named.map((garment) => {
    const chances = garment.zone === 'piece' ? unsure.get(garment) : undefined;
    return chances ? { ...garment, ...nameBeside(chances, taken) } : garment;
  });
}

/** Where nothing else of the outfit is worn: a dress leaves no room for trousers, trousers none for a dress. */
function takenZones(garments: readonly LaidGarment[]): Set<Zone> {
  const taken = new Set(garments.map(({ zone }) => zone));
  if (taken.has('full')) taken.add('upper').add('lower');
  if (taken.has('upper') || taken.has('lower')) taken.add('full');
  return taken;
}

/** Beside a whole outfit, the name that is left for what is worn elsewhere; none where the others are as likely. */
function nameBeside(chances: Float32Array, taken: ReadonlySet<Zone>): Name | undefined {
  if (!taken.has('upper') || !taken.has('lower')) return undefined;
  const free = chances.map((chance, index) => (taken.has(names[garmentLabels[index]].zone) ? 0 : chance));
  const total = free.reduce((sum, chance) => sum + chance, 0);
  return total < leastBeside ? undefined : surestName(free.map((chance) => chance / total));
}

/** The parts that get a name, the surest first; what is laid on one another is worn in different places. */
async function surePartsOf(
  { parts = [], ...garment }: LaidGarment,
  chancesOf: (mask: Uint8Array, confidence: number) => Promise<Float32Array>,
): Promise<LaidGarment[]> {
  const area = (mask: Uint8Array) => mask.reduce((sum, inside) => sum + inside, 0);
  const known: { mask: Uint8Array; key: string; chances: Float32Array }[] = [];
  for (const [index, mask] of parts.entries())
    known.push({
      mask,
      key: `${garment.key}-${index + 1}`,
      chances: await chancesOf(mask, garment.confidence),
    });
  known.sort((one, other) => Math.max(...other.chances) - Math.max(...one.chances));
  const taken = new Set<Zone>();
  const sureParts: LaidGarment[] = [];
  for (const { mask, key, chances } of known) {
    const name = surestName(elsewhere(chances, taken));
    if (!name) continue;
    taken.add(name.zone);
    sureParts.push({ ...garment, ...name, key, mask });
  }
  const share = sureParts.reduce((sum, { mask }) => sum + area(mask), 0) / area(garment.mask);
  return sureParts.length > 1 && share >= covered ? sureParts : [];
}

/** The chances where some zones are taken, unless most of them lay there. */
function elsewhere(chances: Float32Array, taken: ReadonlySet<Zone>): Float32Array {
  const left = chances.map((chance, index) => (taken.has(names[garmentLabels[index]].zone) ? 0 : chance));
  const total = left.reduce((sum, chance) => sum + chance, 0);
  return total < 0.5 ? chances : left.map((chance) => chance / total);
}

/** The name that is sure, or at least that it is some top. */
function surestName(chances: Float32Array): Name | undefined {
  const byLabel = new Map<string, number>();
  for (const [index, kind] of garmentLabels.entries()) {
    const { label } = names[kind];
    byLabel.set(label, (byLabel.get(label) ?? 0) + chances[index]);
  }
  const [label] = [...byLabel].find(([, chance]) => chance >= sure) ?? [];
  if (label !== undefined) return Object.values(names).find((name) => name.label === label);
  const upper = garmentLabels.reduce(
    (sum, kind, index) => sum + (names[kind].zone === 'upper' ? chances[index] : 0),
    0,
  );
  return upper >= sure ? names.top : undefined;
}
