import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** The narrow one is a screen of 1280 px at 400 %. */
const widths = [320, 1280];

/**
 * Opens a page on the narrow screen and scrolls through, as parts load when they are near. Nothing that axe finds at
 * either width, by day and by night, and nothing that scrolls sideways.
 */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of widths) {
    await widen(page, width);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findingsClearOfBars(page), `${path} at ${width} px, light`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const width of widths.toReversed()) {
    await widen(page, width);
    const found = await findings(page, 'color-contrast');
    expect(found, `${path} at ${width} px, dark`).toEqual([]);
  }
}

/** The same of what is open, in the colors that are on, and back on the narrow screen. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await widen(page, width);
    expect(await findingsClearOfBars(page), `${what} at ${width} px`).toEqual([]);
  }
  await widen(page, widths[0]);
}

async function widen(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settle(page);
}

const isCovered = (finding: string) => finding.includes('partially obscured');
const targetOf = (finding: string) => finding.split(' Fix any')[0];

/**
 * What a fixed bar covers in part at one place of the scroll is looked at again at another, where a person would tap it;
 * what is covered at both is a finding.
 */
export async function findingsClearOfBars(page: Page): Promise<string[]> {
  const found = await findings(page);
  if (!found.some(isCovered)) return found;
  await page.evaluate(() => window.scrollBy(0, -120));
  const again = (await findings(page)).map(targetOf);
  return found.filter((finding) => !isCovered(finding) || again.includes(targetOf(finding)));
}

/** Waits until colours have changed over, which some do in steps: what is inside begins as what is around it ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const endOf = (animation: Animation) => animation.effect?.getComputedTiming().endTime;
    const until = performance.now() + 1000;
    do {
      await nextFrame();
      await nextFrame();
    } while (
      performance.now() < until &&
      document.getAnimations().some((each) => each.playState === 'running' && endOf(each) !== Infinity)
    );
  });
}

/**
 * With the rule on the size of targets, which is off by default, and without frames of other origins, which is all
 * that the slower mode is for.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const rules = { 'target-size': { enabled: true } };
  // A page is given the source once: it is long, and would be read again with every look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'undefined' } : {}) });
  // What passes is not described, which is most of the work.
  return builder.options({ rules, resultTypes: ['violations'] }).setLegacyMode();
}

export async function findings(page: Page, rules?: string): Promise<string[]> {
  const builder = await axe(page);
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
