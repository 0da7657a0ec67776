import { workingSide } from '../vision/analyse.ts';
import { type LabImage, shrink, toLabImage } from '../vision/image/lab-image.ts';
import { measureQuality, ramp, round } from '../vision/image/photo-quality.ts';
import type { Pixels } from '../vision/image/pixels.ts';
import type { PhotoNote } from '../vision/look.ts';
import { frameCells } from './frame-cells.ts';
import type { FrameNote } from './frame-note.ts';
import { pictureShift } from './picture-shift.ts';

/** The picture as it was measured, for the next check; what would spoil its analysis; its cells, to know it again. */
export type FrameCheck = { image: LabImage; notes: FrameNote[]; cells: Float32Array };

const ofThePicture = ['dark', 'bright', 'clipped', 'blurred', 'noisy', 'cast'] as const;
type OfThePicture = (typeof ofThePicture)[number];

function concernsTheCamera(note: PhotoNote): note is PhotoNote & { code: OfThePicture } {
  return (ofThePicture as readonly string[]).includes(note.code);
}

/**
 * What every picture of a camera is checked for: its light, sharpness and colour cast as the analysis will measure
 * them, and the movement since the picture before (about a tenth of a second earlier). Throws a RangeError for pixels
 * without content.
 */
export function checkFrame(pixels: Pixels, before?: LabImage): FrameCheck {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A picture has at least one pixel');
  const image = toLabImage(shrink(pixels, workingSide));
  const notes: FrameNote[] = measureQuality(image, pixels)
    .notes.filter(concernsTheCamera)
    .map(({ code, strength }) => ({ code, strength }));
  const shaky = before ? ramp(pictureShift(image, before), 0.5, 2.5) : 0;
  if (shaky > 0.05) notes.push({ code: 'shaky', strength: round(shaky) });
  return { image, notes, cells: frameCells(image) };
}
