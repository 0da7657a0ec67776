/** The outfits whose outlines stand for pictures that are not there (`--figure-0` and so on in `waiting.css`). */
const figures = 4;
/** Cloth in colors that most wardrobes have: sand, slate, garnet, sage. */
const cloths = ['oklch(0.7 0.05 78)', 'oklch(0.56 0.045 255)', 'oklch(0.5 0.1 16)', 'oklch(0.56 0.05 150)'];

/** The outline of an outfit in a cloth, for `silhouette`; neighbors differ. */
export function figureLook(index: number) {
  return {
    ['--figure' as string]: `var(--figure-${index % figures})`,
    ['--figure-cloth' as string]: cloths[index % cloths.length],
  };
}
