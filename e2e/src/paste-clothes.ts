import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Pastes a list on the wardrobe's page and waits for its review. */
export async function pasteClothes(page: Page, text: string): Promise<void> {
  await page.goto('/wardrobe');
  const field = page.getByRole('textbox', { name: 'Your wardrobe items' });
  const opener = page.getByRole('button', { name: /^(Add items|Quick bulk add)$/ });
  await expect(field.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (!(await field.isVisible())) await opener.click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Review items' }).click();
  await expect(page.getByRole('heading', { name: /^Check your \d+ items?$/ })).toBeVisible();
}

/** Adds what was reviewed. */
export async function addReviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add \d+ items?$/ }).click();
  await expect(page.getByText(/^\d+ wardrobe items created successfully!$/)).toBeVisible();
}
