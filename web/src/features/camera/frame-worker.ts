import { checkFrame } from '@drape/engine/live/check-frame';
import { readOutfit } from '@drape/engine/live/read-outfit';
import type { LabImage } from '@drape/engine/vision/lab-image';
import { takePixels } from './bitmap-pixels.ts';
import type { FrameAnswer, FrameTask } from './frame-messages.ts';

/** The outfit costs several times a check: read this often, the checks stay fluent. */
const outfitEveryMs = 130;

let before: LabImage | undefined;
let outfitAt = Number.NEGATIVE_INFINITY;

self.onmessage = ({ data: { bitmap, pose } }: MessageEvent<FrameTask>) => {
  const pixels = takePixels(bitmap);
  const { image, notes, cells } = checkFrame(pixels, before);
  before = image;
  const answer: FrameAnswer = { notes, cells };
  const now = performance.now();
  if (now - outfitAt >= outfitEveryMs) {
    outfitAt = now;
    answer.outfit = readOutfit(pixels, image, pose);
  }
  self.postMessage(answer);
};
