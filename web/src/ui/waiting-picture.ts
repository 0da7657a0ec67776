/** Marks the plate or the table around a picture, or a photo itself, as waiting until the picture has come or failed. */
const settle = (image: HTMLImageElement) => {
  (image.closest('[data-waiting]') ?? image).removeAttribute('data-waiting');
};

/** For an image within what bears `data-waiting`, or that bears it itself. */
export const settlesWaiting = {
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '') settle(image);
  },
  onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }) => settle(currentTarget),
};

const breathOf = (hex: string, percent: number) => `color-mix(in oklab, ${hex} ${percent}%, transparent)`;

/** A breath of the main colors from corner to corner, for a plate or a photo that is on its way. */
export function waitingTint(palette: readonly { hex: string }[] | undefined) {
  const [first, second = first] = palette ?? [];
  if (!first || !second) return undefined;
  const colors = `${breathOf(second.hex, 26)}, ${breathOf(first.hex, 46)}`;
  return { ['--waiting-figure' as string]: `linear-gradient(165deg, ${colors})` };
}
