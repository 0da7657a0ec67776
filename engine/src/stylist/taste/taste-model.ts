import table from '../../knowledge/data/taste-weights.json' with { type: 'json' };
import { ensembleClo } from '../outfit/worth/thermal-comfort.ts';
import type { TasteContext } from './context.ts';
import { structureFeatures, warmthFeature, warmthSteps } from './features.ts';

const weights: ReadonlyMap<string, number> = new Map(Object.entries(table.weights as Record<string, number>));

export function weightOf(feature: string): number {
  return weights.get(feature) ?? 0;
}

type Features = (tell: (feature: string, amount: number) => void) => void;

/** The weighted sum of some features; 1 is about a point of the readers' rating where outfits are fine. */
export function worthOf(features: Features): number {
  let sum = 0;
  features((feature, amount) => {
    sum += amount * (weights.get(feature) ?? 0);
  });
  return sum;
}

/** What the choice of places adds. */
export function structureWorth(context: TasteContext, slots: readonly string[]): number {
  return worthOf((tell) => structureFeatures(context, slots, tell));
}

/** What the insulation of the garments adds, by the sum of their clo. */
export function warmthWorth(where: string, needed: number): (sum: number) => number {
  const { cold, warm } = warmthSteps;
  const coldWeights = cold.map((step) => weightOf(warmthFeature('cold', where, step)));
  const warmWeights = warm.map((step) => weightOf(warmthFeature('warm', where, step)));
  return (sum) => {
    const off = ensembleClo(sum) - needed;
    let worth = 0;
    for (let k = 0; k < cold.length; k++) if (-off > cold[k]) worth += coldWeights[k] * (-off - cold[k]);
    for (let k = 0; k < warm.length; k++) if (off > warm[k]) worth += warmWeights[k] * (off - warm[k]);
    return worth;
  };
}

/** The offs at which the worth of the insulation bends, in clo above the need. */
export const warmthBends: readonly number[] = [
  ...warmthSteps.cold.map((step) => -step).reverse(),
  ...warmthSteps.warm,
];

/**
 * The rating from 0 to 10 that readers are expected to give on average: by how many points an outfit lies below the best
 * of the wardrobe, and by the chance that the occasion is read wrongly. It never rises with either. What an outfit is
 * worth says little by itself, since occasions differ in how much there is to be right about.
 */
export function expectedRating(below: number, doubt: number): number {
  return Math.max(0, ratingBelow(-Math.max(0, below)) - table.doubtCost * doubt);
}

function ratingBelow(worth: number): number {
  const { scale } = table;
  const at = scale.findIndex(([from = 0]) => worth < from);
  const [x1 = 0, y1 = 0] = scale[at < 0 ? scale.length - 1 : at] ?? [];
  if (at <= 0) return y1;
  const [x0 = 0, y0 = 0] = scale[at - 1] ?? [];
  return y0 + ((worth - x0) / (x1 - x0)) * (y1 - y0);
}

/** The chance, 0 to 1, that a reader calls an outfit of such an expected rating good (7 or more). */
export function chanceOfGood(rating: number): number {
  const { slope, offset } = table.good;
  return 1 / (1 + Math.exp(-(slope * rating + offset)));
}
