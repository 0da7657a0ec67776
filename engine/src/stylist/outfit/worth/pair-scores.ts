import { hueGap } from '../../../colour/harmony.ts';
import type { OkLab } from '../../../colour/oklab.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { nameKinship } from './name-kinship.ts';

/**
 * How well the colours of two garments stand together, 0 to 1. Three parts, each with one documented optimum: tints
 * that lie near each other (35 %, nothing from 0.25 apart in OKLab's a-b plane), a step in lightness (35 %, best from
 * 0.2 to 0.6; the very same colour nearly so, the same lightness in another colour half), and at most one accent (30 %, two accents more than 45° apart in hue
 * compete). A second colour that is taken up by the other garment ties them together. House rules after what predicts
 * people's liking of palettes; hue templates do not.
 */
export function colourPair(a: ItemTraits, b: ItemTraits): number {
  if (!a.coloured || !b.coloured) return unknownPair;
  const x = a.main[1] - b.main[1];
  const y = a.main[2] - b.main[2];
  const tint = Math.sqrt(x * x + y * y);
  const near = 1 - tint / 0.25;
  const step = Math.abs(a.main[0] - b.main[0]);
  const matched = step < 0.05 && tint < 0.035;
  const hold = matched ? 0.9 : step < 0.2 ? 0.5 + 2.5 * step : step > 0.6 ? 1 - 0.75 * (step - 0.6) : 1;
  const rivals = hueGap(a.accentHue, b.accentHue) > 45 ? Math.min(a.accent, b.accent) : 0;
  let score = 0.35 * (near > 0 ? near : 0) + 0.35 * hold + 0.3 * (1 - rivals);
  if ((a.second && echoes(a.second, b)) || (b.second && echoes(b.second, a))) score += 0.08;
  return score > 1 ? 1 : score;
}

const unknownPair = 0.7;

function echoes(second: OkLab, { main }: ItemTraits): boolean {
  const lightness = second[0] - main[0];
  const x = second[1] - main[1];
  const y = second[2] - main[2];
  return lightness * lightness + x * x + y * y < 0.09 ** 2;
}

/**
 * Whether two garments are equally dressy, 0 to 1: nothing from two and a half steps of formality apart. Jacket and
 * trousers of a suit belong to each other. House rules.
 */
export function formalityPair(a: ItemTraits, b: ItemTraits): number {
  if (breaksSuit(a, b) || breaksSuit(b, a)) return 0.3;
  const off = Math.abs(a.formality - b.formality);
  return off < 0.4 ? 1 : off > 2.5 ? 0 : 1 - (off - 0.4) / 2.1;
}

function breaksSuit(jacket: ItemTraits, other: ItemTraits): boolean {
  if (jacket.piece.group !== 'suit jacket' || other.slots[0] !== 'bottom') return false;
  return !(sameColour(jacket, other) && jacket.fabric === other.fabric);
}

/** Whether the main colours are alike to the eye from a step away. */
export function sameColour(a: ItemTraits, b: ItemTraits): boolean {
  return a.coloured && b.coloured && echoes(a.main, b);
}

/** Pattern beside pattern, 0 to 1: one figured piece is safe, two need a step in scale or kind. House rule. */
export function patternPair(a: ItemTraits, b: ItemTraits): number {
  if (a.figure === 0 || b.figure === 0) return 1;
  if (a.pattern === b.pattern)
    return a.figure === b.figure && a.item.material && a.item.material === b.item.material ? 0.5 : 0.2;
  return a.figure === b.figure ? 0.35 : 0.6;
}

/** Whether two garments are of one world by their words, 0 to 1; 0.6 where the words say nothing. */
export function stylePair(a: ItemTraits, b: ItemTraits): number {
  const kin = nameKinship(a.words, b.words);
  return kin < 0 ? Math.max(0, 0.6 + 0.9 * kin) : Math.min(1, 0.6 + 0.3 * kin);
}
