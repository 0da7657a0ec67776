import type { ColourVision } from '@drape/contract/profile/options';
import { colourDifference } from './delta-e.ts';
import { hexToOkLab, linearToOkLab, type OkLab, okLabToLinear } from './oklab.ts';

type Matrix = readonly (readonly [number, number, number])[];

/**
 * What is left of linear sRGB where one kind of cone is missing (severity 1). Source: Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
 * Computer Graphics 15(6), 2009, table 1. The authors call their tritan figures an approximation.
 */
const matrices: Record<ColourVision, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour looks to a person with a form of colour vision, for everybody else; colours outside sRGB are clipped. */
export function simulateColourVision(colour: OkLab, vision: ColourVision): OkLab {
  const [r, g, b] = okLabToLinear(colour);
  const [red = 0, green = 0, blue = 0] = matrices[vision].map(([fromRed, fromGreen, fromBlue]) =>
    Math.min(1, Math.max(0, fromRed * r + fromGreen * g + fromBlue * b)),
  );
  return linearToOkLab(red, green, blue);
}

/** In CIEDE2000. Below `alike` two lengths of cloth are hard to tell apart; from `apart` on others see two colours. */
const house = { alike: 9, apart: 14, leftOver: 0.6 };

/**
 * Whether two colours that others tell apart at a glance may be taken for one another: they are well apart, and what
 * is left of the difference is small, in itself and beside what was there. The bounds are house rules.
 */
export function mayConfuse(first: OkLab, second: OkLab, vision: ColourVision): boolean {
  const before = colourDifference(first, second);
  if (before < house.apart) return false;
  const left = colourDifference(simulateColourVision(first, vision), simulateColourVision(second, vision));
  return left <= house.alike && left <= house.leftOver * before;
}

/** A colour as it is shown and called. */
type Named = { hex: string; name: string };

/** The pairs of a palette that may be confused, by name, each pair of names once. Throws a RangeError for a bad `hex`. */
export function confusablePairs(palette: readonly Named[], vision: ColourVision): [string, string][] {
  const colours = palette.map(({ hex, name }) => ({ name, lab: hexToOkLab(hex) }));
  const pairs = new Map<string, [string, string]>();
  colours.forEach((first, index) => {
    for (const second of colours.slice(index + 1)) {
      if (first.name === second.name || !mayConfuse(first.lab, second.lab, vision)) continue;
      pairs.set([first.name, second.name].sort().join('\n'), [first.name, second.name]);
    }
  });
  return [...pairs.values()];
}
