import type { Page } from '@playwright/test';
import { analyzePhoto } from '../analyze-photo.ts';
import { type Account, adminAccount, expect, openSection, register, signIn, test } from '../journey.ts';

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, adminAccount);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function findUser(page: Page, { username }: Account): Promise<void> {
  await tab(page, 'Users');
  await page.getByLabel('Search').fill(username);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`@${username}`) }).click();
}

test('what a member does shows in every tab, and the report holds it', async ({
  visitor,
  otherVisitor,
  account,
}) => {
  test.slow();
  await register(otherVisitor, account);
  await analyzePhoto(otherVisitor);
  await otherVisitor.getByText('Was this useful?').click();
  await otherVisitor.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await otherVisitor.getByLabel('What is it about').selectOption('positive');
  await otherVisitor.getByLabel('In your words').fill('It saw the scarf.');
  await otherVisitor.getByRole('button', { name: 'Send feedback' }).click();
  await expect(otherVisitor.getByText('Thank you.', { exact: false })).toBeVisible();

  await openAdmin(visitor);
  const card = (label: string) =>
    visitor.locator('dl > div').filter({ has: visitor.getByText(label, { exact: true }) });
  for (const label of ['Total Users', 'Analyses Today', 'Active Sessions', 'System Health'])
    await expect(card(label)).toContainText(/\d/);
  await expect(visitor.getByRole('heading', { name: 'System performance' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Set targets' }).click();
  await visitor.getByRole('spinbutton', { name: 'Analyses' }).fill('400');
  await visitor.getByRole('button', { name: 'Save targets' }).click();
  await expect(visitor.getByText('of 400')).toBeVisible();
  await tab(visitor, 'Trends');
  await expect(visitor.getByRole('heading', { name: 'Colors' })).toBeVisible();
  await tab(visitor, 'Feedback');
  await expect(visitor.getByText('It saw the scarf.')).toBeVisible();
  await visitor.getByRole('button', { name: 'This Month' }).click();
  await visitor.getByRole('menuitem', { name: 'All Time' }).click();
  await expect(visitor).toHaveURL(/period=all/);
  await visitor.getByRole('button', { name: 'Export Report' }).click();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^drape-report-all-.*\.csv$/);
  await visitor.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', 'yes');
  });
  await visitor.getByRole('button', { name: 'Export Report' }).click();
  await visitor.getByRole('menuitem', { name: 'Print or save as PDF' }).click();
  await expect(visitor.locator('body')).toHaveAttribute('data-printed', 'yes');
  await tab(visitor, 'Self-check');
  await expect(visitor.getByText(/Saw \d+ garment/)).toBeVisible({ timeout: 30_000 });
  await expect(visitor.getByText('SQLite, embedded')).toBeVisible();
});

test.describe('a new password, which ends the session of the old one,', () => {
  test.use({ provokedStatuses: [401] });

  test('a request for Pro is granted, a link sets a new password, and every step is in the log', async ({
    visitor,
    otherVisitor,
    account,
  }) => {
    test.slow();
    await register(otherVisitor, account);
    await openSection(otherVisitor, 'Your plan and usage');
    await otherVisitor.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await otherVisitor.getByLabel('A note with it').fill('For my shop');
    await otherVisitor.getByRole('button', { name: 'Ask for Pro' }).click();
    await expect(otherVisitor.getByText(/You asked for Pro on/)).toBeVisible();

    await openAdmin(visitor);
    await findUser(visitor, account);
    const dialog = visitor.getByRole('dialog');
    await expect(dialog).toContainText('For my shop');
    await dialog.getByRole('button', { name: 'Grant Pro' }).click();
    await expect(dialog.getByLabel('Plan')).toHaveValue('pro');
    await dialog.getByRole('button', { name: 'Make a reset link' }).click();
    const link = await dialog.getByLabel('Reset link').inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await otherVisitor.goto(link);
    await otherVisitor.getByLabel('New password', { exact: true }).fill('sturdy-79');
    await otherVisitor.getByLabel('Confirm new password', { exact: true }).fill('sturdy-79');
    await otherVisitor.getByRole('button', { name: 'Set the password' }).click();
    await otherVisitor.goto('/login');
    await signIn(otherVisitor, { username: account.username, password: 'sturdy-79' });
    await openSection(otherVisitor, 'Your plan and usage');
    await expect(otherVisitor.getByText('You have full access.')).toBeVisible();

    await tab(visitor, 'Audit log');
    await expect(visitor.getByText(`made a reset link for ${account.username}`)).toBeVisible();
    await findUser(visitor, account);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await visitor.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
    await visitor.getByRole('button', { name: 'Delete for good' }).click();
    await expect(visitor.getByText(`@${account.username} is deleted`, { exact: true })).toBeVisible();
    await expect(visitor.getByText(`Nobody is called “${account.username}”.`)).toBeVisible();
  });
});

test('somebody who is added sets a password with the invitation and signs in', async ({
  visitor,
  otherVisitor,
  account,
}) => {
  await openAdmin(visitor);
  await tab(visitor, 'Users');
  await visitor.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Rosa Vale');
  await dialog.getByLabel('Username').fill(account.username);
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Plan').selectOption('pro');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const invitation = await dialog.getByLabel('Invitation').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await otherVisitor.goto(invitation);
  await expect(otherVisitor.getByRole('heading', { name: 'Welcome to Drape' })).toBeVisible();
  await otherVisitor.getByLabel('New password', { exact: true }).fill(account.password);
  await otherVisitor.getByLabel('Confirm new password', { exact: true }).fill(account.password);
  await otherVisitor.getByRole('button', { name: 'Set the password' }).click();
  await otherVisitor.getByRole('link', { name: 'Go to login' }).click();
  await signIn(otherVisitor, account);
  await expect(otherVisitor).toHaveURL(/\/profile$/);
});
