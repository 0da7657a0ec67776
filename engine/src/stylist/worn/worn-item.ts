import type { LookRegion } from '../../vision/look.ts';
import { type OwnGarment, ownColours } from './own-garments.ts';

/** An item of the wardrobe that is worn in a photo, with all that its owner knows of it. */
export type WornItem = Omit<OwnGarment, 'id' | 'name'> & {
  /** What it is, as a plain noun: "blazer". */
  noun: string;
  /** From 0 (sport) to 1 (evening); absent where its owner never said. */
  formality?: number;
};

/** The region with what is known of the item; what is not known of it stays as it was seen. */
export function wearItem(region: LookRegion, item: WornItem): LookRegion {
  const { families, fit, ...read } = region;
  const hasColors = item.palette.length > 0;
  return {
    ...read,
    ...(fit && item.zone === region.zone ? { fit } : {}),
    ...(families && !hasColors ? { families } : {}),
    zone: item.zone,
    label: item.noun,
    confidence: 1,
    ...(hasColors ? { colours: ownColours(item) } : {}),
    ...(item.pattern ? { pattern: { ...region.pattern, kind: item.pattern, confidence: 1 } } : {}),
    ...(item.texture ? { texture: { ...region.texture, kind: item.texture, confidence: 1 } } : {}),
    ...(item.formality === undefined ? {} : { formality: item.formality }),
  };
}
