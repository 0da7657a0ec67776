import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { clothes, dress } from './dressed-week.ts';

const screens = [
  '/profile',
  '/dashboard',
  '/dashboard?tab=history',
  '/dashboard?tab=wardrobe',
  '/dashboard?tab=insights',
  '/upload',
  '/wardrobe',
  '/calendar-view',
  '/calendar-connect',
  '/week',
  '/trips',
  '/outfits',
  '/outfits/build',
  '/start',
];
const tallestHeader = 120;

test.setTimeout(180_000);

/** The controls that something else lies upon when they stand in the middle of the screen. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    );
    const covered: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const [line = box] = control.getClientRects();
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const isItself = hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit));
      if (!isItself)
        covered.push(
          `${control.getAttribute('aria-label') ?? control.textContent} under ${hit?.outerHTML.slice(0, 80)}`,
        );
    }
    return covered;
  });
}

test('nothing covers a control on any screen', async ({ member }) => {
  await dress(member);
  for (const path of screens) {
    await member.goto(path);
    await member.waitForLoadState('networkidle');
    for (const width of [360, 390]) {
      await member.setViewportSize({ width, height: 780 });
      expect(await coveredControls(member), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the wardrobe on a phone opens with its clothes in three columns below a low header', async ({
  member,
}) => {
  await member.setViewportSize({ width: 390, height: 780 });
  await pasteClothes(member, clothes);
  await addReviewed(member);
  await member.goto('/wardrobe');
  const items = member.getByRole('main').getByRole('article');
  await expect(items.first()).toBeVisible();
  const [head = 0, clothesFrom = 0] = await member.evaluate(() => {
    const top = (what: string) => document.querySelector(what)?.getBoundingClientRect().top ?? Number.NaN;
    return [top('main header'), top('[role="tabpanel"]')];
  });
  console.log(`header of the wardrobe: ${clothesFrom - head} px`);
  expect(clothesFrom - head).toBeLessThanOrEqual(tallestHeader);
  const tops = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0]).length).toBe(3);
});
