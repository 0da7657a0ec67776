import { nameColour } from '@drape/engine/colour/name-colour';
import type { OkLab } from '@drape/engine/colour/oklab';
import type { Look } from '@drape/engine/vision/look';

/**
 * Sellers name the dye and photos show it in shade: the dye is a little lighter and clearly more vivid than the mean
 * colour of the cloth.
 */
const lighter = 1.06;
const moreVivid = 1.5;
/** Weights of the dye's name, of the measured colour's name, and of each name one step around the dye. */
const weights = { dye: 0.6, measured: 0.16, step: 0.04 };
const steps: OkLab[] = [
  [0.07, 0, 0],
  [-0.07, 0, 0],
  [0, 0.025, 0],
  [0, -0.025, 0],
  [0, 0, 0.025],
  [0, 0, -0.025],
];

/** Colour families a photo's main garment may be sold as, likeliest first. */
export function rankedFamilies({ regions }: Look): string[] {
  const votes = new Map<string, number>();
  const add = (colour: OkLab, weight: number) => {
    const { basic } = nameColour(colour);
    votes.set(basic, (votes.get(basic) ?? 0) + weight);
  };
  for (const { share, colours } of regions)
    for (const colour of colours) {
      // Squared, because one photo sells one garment.
      const weight = share ** 2 * colour.share;
      const [l, a, b] = colour.lab;
      const dye: OkLab = [Math.min(1, lighter * l), moreVivid * a, moreVivid * b];
      add(dye, weight * weights.dye);
      add(colour.lab, weight * weights.measured);
      for (const [dl, da, db] of steps) add([dye[0] + dl, dye[1] + da, dye[2] + db], weight * weights.step);
    }
  return [...votes].sort((x, y) => y[1] - x[1] || x[0].localeCompare(y[0])).map(([family]) => family);
}
