import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoAccount } from '@drape/contract/first-run/demo';
import type { Page } from '@playwright/test';
import { test as base, expect, openSection } from '../journey.ts';
import { type Product, startForJourneys } from '../product.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await startForJourneys();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

/** The demo person's photos are drawn and judged after the start; until then a copy has what is there. */
function photosJudged({ dataDir }: Product): number {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { readOnly: true, timeout: 5000 });
  const analyses = 'analyses join users on users.id = analyses.user_id';
  const row = database.prepare(
    `select count(*) as total from ${analyses} where users.kind = 'demo-template'`,
  );
  const { total } = row.get() as { total: number };
  database.close();
  return total;
}

const cards = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('article');

test('two demo visitors at once never see what the other one does', async ({
  visitor,
  otherVisitor,
  product,
}) => {
  test.setTimeout(420_000);
  await expect.poll(() => photosJudged(product), { timeout: 300_000 }).toBeGreaterThanOrEqual(3);
  for (const page of [visitor, otherVisitor]) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use demo account' }).click();
    await expect(page.getByLabel('Username or email')).toHaveValue(demoAccount.username);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/, { timeout: 30_000 });
    await openSection(page, 'Your plan and usage');
    await expect(page.getByText('You have full access.')).toBeVisible();
    await openSection(page, 'You');
    await expect(page.getByLabel('Username', { exact: true })).toBeDisabled();
    await page.goto('/dashboard?tab=history');
    await expect(cards(page).first()).toBeVisible();
  }
  const before = await cards(otherVisitor).count();
  await visitor
    .getByRole('button', { name: /^Delete the analysis of/ })
    .first()
    .click();
  await expect(visitor.getByRole('button', { name: 'Undo' })).toBeVisible();
  await otherVisitor.reload();
  await expect(cards(otherVisitor).filter({ visible: true })).toHaveCount(before);
});
