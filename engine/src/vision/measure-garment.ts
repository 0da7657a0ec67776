import { workingSide } from './analyse.ts';
import { countOf, describeRegion } from './describe-region.ts';
import { shrink, toLabImage } from './image/lab-image.ts';
import type { Pixels } from './image/pixels.ts';
import type { LookColour, Pattern, Texture } from './look.ts';

export type MeasuredGarment = { palette: LookColour[]; pattern: Pattern; texture: Texture };

/**
 * Colours, pattern and texture of a garment whose place a person has marked: `mask` holds one byte per pixel of its
 * own size (row by row from the photo's top left), not 0 where the garment is. Undefined where it marks nothing.
 */
export function measureGarment(
  pixels: Pixels,
  mask: { width: number; height: number; data: Uint8Array },
): MeasuredGarment | undefined {
  const image = toLabImage(shrink(pixels, workingSide));
  const { width, height } = image;
  const marked = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) / height) * mask.height));
    for (let x = 0; x < width; x++) {
      const column = Math.min(mask.width - 1, Math.floor(((x + 0.5) / width) * mask.width));
      marked[y * width + x] = mask.data[row * mask.width + column] ? 1 : 0;
    }
  }
  const area = countOf(marked);
  if (area === 0) return undefined;
  const garment = { key: 'garment', zone: 'piece', label: 'garment', mask: marked, confidence: 1 } as const;
  const { colours, pattern, texture } = describeRegion(image, garment, area);
  return { palette: colours, pattern, texture };
}
