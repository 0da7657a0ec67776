import { pageCookies } from '@drape/contract/wire/page-cookies';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { dress } from './dressed-week.ts';

const answersLateMs = 1200;
const mostShift = 0.02;

test.setTimeout(180_000);

/** Every answer of the server is late from now on, and what moves on a page is noted. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answersLateMs));
    await route.continue().catch(() => undefined);
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(answersLateMs);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0),
  );
  console.log(`${path} moves by ${shift.toFixed(3)}`);
  expect(shift, path).toBeLessThanOrEqual(mostShift);
}

test('screens keep still when every answer takes more than a second', async ({ member }) => {
  await dress(member);
  await slowDown(member);
  for (const path of ['/profile', '/dashboard', '/calendar-view', '/week']) await expectStill(member, path);
});

test('they keep still for somebody new, whose state is not in the first answer', async ({ member }) => {
  await slowDown(member);
  for (const path of ['/profile', '/dashboard', '/wardrobe', '/week', '/calendar-view']) {
    await member.context().clearCookies({ name: pageCookies.token });
    await expectStill(member, path);
  }
});
