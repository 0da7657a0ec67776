import { accessories } from './designs/accessories.ts';
import { bottoms } from './designs/bottoms.ts';
import { onePieces } from './designs/one-pieces.ts';
import { outerwear } from './designs/outerwear.ts';
import { shoes } from './designs/shoes.ts';
import { tops } from './designs/tops.ts';
import type { GarmentDesign } from './garment-design.ts';

/** Every garment that can be drawn, by its subcategory. */
export const garmentDesigns: Readonly<Record<string, GarmentDesign>> = {
  ...tops,
  ...outerwear,
  ...bottoms,
  ...onePieces,
  ...shoes,
  ...accessories,
};
