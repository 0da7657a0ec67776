import { adminAccount, test as base, expect, signIn } from '../journey.ts';
import { startForJourneys } from '../product.ts';
import { codeOf } from '../stand-ins/authenticator-app.ts';

const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await startForJourneys({
        ADMIN_PASSWORD: adminAccount.password,
        ADMIN_SECOND_FACTOR: 'required',
        DEMO_ACCOUNT: 'off',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
// A part of the page that stands beside the step may ask before the step is done, and is refused.
test.use({ provokedStatuses: [403] });

test('an administrator sets up the second factor that is demanded, and goes on', async ({ visitor }) => {
  await visitor.goto('/login');
  await signIn(visitor, adminAccount);
  await expect(visitor.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await visitor.goto('/admin');
  await expect(visitor.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Second factor' });
  await dialog.getByLabel('Your password', { exact: true }).fill(adminAccount.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = await dialog.getByLabel('Or type this key').inputValue();
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await visitor.getByRole('tab', { name: 'Users' }).click();
  await expect(visitor.getByRole('checkbox', { name: 'Administrators need a second factor' })).toBeDisabled();
});
