import type { Locator, Page } from '@playwright/test';
import { adminAccount, expect, openSection, signIn, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

const countries = 'US CA GB AU DE FR IT ES NL SE NO DK JP KR CN IN BR MX AR ZA EG NG KE other'.split(' ');

async function optionsOf(page: Page | Locator, label: string): Promise<string[]> {
  const values = await page
    .getByLabel(label, { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  return values.filter(Boolean);
}

test('the ways in have their links, their choices and eyes for their passwords', async ({ visitor }) => {
  await visitor.goto('/login');
  await expect(visitor.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  const main = visitor.getByRole('main');
  await expect(main.locator('a[href="/register"]')).toBeVisible();

  await visitor.goto('/register');
  await expect(main.locator('a[href="/terms"]')).toBeVisible();
  await expect(main.locator('a[href="/privacy"]')).toBeVisible();
  await expect(main.locator('a[href="/login"]')).toBeVisible();
  expect((await optionsOf(visitor, 'Country')).sort()).toEqual([...countries].sort());
  expect(await optionsOf(visitor, 'Gender')).toEqual(['male', 'female', 'non-binary', 'prefer-not-to-say']);
  for (const label of ['Password', 'Confirm password']) {
    const field = visitor.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await field.locator('xpath=..').getByRole('button').click();
    await expect(field).toHaveAttribute('type', 'text');
  }
});

test('a photo is dropped, shown, and can be put away', async ({ member }) => {
  await member.goto('/upload');
  await expect(member.getByText('JPG, PNG, WebP, up to 10 MB')).toBeVisible();
  const bytes = [...(await outfitPhoto())];
  const dropped = await member.evaluateHandle((values) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(values)], 'outfit.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  await member.getByText('JPG, PNG, WebP, up to 10 MB').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(member.getByRole('button', { name: 'Analyze', exact: false })).toBeVisible();
  await member.getByRole('button', { name: /^Remove/ }).click();
  await expect(member.getByText('JPG, PNG, WebP, up to 10 MB')).toBeVisible();
});

test('the profile leads to the calendar, the wardrobe has its tabs and filters, the assistant its words', async ({
  member,
}) => {
  const main = member.getByRole('main');
  await member.goto('/profile');
  await openSection(member, 'Calendar');
  for (const path of ['/calendar-connect', '/calendar-view'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();

  await pasteClothes(member, 'Navy wool blazer\nWhite cotton shirt\nGrey wool trousers\nBlack leather shoes');
  await addReviewed(member);
  await member.goto('/wardrobe');
  await expect(member.getByRole('heading', { level: 1, name: 'My Wardrobe' })).toBeVisible();
  await expect(main.getByText('Trial', { exact: true })).toBeVisible();
  await expect(main.getByText('4 items', { exact: true }).first()).toBeVisible();
  for (const name of ['Summary/Text View', 'Image View'])
    await expect(member.getByRole('tab', { name })).toBeVisible();
  const filters = member.getByLabel('Filters', { exact: true });
  expect(await optionsOf(filters, 'Category')).toEqual([
    'all',
    'top',
    'shirt',
    'pants',
    'shoes',
    'accessories',
    'outerwear',
    'dresses',
  ]);
  expect(await optionsOf(filters, 'Season')).toEqual(['all', 'spring', 'summer', 'fall', 'winter']);

  await member.getByRole('button', { name: 'Open Fashion Assistant' }).click();
  const panel = member.getByRole('dialog', { name: 'Fashion Assistant' });
  await expect(panel.getByPlaceholder('Ask about fashion...')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Clear conversation' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('the admin page has its four figures, its tabs and its buttons', async ({ visitor }) => {
  await visitor.goto('/login');
  await signIn(visitor, adminAccount);
  await expect(visitor).toHaveURL(/\/profile$/);
  await visitor.goto('/admin');
  await expect(visitor.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  for (const name of ['This Month', 'Export Report'])
    await expect(visitor.getByRole('button', { name })).toBeVisible();
  for (const label of ['Total Users', 'Analyses Today', 'Active Sessions', 'System Health'])
    await expect(visitor.getByText(label, { exact: true })).toBeVisible();
  for (const name of ['Analytics', 'Users', 'Trends', 'Feedback'])
    await expect(visitor.getByRole('tab', { name, exact: true })).toBeVisible();
});
