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
