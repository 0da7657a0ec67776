import { t } from '@lingui/core/macro';
import type { Stroke } from './brush-strokes.ts';

/** The photo, and a mask over it in which what is opaque is kept. All of the same size. */
export type BrushPicture = {
  photo: HTMLImageElement;
  base: HTMLCanvasElement;
  width: number;
  height: number;
};

const removedOpacity = 0.22;
/** Two shapes count as the same photo when their proportions differ by less than this part. */
const sameShape = 0.02;

function loadImage(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(t`The photo could not be loaded.`));
    image.src = src;
  });
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t`This browser cannot draw here.`);
  return context;
}

/** Loads a photo and the mask that its cut-out has now; without one everything is kept. */
export async function loadBrushPicture(
  originalUrl: string,
  cutoutUrl: string | undefined,
): Promise<BrushPicture> {
  const photo = await loadImage(originalUrl);
  const { naturalWidth: width, naturalHeight: height } = photo;
  const base = canvasOf(width, height);
  const context = contextOf(base);
  const cutout = cutoutUrl === undefined ? undefined : await loadImage(cutoutUrl).catch(() => undefined);
  const ratio = cutout && cutout.naturalWidth / cutout.naturalHeight / (width / height);
  if (cutout && ratio !== undefined && Math.abs(ratio - 1) < sameShape) {
    context.drawImage(cutout, 0, 0, width, height);
  } else {
    context.fillRect(0, 0, width, height);
  }
  return { photo, base, width, height };
}

function paintStroke(context: CanvasRenderingContext2D, { mode, size, points }: Stroke): void {
  const [first, ...rest] = points;
  if (!first) return;
  context.globalCompositeOperation = mode === 'erase' ? 'destination-out' : 'source-over';
  context.strokeStyle = '#000';
  context.lineWidth = size;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...first);
  // A path of one point paints nothing, so it ends where it began.
  for (const point of rest.length > 0 ? rest : [first]) context.lineTo(...point);
  context.stroke();
}

function maskOf({ base, width, height }: BrushPicture, strokes: readonly Stroke[]): HTMLCanvasElement {
  const mask = canvasOf(width, height);
  const context = contextOf(mask);
  context.drawImage(base, 0, 0);
  for (const stroke of strokes) paintStroke(context, stroke);
  return mask;
}

/** Shows the photo as the strokes leave it: what is removed stays as a shade. */
export function showPicture(
  canvas: HTMLCanvasElement,
  picture: BrushPicture,
  strokes: readonly Stroke[],
): void {
  const { photo, width, height } = picture;
  const kept = maskOf(picture, strokes);
  const keptContext = contextOf(kept);
  keptContext.globalCompositeOperation = 'source-in';
  keptContext.drawImage(photo, 0, 0);
  const context = contextOf(canvas);
  context.clearRect(0, 0, width, height);
  context.globalAlpha = removedOpacity;
  context.drawImage(photo, 0, 0);
  context.globalAlpha = 1;
  context.drawImage(kept, 0, 0);
}

/** The mask as a PNG of the photo's size: white is kept, black is not. */
export function maskFile(picture: BrushPicture, strokes: readonly Stroke[]): Promise<Blob> {
  const mask = maskOf(picture, strokes);
  const context = contextOf(mask);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, picture.width, picture.height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000';
  context.fillRect(0, 0, picture.width, picture.height);
  return new Promise((resolve, reject) =>
    mask.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t`The mask could not be made.`))),
      'image/png',
    ),
  );
}
