import { expect, test } from '../journey.ts';
import { dress } from './dressed-week.ts';

const answersLateMs = 1200;
const mostShift = 0.02;

test.setTimeout(180_000);

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
    await member.waitForLoadState('networkidle');
    await member.waitForTimeout(answersLateMs);
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
