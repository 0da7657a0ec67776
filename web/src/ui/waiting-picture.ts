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

const spot = (hex: string, shape: string) =>
  `radial-gradient(${shape}, color-mix(in oklab, ${hex} 78%, var(--bone)) 12%, transparent)`;

/** A garment in its color and out of focus, for the plate that waits for its picture. */
export function spotOf(palette: readonly { hex: string }[] | undefined) {
  const main = palette?.[0];
  return main && { ['--waiting-figure' as string]: spot(main.hex, '40% 36% at 50% 50%') };
}

/** An outfit in its two main colors and out of focus, for a photo that is on its way. */
export function figureOf(palette: readonly { hex: string }[] | undefined) {
  const [first, second = first] = palette ?? [];
  if (!first || !second) return undefined;
  const upper = spot(second.hex, '30% 26% at 50% 34%');
  return { ['--waiting-figure' as string]: `${upper}, ${spot(first.hex, '28% 36% at 50% 62%')}` };
}
