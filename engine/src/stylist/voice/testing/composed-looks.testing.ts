import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import {
  type WornColor,
  type WornKind,
  wornColors,
  wornPatterns,
} from '@drape/contract/analysis/worn-garment-options';
import type { Look } from '../../../vision/look.ts';
import { sampleLook } from '../../sample-look.ts';
import { correctLook } from '../../worn/correct-look.ts';

const kinds: readonly (readonly WornKind[])[] = [
  ['t-shirt', 'shirt', 'knit', 'top', 'hoodie', 'tank top'],
  ['trousers', 'jeans', 'skirt', 'shorts', 'leggings'],
  ['shoes', 'sneakers', 'boots', 'heels', 'sandals'],
  ['blazer', 'coat', 'jacket'],
  ['bag', 'scarf', 'belt', 'hat'],
];
const dark: readonly WornColor[] = ['black', 'black', 'charcoal', 'navy', 'cream', 'white'];

/** An outfit that somebody typed in, the same for the same number: every third one mostly dark, some with patterns. */
export function composedLook(number: number): Look {
  let state = number * 7919 + 13;
  const next = (count: number) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const colors = number % 3 === 0 ? dark : wornColors;
  const garments = kinds.flatMap((list, slot): CorrectedGarment[] => {
    if (slot > 2 && next(2) === 0) return [];
    const pattern = next(6) === 0 ? wornPatterns[1 + next(4)] : wornPatterns[0];
    return [{ from: [], kind: list[next(list.length)], color: colors[next(colors.length)], pattern }];
  });
  return correctLook({ ...sampleLook(number), subject: 'worn', regions: [] }, garments).look;
}
