import { checkFrame } from '@drape/engine/live/check-frame';
import { readOutfit } from '@drape/engine/live/read-outfit';
import type { LabImage } from '@drape/engine/vision/image/lab-image';
import { takePixels } from './bitmap-pixels.ts';
import type { FrameAnswer, FrameTask } from './frame-messages.ts';

/**
 * The outfit costs several times a check. Shortest time from one reading to the next, and its rest as a multiple of
 * what a reading takes, so that on a slow machine the checks stay fluent.
 */
const outfitEveryMs = 130;
const restShare = 2.5;

let before: LabImage | undefined;
let outfitDue = 0;

self.onmessage = ({ data: { bitmap, pose } }: MessageEvent<FrameTask>) => {
  const pixels = takePixels(bitmap);
  const { image, notes, cells } = checkFrame(pixels, before);
  before = image;
  const answer: FrameAnswer = { notes, cells };
  const start = performance.now();
  if (start >= outfitDue) {
    answer.outfit = readOutfit(pixels, image, pose);
    outfitDue = start + Math.max(outfitEveryMs, restShare * (performance.now() - start));
  }
  self.postMessage(answer);
};
