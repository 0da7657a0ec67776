import { type LabImage, labStep } from './lab-image.ts';

/** Step in OKLab (chroma twice) over two pixels that counts as an edge, and the distance kept from the subject. */
const edgeStep = 0.06;
const reach = 6;

/** Share, 0 to 1, of the ground around the subject that lies on an edge; 0 where hardly any ground is seen. */
export function groundClutter(image: LabImage, subject: Uint8Array): number {
  const { width, height, l } = image;
  let ground = 0;
  let edges = 0;
  for (let y = reach; y < height - reach; y += 2)
    for (let x = reach; x < width - reach; x += 2) {
      const i = y * width + x;
      const near = subject[i] | subject[i - reach] | subject[i + reach];
      if (near | subject[i - reach * width] | subject[i + reach * width]) continue;
      ground++;
      if (Math.max(labStep(image, i, i + 2), labStep(image, i, i + 2 * width)) > edgeStep) edges++;
    }
  return ground > 0.05 * l.length * 0.25 ? edges / ground : 0;
}
