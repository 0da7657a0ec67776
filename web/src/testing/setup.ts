import './visible.ts';
import { cleanup, configure } from '@testing-library/react';
import { options } from 'preact';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { i18n } from '../lib/language.ts';
import { beInTimeZone } from '../lib/time-zone.ts';
import { startStoresAgain } from './zustand.ts';

/** There are no frames to wait for, after which effects would run. */
options.requestAnimationFrame = queueMicrotask;

/** What jsdom lacks of a browser. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillObserver;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = '';
};
const togglePopover = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) popover.style.display = popover.style.display === 'block' ? '' : 'block';
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Pages load when they are opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 8000 });

let consoleError: MockInstance<(...parts: unknown[]) => void>;

// Files share a document: each finds it as a fresh one.
beforeAll(() => {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  document.addEventListener('click', togglePopover);
  startStoresAgain();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  beInTimeZone(undefined);
});

afterAll(() => {
  document.removeEventListener('click', togglePopover);
  vi.unstubAllGlobals();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const errors = consoleError.mock.calls.map((parts) => parts.join(' '));
  vi.restoreAllMocks();
  expect(errors, 'nothing is logged as an error').toEqual([]);
});
