import { type LabImage, labStep } from './lab-image.ts';

/** Step in OKLab (chroma twice) over four pixels above which a border lies on an edge that can be seen. */
const visibleStep = 0.06;

/**
 * For every label the share, 0 to 1, of its border with other labels that lies on a visible edge, and for everything
 * above 0 together, as `whole`. 0 for labels without a border.
 */
export function borderSupport(
  image: LabImage,
  labels: Uint8Array,
): { of(label: number): number; whole: number } {
  const { width, height } = image;
  const border = new Float64Array(257);
  const visible = new Float64Array(257);
  const visit = (i: number, j: number, before: number, after: number) => {
    const one = labels[i];
    const other = labels[j];
    const seen = labStep(image, before, after) > visibleStep ? 1 : 0;
    for (const label of one === 0 || other === 0 ? [one, other, 256] : [one, other]) {
      border[label]++;
      visible[label] += seen;
    }
  };
  for (let y = 1; y < height - 2; y++)
    for (let x = 1; x < width - 2; x++) {
      const i = y * width + x;
      if (labels[i] !== labels[i + 1]) visit(i, i + 1, i - 1, i + 2);
      if (labels[i] !== labels[i + width]) visit(i, i + width, i - width, i + 2 * width);
    }
  const share = (label: number) => (border[label] > 0 ? visible[label] / border[label] : 0);
  return { of: share, whole: share(256) };
}
