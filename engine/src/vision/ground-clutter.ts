import type { LabImage } from './lab-image.ts';

/** Step in OKLab (chroma twice) over two pixels that counts as an edge, and the distance kept from the subject. */
const edgeStep = 0.06;
const reach = 6;

/** Share, 0 to 1, of the ground around the subject that lies on an edge; 0 where hardly any ground is seen. */
export function groundClutter({ width, height, l, a, b }: LabImage, subject: Uint8Array): number {
  let ground = 0;
  let edges = 0;
  for (let y = reach; y < height - reach; y += 2)
    for (let x = reach; x < width - reach; x += 2) {
      const i = y * width + x;
      const near = subject[i] | subject[i - reach] | subject[i + reach];
      if (near | subject[i - reach * width] | subject[i + reach * width]) continue;
      ground++;
      const step = (j: number) => Math.hypot(l[i] - l[j], 2 * (a[i] - a[j]), 2 * (b[i] - b[j]));
      if (Math.max(step(i + 2), step(i + 2 * width)) > edgeStep) edges++;
    }
  return ground > 0.05 * l.length * 0.25 ? edges / ground : 0;
}
