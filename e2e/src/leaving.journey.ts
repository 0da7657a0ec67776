import { adminAccount, expect, signIn, test } from './journey.ts';

test('an account makes a token, takes its data along, and leaves in two steps', async ({
  member,
  account,
}) => {
  await member.getByRole('button', { name: 'Make a token' }).click();
  await member.getByLabel('Name', { exact: true }).last().fill('My script');
  await member.getByRole('checkbox', { name: 'Read: Wardrobe' }).check();
  await member.getByRole('button', { name: 'Make the token' }).click();
  await expect(member.getByLabel('Your token')).toHaveValue(/^drape_/);
  await member.getByRole('button', { name: 'Done' }).click();
  await expect(member.getByText('wardrobe:read', { exact: false })).toBeVisible();
  await expect(member.getByText('This device')).toBeVisible();

  const download = member.waitForEvent('download');
  await member.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^drape-account-.*\.zip$/);

  await member.getByLabel('Dates').selectOption('ymd');
  await member.getByLabel('Keep photos for').selectOption('0');
  await member.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Your profile is saved.')).toBeVisible();
  await expect(member.getByText(/signed in \d{4}-\d\d-\d\d/)).toBeVisible();

  await member.getByRole('button', { name: 'Delete my account' }).click();
  await member.getByLabel('Your password').fill(account.password);
  await member.getByRole('button', { name: 'Go on' }).click();
  await member.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await member.getByRole('button', { name: 'Delete for good' }).click();
  await expect(member).toHaveURL(/\/(login)?$/);
  expect(await member.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a backup is made and restored, and Drape is back with what it held', async ({ visitor, product }) => {
  test.slow();
  await visitor.goto('/login');
  await signIn(visitor, adminAccount);
  await expect(visitor).toHaveURL(/\/profile$/);
  await visitor.goto('/admin?tab=backups');
  await visitor.getByRole('button', { name: 'Make a backup' }).click();
  await expect(visitor.getByRole('button', { name: /^Restore/ }).first()).toBeEnabled({ timeout: 30_000 });
  await visitor
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await visitor.getByLabel('Type restore to confirm').fill('restore');
  await visitor.getByRole('button', { name: 'Restore', exact: true }).click();
  const safety = async () => {
    const health = await fetch(`${product.origin}/api/health`).catch(() => undefined);
    return health?.ok === true && (await visitor.getByText('safety copy').count()) > 0;
  };
  await expect.poll(safety, { timeout: 45_000 }).toBe(true);
  await visitor.reload();
  await expect(visitor.getByText('safety copy', { exact: false })).toBeVisible();
});
