import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Scrolls through and back, as parts load when they are near. Nothing that axe finds, by day and by night, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findings(page), `${path}, light`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(page, axe(page).withRules('color-contrast')), `${path}, dark`).toEqual([]);
}

/**
 * With the rule on the size of targets, which is off by default, and without frames of other origins, which is all
 * that the slower mode is for.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).setLegacyMode();
}

const leastTarget = 24;

/** A target that is large enough, of which a bar that stays in place covers a part until one scrolls. */
async function isCovered(page: Page, id: string, target: unknown): Promise<boolean> {
  if (id !== 'target-size' || typeof target !== 'string') return false;
  const box = await page.locator(target).boundingBox();
  return box !== null && Math.min(box.width, box.height) >= leastTarget;
}

export async function findings(page: Page, builder = axe(page)): Promise<string[]> {
  const { violations } = await builder.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (!(await isCovered(page, id, target[0])))
        found.push(`${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
  return found;
}
