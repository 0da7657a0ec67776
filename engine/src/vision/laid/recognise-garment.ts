import type { PhotoBox } from '../image/difference-hash.ts';
import { ramp, round } from '../image/photo-quality.ts';
import type { Pixels } from '../image/pixels.ts';
import { type GarmentView, garmentView, type SizedMask } from './garment-view.ts';

/** The specification's categories of wardrobe items. */
export type GarmentCategory = 'top' | 'shirt' | 'pants' | 'shoes' | 'accessories' | 'outerwear' | 'dresses';

/** A kind of garment. `subcategory` is absent where it is not sure; `confidence` 0 to 1 is the chance of being right. */
export type GarmentGuess = { category: GarmentCategory; subcategory?: string; confidence: number };

/** The likeliest kind, then at most two others, likeliest first. */
export type Recognition = GarmentGuess & { alternatives: GarmentGuess[] };

/** The labels that the network answers with, in its order: those of the photos that it learned from. */
export const garmentLabels = [
  'blazer',
  'blouse',
  'bodysuit',
  'dress',
  'hat',
  'hoodie',
  'long-sleeve top',
  'jacket',
  'trousers',
  'polo shirt',
  'shirt',
  'shoes',
  'shorts',
  'skirt',
  't-shirt',
  'top',
  'tank top',
] as const;
export type GarmentLabel = (typeof garmentLabels)[number];

/** Bring: a network that answers the evidence (logits) for every label from a view of a garment. */
export type RecognisePort = (view: GarmentView) => Promise<Float32Array>;

/** Pixels on a side of the view that the network wants, and the margin around the garment's box. */
export const recognisedView = { size: 128, margin: 0.08 };

const categoryOf: Record<GarmentLabel, GarmentCategory> = {
  blazer: 'outerwear',
  blouse: 'shirt',
  bodysuit: 'top',
  dress: 'dresses',
  hat: 'accessories',
  hoodie: 'top',
  'long-sleeve top': 'top',
  jacket: 'outerwear',
  trousers: 'pants',
  'polo shirt': 'top',
  shirt: 'shirt',
  shoes: 'shoes',
  shorts: 'pants',
  skirt: 'pants',
  't-shirt': 'top',
  top: 'top',
  'tank top': 'top',
};

/** Labels that say no more than their category does, or that are too vague to be a subcategory. */
const vague = new Set<GarmentLabel>(['dress', 'shirt', 'shoes', 'top']);
/** Divides the network's evidence so that confidences come true: fitted on photos of contributors it had not seen. */
const temperature = 0.74;
/** Below this share of certainty the photo shows no kind that the network knows. */
const leastCertainty = 0.25;
const sureSubcategory = 0.65;
const leastAlternative = 0.02;

/** Where a garment is; `confidence` 0 to 1 that it was told from the ground. */
type FoundGarment = { box: PhotoBox; mask: SizedMask; confidence: number };

/** Chances of all labels, in their order, summing to 1; without a found garment the whole photo is taken for one. */
export async function labelChances(
  pixels: Pixels,
  found: FoundGarment | undefined,
  recognise: RecognisePort,
): Promise<Float32Array> {
  const box = found?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const evidence = await recognise(garmentView(pixels, box, found?.mask, recognisedView));
  if (evidence.length !== garmentLabels.length) throw new RangeError('Not an answer for every label');
  return softmax(evidence, temperature);
}

/**
 * The kind of a garment that was found in a photo. Undefined where it looks like no kind that is known. The confidence
 * is the calibrated chance, lowered where the garment could hardly be told from its ground or is cut off by the photo.
 */
export async function recogniseGarment(
  pixels: Pixels,
  found: FoundGarment,
  recognise: RecognisePort,
): Promise<Recognition | undefined> {
  const chances = await labelChances(pixels, found, recognise);
  return readChances(chances, trustIn(found));
}

/** Chances of labels to the likeliest category and its alternatives, or undefined below a certainty. */
export function readChances(chances: ArrayLike<number>, trust: number): Recognition | undefined {
  if (certaintyOf(chances) < leastCertainty) return undefined;
  const byCategory = new Map<GarmentCategory, { chance: number; label: GarmentLabel; most: number }>();
  for (const [index, label] of garmentLabels.entries()) {
    const category = categoryOf[label];
    const entry = byCategory.get(category) ?? { chance: 0, label, most: 0 };
    entry.chance += chances[index];
    if (chances[index] > entry.most) {
      entry.most = chances[index];
      entry.label = label;
    }
    byCategory.set(category, entry);
  }
  const guesses = [...byCategory]
    .sort(([, one], [, other]) => other.chance - one.chance)
    .map(([category, { chance, label, most }]): GarmentGuess => {
      const sure = !vague.has(label) && trust * most > sureSubcategory;
      return { category, confidence: round(trust * chance), ...(sure && { subcategory: label }) };
    });
  const [first, ...others] = guesses;
  return {
    ...first,
    alternatives: others.slice(0, 2).filter(({ confidence }) => confidence > leastAlternative),
  };
}

/** 1 where one label has all the chances, 0 where all have the same (one minus the normalised entropy). */
export function certaintyOf(chances: ArrayLike<number>): number {
  let entropy = 0;
  for (let k = 0; k < chances.length; k++) if (chances[k] > 0) entropy -= chances[k] * Math.log(chances[k]);
  return 1 - entropy / Math.log(chances.length);
}

function trustIn({ confidence, mask }: FoundGarment): number {
  return (0.6 + 0.4 * ramp(confidence, 0.3, 0.6)) * (1 - 0.5 * ramp(shareOnBorder(mask), 0.15, 0.6));
}

/** Share of the photo's border that the garment touches. */
export function shareOnBorder({ width, height, data }: SizedMask): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += data[x] + data[(height - 1) * width + x];
  for (let y = 0; y < height; y++) touching += data[y * width] + data[y * width + width - 1];
  return touching / (2 * (width + height));
}

function softmax(evidence: Float32Array, divisor: number): Float32Array {
  const most = evidence.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const weights = evidence.map((value) => Math.exp((value - most) / divisor));
  const total = weights.reduce((sum, value) => sum + value, 0);
  return weights.map((value) => value / total);
}
