import type { LookRegion } from '../vision/look.ts';
import type { KnownColour } from './colour-claims.ts';

/** From this share of people's answers a basic term is one that a garment may be called by. House rule. */
const noticeable = 0.2;

/** The colours of a garment as it was measured, with every term that people would file it under. */
export function coloursOfRegion({
  colours,
  families = [],
}: Pick<LookRegion, 'colours' | 'families'>): KnownColour[] {
  const filed = families.filter(({ share }) => share >= noticeable).map(({ basic }) => basic);
  return colours.map(({ hex, basic }, index) => ({ hex, terms: index === 0 ? [basic, ...filed] : [basic] }));
}
