import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { type GarmentMeasure, garmentMeasures } from '@drape/engine/drawing/garment-measures';
import { resolveSubcategory } from '@drape/engine/drawing/resolve-subcategory';

export type MeasuredItem = Pick<WardrobeItem, 'subcategory' | 'description' | 'category'>;

const small: GarmentMeasure = { role: 'small', width: 300, height: 300 };

/** How large a garment of this kind is when it is laid flat, in millimetres, and where it lies among others. */
export function measureOf({ subcategory, description, category }: MeasuredItem): GarmentMeasure {
  return garmentMeasures[resolveSubcategory(subcategory ?? description, category)] ?? small;
}
