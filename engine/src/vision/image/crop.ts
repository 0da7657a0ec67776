import type { LabImage } from './lab-image.ts';

/** A part of a photo around a mask, with where it lies in the photo. */
export type Crop = { image: LabImage; mask: Uint8Array; left: number; top: number };

const margin = 1;

/** The photo and the mask cut to the mask's box and one pixel around it where the photo has one. */
export function cropToMask(image: LabImage, mask: Uint8Array): Crop {
  let left = image.width;
  let right = -1;
  let top = image.height;
  let bottom = -1;
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      if (mask[y * image.width + x]) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return { image, mask, left: 0, top: 0 };
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  const width = Math.min(image.width, right + 1 + margin) - left;
  const height = Math.min(image.height, bottom + 1 + margin) - top;
  const [l, a, b] = [image.l, image.a, image.b].map((plane) => {
    const part = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      const start = (top + y) * image.width + left;
      part.set(plane.subarray(start, start + width), y * width);
    }
    return part;
  });
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * image.width + left;
    part.set(mask.subarray(start, start + width), y * width);
  }
  return { image: { width, height, l, a, b }, mask: part, left, top };
}
