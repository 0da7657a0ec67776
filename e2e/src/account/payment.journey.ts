import { test as base, expect, openSection } from '../journey.ts';
import { type Product, startForJourneys } from '../product.ts';
import { setPlan } from '../set-plan.ts';
import { startStripeProvider } from '../stand-ins/stripe-provider.ts';

/** A product with a payment provider beside it. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const provider = await startStripeProvider();
      const product = await startForJourneys({ DEMO_ACCOUNT: 'off', ...provider.env });
      await use(product);
      await product.stop();
      await provider.stop();
    },
    { scope: 'worker' },
  ],
});

test('a payment opens Pro, its cancellation ends it, and people who turn back have paid nothing', async ({
  member,
  account,
  product,
}) => {
  setPlan(product, account.username, 'free');
  await member.goto('/profile');
  await openSection(member, 'Your plan and usage');
  const upgrade = member.getByRole('button', { name: 'Upgrade to Pro' });
  await upgrade.click();
  await expect(member).toHaveTitle('Pay for Pro');
  await member.getByRole('link', { name: 'Back' }).click();
  await expect(member.getByText('You weren’t charged. Your plan hasn’t changed.')).toBeVisible();

  await upgrade.click();
  await member.getByRole('button', { name: 'Pay' }).click();
  await expect(member.getByText('Thank you. You now have Pro.')).toBeVisible();
  await expect(upgrade).toHaveCount(0);
  await member.goto('/dashboard');
  await expect(member.getByRole('tab', { name: 'Insights' })).toBeEnabled();

  await member.goto('/profile');
  await openSection(member, 'Your plan and usage');
  await member.getByRole('button', { name: 'Manage subscription' }).click();
  await member.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(member.getByText('Your subscription has ended.')).toBeVisible();
  await expect(upgrade).toBeVisible();
  await member.goto('/dashboard');
  await expect(member.getByRole('tab', { name: /Insights/ })).toBeDisabled();
});
