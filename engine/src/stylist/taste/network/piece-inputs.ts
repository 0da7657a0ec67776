import { meaningOf, wordDimensions } from '../../../language/word-vectors.ts';
import type { ItemTraits } from '../../outfit/garments/item-traits.ts';
import { facetsOf } from '../facets.ts';

/** The input of a network: the names of the features that hold, and numbers in a fixed order. */
export type Inputs = { names: readonly string[]; numbers: Float32Array };

const ownNumbers = 13;
/** How many numbers a piece has. */
export const pieceNumbers = ownNumbers + wordDimensions;

const known = new WeakMap<ItemTraits, Inputs>();

/** What the learned taste knows of a piece: kind, uses, level, color, cloth, insulation and the meaning of its name. */
export function pieceInputs(traits: ItemTraits): Inputs {
  const before = known.get(traits);
  if (before) return before;
  const inputs = { names: namesOf(traits), numbers: numbersOf(traits) };
  known.set(traits, inputs);
  return inputs;
}

function namesOf(traits: ItemTraits): string[] {
  const { kind, group, colour, tone, vividness, pattern, cloth, uses, isSport, isLeather } = facetsOf(traits);
  const names = [
    `kind ${kind}`,
    `group ${group}`,
    `colour ${colour}`,
    `tone ${tone}`,
    `vividness ${vividness}`,
    `pattern ${pattern}`,
    `cloth ${cloth}`,
    `season ${traits.item.season}`,
    ...uses.map((use) => `use ${use}`),
  ];
  if (isSport) names.push('sport');
  if (isLeather) names.push('leather');
  if (traits.collared) names.push('collared');
  if (traits.open) names.push('open');
  if (traits.dryOnly) names.push('dry only');
  return names;
}

function numbersOf({ piece, clo, layer, rain, wind, heat, main, chroma, hue, coloured, item }: ItemTraits) {
  const [low, high] = piece.level;
  const angle = (hue * Math.PI) / 180;
  const numbers = new Float32Array(pieceNumbers);
  numbers.set([
    low - 3,
    high - 3,
    Math.min(1.5, 3 * clo),
    layer / 5,
    rain,
    wind,
    heat,
    coloured ? main[0] - 0.5 : 0,
    coloured ? 5 * chroma : 0,
    coloured ? 5 * chroma * Math.sin(angle) : 0,
    coloured ? 5 * chroma * Math.cos(angle) : 0,
    coloured ? 1 : 0,
    high - low,
  ]);
  numbers.set(meaningOf(item.description), ownNumbers);
  return numbers;
}
