import type { Pixels } from '@drape/engine/vision/image/pixels';

let canvas: OffscreenCanvas | undefined;

/** The pixels of a bitmap, which is closed. For workers. */
export function takePixels(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing in a worker');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
