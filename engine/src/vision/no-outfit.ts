import { type LabImage, labStep } from './image/lab-image.ts';
import type { Separation } from './segmentation/separate-ground.ts';

const leastSide = 24;

/** Whether a photo is empty before anything is looked for: too small, one colour, a smooth gradient or pure noise. */
export function isEmptyScene(image: LabImage): boolean {
  const { width, height, l } = image;
  if (Math.min(width, height) < leastSide) return true;
  let steps = 0;
  let neighbours = 0;
  let variance = 0;
  let sharp = 0;
  let sum = 0;
  for (let i = 0; i < l.length; i++) sum += l[i];
  const mean = sum / l.length;
  const reach = 3;
  let tested = 0;
  for (let y = 0; y + reach < height; y += 2)
    for (let x = 0; x + reach < width; x += 2) {
      const i = y * width + x;
      variance += (l[i] - mean) ** 2;
      neighbours += (l[i] - mean) * (l[i + 1] - mean);
      const step = Math.max(labStep(image, i, i + reach), labStep(image, i, i + reach * width));
      steps += step;
      if (step > 0.035) sharp++;
      tested++;
    }
  if (sharp / tested < 0.004) return true;
  const likeness = variance > 0 ? neighbours / variance : 1;
  return likeness < 0.35 && steps / tested > 0.05;
}

/**
 * How sure it is, 0 to 1, that what was separated is an object that lies or hangs before a ground; 0 for scenery that
 * spans the photo, scattered writing and anything without a clear outline.
 */
export function objectConfidence({
  area,
  touching,
  largest,
  edge,
  groundEdge,
  spanning,
}: Separation): number {
  if (area < 0.015 || area > 0.95) return 0;
  if (edge < 0.035) return 0;
  if (spanning > 0.12 && spanning > 0.55 * area) return 0;
  if (touching > 0.72 || largest < 0.12) return 0;
  const clear = Math.min(1, edge / (0.08 + 2 * groundEdge));
  const framed = 1 - Math.max(0, touching - 0.15);
  const sized = Math.min(1, area / 0.08);
  return clear * framed * (0.5 + 0.5 * sized) * (0.6 + 0.4 * largest);
}
