import { nameColour } from '../../../colour/name-colour.ts';
import type { ItemTraits } from '../garments/item-traits.ts';

/** Learned likes and dislikes: a named feature of a garment ("colour:blue", "kind:blazer") and its weight, -1 to 1. */
export type Taste = Record<string, number>;

/** The features by which a garment is liked or not, with stable names. */
export function tasteFeatures({
  main,
  coloured,
  chroma,
  kind,
  pattern,
  figure,
  fabric,
  formality,
}: ItemTraits): string[] {
  const features = [`kind:${kind}`];
  if (coloured) features.push(`colour:${nameColour(main).basic}`);
  if (coloured && chroma > 0.13) features.push('colour:vivid');
  if (figure > 0) features.push(`pattern:${pattern}`);
  else features.push('pattern:plain');
  if (fabric.name !== 'cloth') features.push(`fabric:${fabric.name}`);
  features.push(formality >= 3.4 ? 'dressy' : 'relaxed');
  return features;
}

/** 0 to 1; 0.5 where nothing was learned. The mean of what is known of its features. */
export function tasteScore(traits: ItemTraits, taste: Taste): number {
  if (isEmpty(taste)) return 0.5;
  const known = tasteFeatures(traits).flatMap((feature) => taste[feature] ?? []);
  if (known.length === 0) return 0.5;
  return Math.min(
    1,
    Math.max(0, 0.5 + 0.5 * Math.tanh(1.5 * known.reduce((sum, weight) => sum + weight, 0))),
  );
}

function isEmpty(taste: Taste): boolean {
  for (const feature in taste) if (taste[feature] !== 0) return false;
  return true;
}

/** A feature in words: "blue pieces", "blazers". */
export function tasteLabel(feature: string): string {
  const [group, word = ''] = feature.split(':');
  switch (group) {
    case 'kind':
      return word.endsWith('s') ? word : `a ${word}`;
    case 'colour':
      return `${word} pieces`;
    case 'pattern':
      return word === 'plain' ? 'plain cloth' : `${word} patterns`;
    case 'fabric':
      return word;
    default:
      return group === 'dressy' ? 'dressy pieces' : 'relaxed pieces';
  }
}

const step = 0.2;

/**
 * The taste after a thumb up (1) or down (-1) on an outfit: each feature of its main garments moves by up to 0.2, the
 * share of the garments that have it, and less the nearer it is to its end at -1 or 1.
 */
export function learnTaste(taste: Taste, garments: readonly ItemTraits[], thumb: 1 | -1): Taste {
  const learned = { ...taste };
  for (const traits of garments)
    for (const feature of tasteFeatures(traits)) {
      const old = learned[feature] ?? 0;
      const room = thumb > 0 ? 1 - old : 1 + old;
      learned[feature] = round(old + (thumb * step * room) / garments.length);
    }
  return learned;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
