import { adminAccount, expect, openSection, signIn, test } from '../journey.ts';

test('an account makes a token, takes its data along, and leaves in two steps', async ({
  member,
  account,
}) => {
  await member.goto('/profile');
  await openSection(member, 'Personal tokens');
  await member.getByRole('button', { name: 'Make a token' }).click();
  await member.getByRole('dialog').getByLabel('Name', { exact: true }).fill('My script');
  await member.getByRole('checkbox', { name: 'Read: Wardrobe' }).check();
  await member.getByLabel('Your password', { exact: true }).fill(account.password);
  await member.getByRole('button', { name: 'Make the token' }).click();
  await expect(member.getByLabel('Your token')).toHaveValue(/^drape_/);
  await member.getByRole('button', { name: 'Done' }).click();
  await expect(member.getByText('wardrobe:read', { exact: false })).toBeVisible();
  await openSection(member, 'Signed in');
  await expect(member.getByText('This device')).toBeVisible();

  const download = member.waitForEvent('download');
  await openSection(member, 'Your data');
  await member.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^drape-account-.*\.zip$/);

  await openSection(member, 'Where you are');
  await member.getByLabel('Dates').selectOption('ymd');
  await openSection(member, 'Your photos');
  await member.getByLabel('Keep photos for').selectOption('0');
  await member.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Your profile is saved.')).toBeVisible();
  await openSection(member, 'Signed in');
  await expect(member.getByText(/signed in \d{4}-\d\d-\d\d/)).toBeVisible();

  await openSection(member, 'Leaving');
  await member.getByRole('button', { name: 'Delete my account' }).click();
  await member.getByLabel('Your password', { exact: true }).fill(account.password);
  await member.getByRole('button', { name: 'Continue' }).click();
  await member.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await member.getByRole('button', { name: 'Delete for good' }).click();
  await expect(member).toHaveURL(/\/(login)?$/);
  expect(await member.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

// Not a visitor's page: while Drape starts again, the browser reports that it cannot be reached.
test('a backup is made and restored, and Drape is back with what it held', async ({ page, product }) => {
  test.slow();
  await page.goto('/login');
  await signIn(page, adminAccount);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/admin?tab=backups');
  await page.getByRole('button', { name: 'Make a backup' }).click();
  await expect(page.getByRole('button', { name: /^Restore/ }).first()).toBeEnabled({ timeout: 30_000 });
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByLabel('Type restore to confirm').fill('restore');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const isUp = async () => (await fetch(`${product.origin}/api/health`).catch(() => undefined))?.ok ?? false;
  await expect.poll(isUp, { intervals: [50], timeout: 45_000 }).toBe(false);
  await expect.poll(isUp, { timeout: 45_000 }).toBe(true);
  // A restore ends every session; the page finds out by itself, and leads back to where it was.
  await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 45_000 });
  await signIn(page, adminAccount);
  await expect(page).toHaveURL(/\/admin\?tab=backups$/);
  await expect(page.getByText('safety copy from before a restore')).toBeVisible();
});
