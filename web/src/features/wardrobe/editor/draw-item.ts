import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import { drawGarment } from '@drape/engine/drawing/draw-garment';
import { garmentOfItem } from '@drape/engine/drawing/garment-of-item';
import { type ItemForm, wireOf } from './item-form.ts';

/** The drawing of what a form describes, as a `data:` address: what the item will look like once it is kept. */
export function drawItem(form: ItemForm): string {
  const item = wireOf(form);
  const { svg } = drawGarment(garmentOfItem(item, paletteOfWords(item.color_primary, item.color_secondary)));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
