import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Scrolls through, as parts load when they are near. Nothing that axe finds, by day and by night, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findingsClearOfBars(page), `${path}, light`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  expect(await findings(page, axe(page).withRules('color-contrast')), `${path}, dark`).toEqual([]);
}

/** What a fixed bar covers in part at one place of the scroll is looked at again at another, where a person would tap it. */
async function findingsClearOfBars(page: Page): Promise<string[]> {
  const found = await findings(page);
  if (!found.some((finding) => finding.includes('partially obscured'))) return found;
  await page.evaluate(() => window.scrollBy(0, -120));
  return findings(page);
}

/** Waits until colours have changed over, which some do in steps. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const over = document.getAnimations().map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(over), new Promise((resolve) => setTimeout(resolve, 1000))]);
  });
}

/**
 * With the rule on the size of targets, which is off by default, and without frames of other origins, which is all
 * that the slower mode is for.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).setLegacyMode();
}

export async function findings(page: Page, builder = axe(page)): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
