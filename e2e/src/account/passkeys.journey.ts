import type { CDPSession, Page } from '@playwright/test';
import { adminAccount, test as base, expect, openSection, register, signIn, signOut } from '../journey.ts';
import { startForJourneys } from '../product.ts';

const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const environment = { ADMIN_PASSWORD: adminAccount.password, DEMO_ACCOUNT: 'off' };
      const product = await startForJourneys(environment, 'localhost');
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
// One after the other, so that there is one such product.
test.describe.configure({ mode: 'default' });
test.use({ provokedStatuses: [401, 422] });

/**
 * A device with a screen lock, as Chromium plays it: its owner confirms at once what it asks. `inForms` is whether the
 * browser offers passkeys among what it fills forms with; this one then chooses by itself, before anybody can click.
 */
async function screenLock(page: Page, { inForms }: { inForms: boolean }) {
  if (!inForms)
    await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/profile');
  await openSection(page, 'Passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

async function usePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

async function changePassword(page: Page, from: string, to: string, kept?: string): Promise<void> {
  await page.goto('/profile');
  await openSection(page, 'Password');
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  if (kept !== undefined) await page.getByRole('checkbox', { name: kept }).check();
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
}

test('a passkey is added, renamed, used to sign in, and removed', async ({ visitor, account }) => {
  const device = await screenLock(visitor, { inForms: false });
  await register(visitor, account);
  await addPasskey(visitor, 'My phone', account.password);
  expect(await device.passkeys()).toBe(1);
  await visitor.getByRole('button', { name: 'Rename My phone' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Rename the passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Pocket phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(visitor.getByText('never used')).toBeVisible();

  await signOut(visitor);
  const button = visitor.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(visitor).toHaveURL(/\/profile$/);
  await openSection(visitor, 'Passkeys');
  await expect(visitor.getByText(/last used/).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Remove Pocket phone' }).click();
  await expect(visitor.getByRole('button', { name: 'Remove Pocket phone' })).toBeHidden();
});

test('among what the browser offers to fill in, a passkey signs in by itself', async ({
  visitor,
  account,
}) => {
  await screenLock(visitor, { inForms: true });
  await register(visitor, account);
  await addPasskey(visitor, 'My phone', account.password);
  await visitor.getByRole('button', { name: 'User menu' }).click();
  const menu = visitor.getByRole('navigation', { name: 'User menu' });
  // The device confirms at once what the form's field asks of it.
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(visitor).toHaveURL(/\/profile$/);
});

test('after a new password a passkey asks for it once, and one that was ticked does not', async ({
  visitor,
  account,
}) => {
  await screenLock(visitor, { inForms: false });
  await register(visitor, account);
  await addPasskey(visitor, 'My phone', account.password);
  const changed = { ...account, password: 'violet-lamp' };
  await changePassword(visitor, account.password, changed.password);
  await expect(
    visitor.getByText('passkey My phone, until you use it', { exact: false }).first(),
  ).toBeVisible();
  await openSection(visitor, 'Passkeys');
  await expect(visitor.getByText('Asks for your password the next time you use it.')).toBeVisible();

  await signOut(visitor);
  await usePasskey(visitor);
  await expect(visitor.getByRole('alert')).toContainText('Type your password as well, this once.');
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.getByLabel('Password', { exact: true }).fill(account.password);
  await usePasskey(visitor);
  await expect(visitor.getByRole('alert')).toContainText('This passkey could not be used.');
  await visitor.getByLabel('Password', { exact: true }).fill(changed.password);
  await usePasskey(visitor);
  await expect(visitor).toHaveURL(/\/profile$/);

  await signOut(visitor);
  await usePasskey(visitor);
  await expect(visitor).toHaveURL(/\/profile$/);

  await changePassword(visitor, changed.password, 'amber-lamp', 'Passkey My phone');
  await openSection(visitor, 'Passkeys');
  await expect(visitor.getByText(/last used/).first()).toBeVisible();
  await expect(visitor.getByText('Asks for your password the next time you use it.')).toBeHidden();
  await signOut(visitor);
  await usePasskey(visitor);
  await expect(visitor).toHaveURL(/\/profile$/);
});

test('a device that is not known here is refused in a sentence', async ({ visitor, account }) => {
  await screenLock(visitor, { inForms: false });
  await register(visitor, account);
  await addPasskey(visitor, 'My phone', account.password);
  await visitor.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(visitor.getByRole('button', { name: 'Remove My phone' })).toBeHidden();
  await signOut(visitor);
  await visitor.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(visitor.getByText('This passkey could not be used.', { exact: false }).first()).toBeVisible();
  await signIn(visitor, account);
  await expect(visitor).toHaveURL(/\/profile$/);
});
