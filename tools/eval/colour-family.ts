import { nameColour } from '@drape/engine/colour/name-colour';
import type { OkLab } from '@drape/engine/colour/oklab';
import type { Look } from '@drape/engine/vision/look';

/** A colour near the border of two names counts a little for the other one: one just visible step each way. */
const steps: OkLab[] = [
  [0.04, 0, 0],
  [-0.04, 0, 0],
  [0, 0.02, 0],
  [0, -0.02, 0],
  [0, 0, 0.02],
  [0, 0, -0.02],
];
const stepWeight = 1 / steps.length;

/** Colour families a photo's main garment may be sold as, likeliest first: the measured colours by their names. */
export function rankedFamilies({ regions }: Look): string[] {
  const votes = new Map<string, number>();
  const add = (colour: OkLab, weight: number) => {
    const { basic } = nameColour(colour);
    votes.set(basic, (votes.get(basic) ?? 0) + weight);
  };
  for (const { share, colours } of regions) {
    for (const { lab, share: ofGarment } of colours) {
      // Squared, because one photo sells one garment.
      const weight = share ** 2 * ofGarment;
      add(lab, weight);
      for (const [l, a, b] of steps) add([lab[0] + l, lab[1] + a, lab[2] + b], weight * stepWeight);
    }
  }
  return [...votes].sort((x, y) => y[1] - x[1] || x[0].localeCompare(y[0])).map(([family]) => family);
}
