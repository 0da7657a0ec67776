import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { outfitPhoto } from './stand-ins/outfit-photo.ts';

/** Chooses a photo in the upload component of the page that is open. */
export async function choosePhoto(page: Page, buffer: Buffer, name = 'outfit.jpg'): Promise<void> {
  await page
    .locator('input[type=file]:not([multiple])')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** From the upload screen to the result of a drawn outfit. */
export async function analyzePhoto(page: Page): Promise<void> {
  await page.goto('/upload');
  await choosePhoto(page, await outfitPhoto());
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What would raise it' })).toBeVisible({ timeout: 30_000 });
}
