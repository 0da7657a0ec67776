import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

const mostStops = 120;

/** What is wrong with where the focus is: nothing to see of it, or something fixed lies on top of all of it. */
function focusFault(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is lost';
  const label = element.outerHTML.slice(0, 120);
  // A visually hidden input shows its focus on its label.
  const isHidden = element instanceof HTMLInputElement && element.matches('.sr-only');
  const shown = isHidden ? element.labels?.[0] : element;
  if (!shown) return `nothing shows the focus of ${label}`;
  const after = getComputedStyle(shown, '::after');
  const outlined = [getComputedStyle(shown), after].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
  );
  // The browser marks the parts of a date itself.
  const isDate = element.matches('[type=date], [type=datetime-local], [type=time]');
  if (!outlined && !isDate && element.tabIndex >= 0) return `nothing shows the focus of ${label}`;
  const box = shown.getBoundingClientRect();
  const [inset, columns, rows] = [2, [0, 0.5, 1], [0, 0.5, 1]];
  const isSeen = columns.some((column) =>
    rows.some((row) => {
      const x = box.left + inset + column * (box.width - 2 * inset);
      const y = box.top + inset + row * (box.height - 2 * inset);
      const top = document.elementFromPoint(x, y);
      return top !== null && (shown.contains(top) || top.contains(shown));
    }),
  );
  return isSeen ? undefined : `${label} is covered or out of view`;
}

/** Presses Tab until something has the focus; at every stop it can be seen where the focus is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(focusFault)).toBeUndefined();
  }
  throw new Error(`${mostStops} stops did not lead to ${target}`);
}

/** Tabs to something and presses it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The focus stands somewhere, so that the next Tab does not begin at the top of the page. */
export async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus after ${after}`)
    .not.toBe('BODY');
}
