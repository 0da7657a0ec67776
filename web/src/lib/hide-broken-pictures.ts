import { create } from 'zustand';

/**
 * A picture that only decorates and did not come is left out: the ground it would lie on says enough, and the browser's
 * sign for it would stand among clothes. An outfit of which pieces did not come says so by one quiet sign. Pictures of the
 * document itself may have failed before this runs.
 */
export function hideBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => mark(target, true), { capture: true });
  document.addEventListener('load', ({ target }) => mark(target, false), { capture: true });
  for (const image of brokenPictures()) mark(image, true);
}

/**
 * Asks once more for pictures of the document that failed before the app was there to hear of it. If they fail again,
 * the app shows what it shows in their place.
 */
export function askAgainForPictures(): void {
  for (const image of brokenPictures()) image.setAttribute('src', image.getAttribute('src') ?? '');
}

function brokenPictures(): HTMLImageElement[] {
  return [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '',
  );
}

type Failed = {
  /** Photos, which leave a gap. */
  failed: number;
  /** Clothes, which are drawn instead. */
  drawn: number;
};

/** How many of the person's own pictures failed since the last one of their sort came. */
export const useFailedPictures = create<Failed>(() => ({ failed: 0, drawn: 0 }));

function count(image: HTMLImageElement, isBroken: boolean): void {
  if (!image.currentSrc.startsWith(`${window.location.origin}/api/`)) return;
  const sort = image.dataset.drawable === undefined ? 'failed' : 'drawn';
  const before = useFailedPictures.getState()[sort];
  if (isBroken || before > 0) useFailedPictures.setState({ [sort]: isBroken ? before + 1 : 0 });
}

function mark(target: EventTarget | null, isBroken: boolean): void {
  if (!(target instanceof HTMLImageElement)) return;
  count(target, isBroken);
  target.closest('[data-waiting]')?.removeAttribute('data-waiting');
  if (target.alt !== '') return;
  target.toggleAttribute('data-broken', isBroken);
  const plate = target.closest('.table-top');
  plate?.toggleAttribute('data-missing', plate.querySelector('img[data-broken]') !== null);
}
