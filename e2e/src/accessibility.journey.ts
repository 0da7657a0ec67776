import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { outfitPhoto } from './outfit-photo.ts';

const publicScreens = ['/', '/login', '/register', '/no/such/page'];
const memberScreens = ['/profile', '/upload', '/dashboard', '/dashboard?tab=history'];
const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Nothing that axe finds, and nothing that scrolls sideways. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(findings, path).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the public screens', async ({ visitor }) => {
      for (const path of publicScreens) await expectAccessible(visitor, path);
    });

    test('axe finds nothing on the screens of a member with an analysis', async ({ member }) => {
      for (const path of memberScreens) await expectAccessible(member, path);
      await member.goto('/upload');
      await member.locator('input[type=file]').setInputFiles({
        name: 'outfit.jpg',
        mimeType: 'image/jpeg',
        buffer: await outfitPhoto(),
      });
      await member.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(member.getByRole('heading', { name: 'What would raise it' })).toBeVisible({
        timeout: 30_000,
      });
      await member.getByRole('link', { name: 'See your history' }).click();
      const analysis = member.getByRole('link', { name: /^Analysis of/ });
      const address = await analysis.getAttribute('href');
      for (const path of ['/dashboard', '/dashboard?tab=history', address ?? '/']) {
        await expectAccessible(member, path);
      }
    });
  });
}
