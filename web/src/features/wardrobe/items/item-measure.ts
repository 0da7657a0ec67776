import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { type GarmentMeasure, garmentMeasures } from '@drape/engine/drawing/garment-measures';
import { resolveSubcategory } from '@drape/engine/drawing/resolve-subcategory';

export type MeasuredItem = Pick<WardrobeItem, 'subcategory' | 'description' | 'category'>;

const small: GarmentMeasure = { role: 'small', width: 300, height: 300 };

/** How large a garment of this kind is when it is laid flat, in millimetres, and where it lies among others. */
export function measureOf({ subcategory, description, category }: MeasuredItem): GarmentMeasure {
  return garmentMeasures[resolveSubcategory(subcategory ?? description, category)] ?? small;
}

/** How much larger than their true size the small things are shown, so that they can be seen beside clothes. */
const enlarged: Partial<Record<GarmentMeasure['role'], number>> = {
  shoes: 1.9,
  bag: 1.6,
  waist: 1.8,
  neck: 1.5,
  head: 1.8,
  small: 1.8,
  long: 1.4,
};
/** Millimetres across the frame of a garment in the wardrobe: in it a long coat is as high as it can be. */
const frameWidthMm = 920;
const frameRatio = 5 / 4;
/** What the frame leaves free at its edges. */
const shownPart = 0.92;

/**
 * How much smaller than its frame allows a garment is shown, from 0 to 1, so that pictures beside each other have one
 * scale: a tee is never as large as a coat.
 */
export function shownScale(item: MeasuredItem): number {
  const { role, width, height } = measureOf(item);
  const largest = Math.min(shownPart, (shownPart * frameRatio * width) / height);
  const wished = ((enlarged[role] ?? 1) * width) / frameWidthMm;
  return Math.min(1, wished / largest);
}
