import { expect } from 'vitest';

declare module 'vitest' {
  // The second type goes unused, but every declaration of an interface must have the same ones.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A person sees it: it is on the page and nothing around it hides it. */
    toBeVisible(): R;
  }
}

/** Why nobody sees the element, by what jsdom knows: it lays nothing out and reads no stylesheet. */
function hiddenBy(element: Element): string | undefined {
  if (!element.isConnected) return 'not on the page';
  const { visibility } = getComputedStyle(element);
  if (visibility === 'hidden' || visibility === 'collapse') return `visibility: ${visibility}`;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const name = `<${one.localName}>`;
    const { display, opacity } = getComputedStyle(one);
    if (display === 'none') return `${name} with display: none`;
    if (opacity === '0') return `${name} with opacity: 0`;
    if (one.hasAttribute('hidden')) return `${name} that is hidden`;
    const parent: Element | null = one.parentElement;
    if (parent instanceof HTMLDetailsElement && !parent.open && one.localName !== 'summary')
      return 'closed <details>';
    if (one instanceof HTMLDialogElement && !one.open) return 'closed <dialog>';
  }
  return undefined;
}

expect.extend({
  toBeVisible(received: unknown) {
    const reason = received instanceof Element ? hiddenBy(received) : 'no element';
    return {
      pass: reason === undefined,
      message: () => (reason === undefined ? 'It is visible' : `Nobody sees it: ${reason}`),
    };
  },
});
