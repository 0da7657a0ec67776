import { drawGarment } from '@drape/engine/drawing/draw-garment';
import { garmentOfItem } from '@drape/engine/drawing/garment-of-item';
import type { Drawable } from './use-stand-in.ts';

/** A garment as its kind is drawn, in the colors that are known of it, as a `data:` address. */
export function drawStandIn(item: Drawable): string {
  const { svg } = drawGarment(garmentOfItem(item, item.palette));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
