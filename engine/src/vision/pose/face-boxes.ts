import type { SquareView } from '../image/square-view.ts';
import type { FaceBox } from './pose.ts';

/** Input side of the BlazeFace network (Bazarevsky et al., 2019), back camera version. */
export const faceInputSide = 256;

/** What the network answers, in its own order: 512 anchors 16 pixels apart, then 384 anchors 32 pixels apart. */
export type FaceAnswer = { logits: Float32Array; boxes: Float32Array };

const perBox = 16;
const leastScore = 0.35;
const overlapping = 0.3;

const anchors = (() => {
  const list: [number, number][] = [];
  for (const [stride, copies] of [
    [16, 2],
    [32, 6],
  ])
    for (let y = 0; y < faceInputSide / stride; y++)
      for (let x = 0; x < faceInputSide / stride; x++)
        for (let copy = 0; copy < copies; copy++) list.push([stride * (x + 0.5), stride * (y + 0.5)]);
  return list;
})();

/** The faces of an answer in pixels of the photo that the view was taken from, best first. */
export function readFaces({ logits, boxes }: FaceAnswer, view: SquareView): FaceBox[] {
  const scale = view.side / faceInputSide;
  const found: FaceBox[] = [];
  for (let k = 0; k < anchors.length; k++) {
    const score = 1 / (1 + Math.exp(-logits[k]));
    if (score < leastScore) continue;
    const width = boxes[perBox * k + 2] * scale;
    const height = boxes[perBox * k + 3] * scale;
    const x = view.x + (anchors[k][0] + boxes[perBox * k]) * scale - width / 2;
    const y = view.y + (anchors[k][1] + boxes[perBox * k + 1]) * scale - height / 2;
    found.push({ x, y, width, height, score });
  }
  found.sort((one, other) => other.score - one.score);
  const kept: FaceBox[] = [];
  for (const face of found) if (kept.every((other) => overlap(face, other) < overlapping)) kept.push(face);
  return kept.slice(0, 12);
}

/** Intersection over union of two boxes. */
export function overlap(one: FaceBox, other: FaceBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}
