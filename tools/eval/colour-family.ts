import { nameColour } from '@drape/engine/colour/name-colour';
import type { OkLab } from '@drape/engine/colour/oklab';

/** Neighbouring colours a seller may mean, and the weight of each as an alternative. */
const steps: OkLab[] = [
  [0.06, 0, 0],
  [-0.06, 0, 0],
  [0, 0.02, 0],
  [0, -0.02, 0],
  [0, 0, 0.02],
  [0, 0, -0.02],
];
const alternative = 0.04;

/** The families a colour may be sold as: its own first, those of nearby colours as alternatives; weights sum to 1. */
export function colourFamily(lab: OkLab): [family: string, weight: number][] {
  const weights = new Map<string, number>();
  const add = (colour: OkLab, weight: number) => {
    const { basic } = nameColour(colour);
    weights.set(basic, (weights.get(basic) ?? 0) + weight);
  };
  add(lab, 1 - alternative * steps.length);
  for (const step of steps) add([lab[0] + step[0], lab[1] + step[1], lab[2] + step[2]], alternative);
  return [...weights];
}
