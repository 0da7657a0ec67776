import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

export const clothes = `navy wool blazer
white cotton shirt
light blue oxford shirt
grey t-shirt
grey wool trousers
blue jeans
black leather oxfords
white leather sneakers
camel wool coat`;

/** Somebody with clothes and a planned week. */
export async function dress(page: Page): Promise<void> {
  await pasteClothes(page, clothes);
  await addReviewed(page);
  await page.goto('/week');
  await page.getByRole('button', { name: 'Plan the week' }).click();
  await expect(page.getByText('Your week is planned', { exact: true })).toBeVisible();
}
