import { afterEach, expect, test, vi } from 'vitest';
import { askAgainForPictures, hideBrokenPictures, useFailedPictures } from './hide-broken-pictures.ts';

afterEach(() => document.body.replaceChildren());

function picture(alt: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  document.body.append(image);
  return image;
}

test('a decorating picture that fails is marked until it comes, one that says something keeps its words', () => {
  hideBrokenPictures();
  const decoration = picture('');
  const photo = picture('The analyzed outfit');
  for (const image of [decoration, photo]) image.dispatchEvent(new Event('error'));
  expect(decoration.hasAttribute('data-broken')).toBe(true);
  expect(photo.hasAttribute('data-broken')).toBe(false);
  decoration.dispatchEvent(new Event('load'));
  expect(decoration.hasAttribute('data-broken')).toBe(false);
});

test('an outfit of which a picture failed carries a sign until all have come', () => {
  hideBrokenPictures();
  const table = document.createElement('div');
  table.className = 'table-top';
  const piece = picture('');
  table.append(piece);
  document.body.append(table);
  piece.dispatchEvent(new Event('error'));
  expect(table.hasAttribute('data-missing')).toBe(true);
  piece.dispatchEvent(new Event('load'));
  expect(table.hasAttribute('data-missing')).toBe(false);
});

test('a photo that fails is counted, clothes that are drawn instead are counted apart', () => {
  hideBrokenPictures();
  const drawn = picture('');
  drawn.dataset.drawable = '';
  const photo = picture('The analyzed outfit');
  for (const image of [drawn, photo])
    Object.defineProperty(image, 'currentSrc', { value: `${window.location.origin}/api/picture.webp` });
  drawn.dispatchEvent(new Event('error'));
  expect(useFailedPictures.getState().failed).toBe(0);
  expect(useFailedPictures.getState().drawn).toBeGreaterThan(0);
  photo.dispatchEvent(new Event('error'));
  expect(useFailedPictures.getState().failed).toBeGreaterThan(0);
  for (const image of [drawn, photo]) image.dispatchEvent(new Event('load'));
  expect(useFailedPictures.getState()).toEqual({ failed: 0, drawn: 0 });
});

test('a picture that failed before the app was there is asked for once more', () => {
  const failed = picture('The analyzed outfit');
  failed.setAttribute('src', '/a-photo.webp');
  Object.defineProperties(failed, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: 'http://localhost/a-photo.webp' },
  });
  const asked = vi.spyOn(failed, 'setAttribute');
  askAgainForPictures();
  expect(asked).toHaveBeenCalledWith('src', '/a-photo.webp');
});
