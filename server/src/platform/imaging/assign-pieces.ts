import { type AssignPort, assignPixels } from '@drape/engine/vision/image/superpixels';
import type { NetworkMemory } from '../inference/network-memory.ts';

const numbersPerPiece = 6;

/** Room for two numbers that are read beyond the last of a plane. */
const spare = 4;

/** The engine's pieces by the kernels, in the arena of a thread, which no network uses meanwhile. */
export function assignPieces({ kernels, arena, numbers, shared }: NetworkMemory): AssignPort {
  return (image, labels, start, reach) => {
    const { width, height } = image;
    const plane = 16 * Math.ceil((labels.length + spare) / 4);
    const l = arena.start;
    const a = l + plane;
    const b = a + plane;
    const nearest = b + plane;
    const pieces = nearest + plane;
    const middles = pieces + plane;
    // No piece has less than a pixel. Photos as they are analyzed are far smaller than the arena.
    const end = middles + 4 * numbersPerPiece * labels.length;
    if (end > arena.start + arena.bytes) return assignPixels(image, labels, start, reach);
    numbers(l, labels.length).set(image.l);
    numbers(a, labels.length).set(image.a);
    numbers(b, labels.length).set(image.b);
    const distances = numbers(nearest, labels.length);
    const answer = new Int32Array(shared.buffer, pieces, labels.length);
    answer.set(labels);
    return ({ cl, ca, cb, cx, cy, moving }) => {
      distances.set(start);
      const centres = numbers(middles, numbersPerPiece * moving.length);
      for (let k = 0, at = 0; k < moving.length; k++, at += numbersPerPiece) {
        centres[at] = cl[k] ?? 0;
        centres[at + 1] = ca[k] ?? 0;
        centres[at + 2] = cb[k] ?? 0;
        centres[at + 3] = cx[k] ?? 0;
        centres[at + 4] = cy[k] ?? 0;
        centres[at + 5] = moving[k] ?? 0;
      }
      kernels.assign(
        l,
        a,
        b,
        nearest,
        pieces,
        width,
        height,
        middles,
        moving.length,
        reach.reach,
        reach.weight,
      );
      return answer;
    };
  };
}
