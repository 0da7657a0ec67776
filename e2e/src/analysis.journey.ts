import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type OutfitPhoto, outfitPhoto } from './outfit-photo.ts';

async function analyze(page: Page, options: OutfitPhoto = {}): Promise<void> {
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles({
    name: 'outfit.jpg',
    mimeType: 'image/jpeg',
    buffer: await outfitPhoto(options),
  });
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What would raise it' })).toBeVisible({ timeout: 30_000 });
}

test('a photo becomes a result, a place in the history, and can be deleted and brought back', async ({
  member,
}) => {
  await analyze(member);
  await expect(
    member.getByRole('list', { name: 'Measured colors' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(member.getByText(/^(10|\d)\.\d$/).first()).toBeVisible();

  await member.getByRole('link', { name: 'See your history' }).click();
  const history = member.getByRole('list', { name: 'History' });
  await expect(history.getByRole('article')).toHaveCount(1);

  await member.reload();
  await expect(history.getByRole('article')).toHaveCount(1);
  await history.getByRole('link', { name: /^Analysis of/ }).click();
  await expect(member.getByRole('heading', { name: 'What would raise it' })).toBeVisible();
  await member.goBack();

  await history.getByRole('button', { name: /^Delete the analysis of/ }).click();
  await expect(history).toHaveCount(0);
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByRole('article')).toHaveCount(1);
});

test('a visitor sees the upload component and is asked to log in', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'outfit.jpg',
    mimeType: 'image/jpeg',
    buffer: await outfitPhoto(),
  });
  await visitor.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(visitor.getByText('Please log in to analyze your outfit')).toBeVisible();
});

test('a file above the limit is refused before it is sent', async ({ member }) => {
  await member.goto('/upload');
  const told = member.waitForEvent('dialog', { timeout: 5000 }).then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await member.locator('input[type=file]').setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  expect(await told).toBe('File size must be less than 10MB');
});

test.describe('a photo without an outfit', () => {
  test.use({ provokedStatuses: [422] });

  test('is answered with what a good photo looks like', async ({ member }) => {
    await member.goto('/upload');
    const sharp = (await import('sharp')).default;
    const wall = { width: 600, height: 800, channels: 3 as const, background: '#c9c4bb' };
    await member.locator('input[type=file]').setInputFiles({
      name: 'wall.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: wall }).jpeg().toBuffer(),
    });
    await member.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(member.getByRole('alert')).toContainText(/photo/i);
  });
});
