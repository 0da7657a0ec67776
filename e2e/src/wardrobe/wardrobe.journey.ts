import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, register, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { setPlan } from '../set-plan.ts';

const colours = ['navy', 'white', 'black', 'olive', 'beige', 'burgundy'];
const garments = ['wool blazer', 'cotton shirt', 'jeans', 'leather boots', 'silk scarf'];
const thirty = colours.flatMap((colour) => garments.map((garment) => `${colour} ${garment}`));

const items = (page: Page) => page.getByRole('list', { name: 'Wardrobe items' });
const found = (page: Page, count: string) =>
  expect(page.getByText(count, { exact: true }).first()).toBeVisible();

test('a pasted list of thirty is reviewed, corrected, added, searched, and deleted with a way back', async ({
  member,
}) => {
  test.setTimeout(90_000);
  await pasteClothes(member, thirty.join('\n'));
  await expect(member.getByRole('heading', { name: 'Check your 30 items' })).toBeVisible();
  const first = member.getByRole('list', { name: 'Items to review' }).getByRole('listitem').first();
  await first.getByLabel('Quantity').fill('2');
  await first.getByLabel('Primary color').fill('ink blue');
  await member.reload();
  await expect(first.getByLabel('Primary color')).toHaveValue('ink blue');
  await addReviewed(member);
  await found(member, '30 items');
  const unfold = member.getByRole('button', { name: 'Filters' });
  if (await unfold.isVisible()) await unfold.click();
  await member.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
  await expect(items(member).getByText('2 of them')).toBeVisible();

  await member.getByRole('searchbox', { name: 'Search your wardrobe' }).fill('OLIVE');
  await found(member, '5 items found');
  await member.getByRole('combobox', { name: 'Category' }).selectOption('shoes');
  await found(member, '1 item found');
  await member.getByRole('button', { name: 'Clear filters' }).click();
  await found(member, '30 items');

  await member.getByRole('combobox', { name: 'Category' }).selectOption('shoes');
  await found(member, '6 items found');
  await member.getByRole('button', { name: 'Select', exact: true }).click();
  await member.getByRole('button', { name: 'All 6' }).click();
  await member.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(member.getByText('6 items deleted successfully!', { exact: true })).toBeVisible();
  await found(member, '24 items');
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(member.getByText('6 items restored', { exact: true })).toBeVisible();
  await found(member, '30 items');
});

test('an item has its own address, is edited there, worn on a day, and Back closes it', async ({
  member,
}) => {
  await pasteClothes(member, 'navy wool blazer (Zara, M)');
  await addReviewed(member);
  await items(member).locator('[data-item]').click();
  const panel = member.getByRole('dialog');
  await expect(member).toHaveURL(/item=/);
  await panel.getByText('Edit details').click();
  await panel.getByLabel('Price').fill('120');
  await panel.getByLabel('Currency').fill('EUR');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Wardrobe item updated successfully!', { exact: true })).toBeVisible();
  await panel.getByText('Change days').click();
  await panel.getByLabel('Day').fill('2026-01-15');
  await panel.getByRole('button', { name: 'Worn that day' }).click();
  await expect(panel.getByRole('list', { name: 'Days worn' }).getByText('Jan 15, 2026')).toBeVisible();
  await expect(panel.getByText('€120.00 a wear')).toBeVisible();
  await member.goBack();
  await expect(panel).toBeHidden();
  await expect(items(member).getByText('Worn once')).toBeVisible();
});

test('an export brings the same wardrobe into a second account', async ({
  member,
  otherVisitor,
  account,
}, testInfo) => {
  test.setTimeout(90_000);
  await pasteClothes(member, thirty.slice(0, 8).join('\n'));
  await addReviewed(member);
  await member.getByRole('button', { name: 'Export and import' }).click();
  const [download] = await Promise.all([
    member.waitForEvent('download'),
    member.getByRole('menuitem', { name: 'Export everything' }).click(),
  ]);
  const file = testInfo.outputPath('wardrobe.zip');
  await download.saveAs(file);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  const username = `${account.username}b`;
  await register(otherVisitor, { ...account, username, email: `${username}@example.org` });
  await otherVisitor.goto('/wardrobe');
  await otherVisitor.getByRole('button', { name: 'Import from a file' }).click();
  const template = otherVisitor.getByRole('link', { name: 'this template' });
  const handedOut = await otherVisitor.request.get((await template.getAttribute('href')) ?? '');
  expect([handedOut.status(), await handedOut.text()]).toEqual([200, expect.stringMatching(/^description,/)]);
  await otherVisitor.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await otherVisitor.getByRole('button', { name: 'Import 8 items' }).click();
  await expect(
    otherVisitor.getByText('8 wardrobe items imported successfully!', { exact: true }),
  ).toBeVisible();
  await found(otherVisitor, '8 items');
  const namesOf = async (page: Page) => (await items(page).getByRole('heading').allTextContents()).toSorted();
  expect(await namesOf(otherVisitor)).toEqual(await namesOf(member));
});

test('a free account adds by list within its limit, and finds the rest locked with the way to Pro', async ({
  member,
  account,
  product,
}) => {
  setPlan(product, account.username, 'free');
  await pasteClothes(member, Array.from({ length: 51 }, () => 'white cotton shirt').join('\n'));
  const add = member.getByRole('button', { name: /^Add \d+ items?$/ });
  await expect(add).toBeDisabled();
  await expect(member.getByText(/Your plan has 50 places left of 50\. Remove \d+ of the/)).toBeVisible();
  await member.getByRole('button', { name: 'Back to the text' }).click();
  await pasteClothes(member, 'white cotton shirt\nnavy chinos');
  await addReviewed(member);
  await found(member, '2 of 50 items');
  await expect(member.getByRole('link', { name: 'Upgrade to Pro' }).first()).toHaveAttribute(
    'href',
    '/profile',
  );
  await member.getByRole('button', { name: /^Add one item in detail/ }).click();
  await expect(member.getByText('Pro Only').last()).toBeVisible();
  await member.getByRole('tab', { name: 'Image View' }).click();
  await expect(
    member.getByText('Image upload is only available for Pro users. Please upgrade your account.'),
  ).toBeVisible();
});
