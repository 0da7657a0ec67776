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

/** The weights of some features in the order in which they are told. */
export function weightsOf(features: Features): number[] {
  const told: number[] = [];
  features((feature) => told.push(weightOf(feature)));
  return told;
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
