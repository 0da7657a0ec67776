import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

const clothes = `navy wool blazer
white cotton shirt
light blue oxford shirt
grey t-shirt
grey wool trousers
blue jeans
black leather oxfords
white leather sneakers
camel wool coat`;

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
const answersLateMs = 1200;
const mostShift = 0.02;
const tallestHeader = 120;

test.setTimeout(180_000);

/** Somebody with clothes and a planned week. */
async function dress(page: Page): Promise<void> {
  await pasteClothes(page, clothes);
  await addReviewed(page);
  await page.goto('/week');
  await page.getByRole('button', { name: 'Plan the week' }).click();
  await expect(page.getByText('Your week is planned', { exact: true })).toBeVisible();
}

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
  for (const width of [360, 390]) {
    await member.setViewportSize({ width, height: 780 });
    for (const path of screens) {
      await member.goto(path);
      await member.waitForLoadState('networkidle');
      expect(await coveredControls(member), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('screens keep still when every answer takes more than a second', async ({ member }) => {
  await dress(member);
  await member.addInitScript(() => {
    const shifts: { value: number }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push({ value: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await member.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answersLateMs));
    await route.continue().catch(() => undefined);
  });
  for (const path of ['/profile', '/dashboard', '/calendar-view', '/week']) {
    await member.goto(path);
    await member.waitForTimeout(answersLateMs * 5);
    const shift = await member.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
    console.log(`${path} moves by ${shift.toFixed(3)}`);
    expect(shift, path).toBeLessThanOrEqual(mostShift);
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
