import { analyzePhoto } from '../analyze-photo.ts';
import { adminAccount, test as base, expect, openSection, signIn } from '../journey.ts';
import { type Product, startForJourneys } from '../product.ts';
import { type AiProvider, startAiProvider } from '../stand-ins/ai-provider.ts';

const test = base.extend<object, { product: Product; provider: AiProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const provider = await startAiProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const settings = { ADMIN_PASSWORD: adminAccount.password, DEMO_ACCOUNT: 'off' };
      const product = await startForJourneys({ ...settings, ...provider.env });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('a model words an analysis, its person sees and decides what leaves, and the admin finds out why it fails', async ({
  member,
  otherVisitor,
  provider,
}) => {
  test.setTimeout(150_000);
  const writer = (name: string) => member.getByRole('button', { name, exact: true });
  const modelsWords = member.getByText('Quiet dressing stays.');

  await test.step('both answers to a photo can be compared', async () => {
    await analyzePhoto(member);
    await member.getByText('Details', { exact: true }).click();
    await expect(modelsWords).toBeVisible();
    await member.getByText('How the model was checked').click();
    await expect(member.getByText(/The model’s rating: 8.3/)).toBeVisible();
    await writer('Drape’s own engine').click();
    await expect(modelsWords).toBeHidden();
    await writer('stand-in-vision').click();
    await expect(modelsWords).toBeVisible();
  });

  await test.step('what left the server is listed, and can be forbidden', async () => {
    await member.goto('/profile');
    await openSection(member, 'What leaves this server');
    await member.getByRole('link', { name: 'See and decide' }).click();
    const log = member.getByRole('list', { name: 'What left this server' }).getByRole('listitem');
    await expect(log.filter({ visible: true })).toHaveCount(1);
    await expect(log.first()).toContainText('stand-in-vision');
    await expect(log.first()).toContainText('with the photo');
    await expect(
      member.getByRole('switch', { name: 'Hide faces in photos before they leave' }),
    ).toBeChecked();
    const allowed = member.getByRole('switch', { name: 'Let a language model help' });
    await allowed.click();
    await expect(allowed).not.toBeChecked();
    await analyzePhoto(member);
    await expect(modelsWords).toBeHidden();
    await expect(writer('Drape’s own engine')).toBeHidden();
    await member.goto('/profile/outside');
    await expect(log.filter({ visible: true })).toHaveCount(1);
    await allowed.click();
    await expect(allowed).toBeChecked();
  });

  await test.step('a model that fails costs nobody an answer', async () => {
    await provider.setMood('unauthorized');
    await analyzePhoto(member);
    await expect(member.getByRole('note')).toHaveText(
      'The language model is not available right now, so Drape answered with its own engine.',
    );
  });

  await test.step('the administrator reads the raw error, mends it and sets a budget', async () => {
    await otherVisitor.goto('/login');
    await signIn(otherVisitor, adminAccount);
    await expect(otherVisitor).toHaveURL(/\/profile$/);
    await otherVisitor.goto('/admin?tab=models');
    const panel = otherVisitor.getByRole('region', { name: 'Language models' });
    const result = panel.getByRole('list', { name: 'Result of the test' });
    await panel.getByRole('button', { name: 'Test now' }).click();
    await expect(result.getByText('Incorrect API key provided').filter({ visible: true })).toHaveCount(4);
    await provider.setMood('well');
    await panel.getByRole('button', { name: 'Test now' }).click();
    await expect(result.getByText('Photos work: it sees outfits and rates them')).toBeVisible();
    await expect(panel.getByRole('row', { name: /stand-in-vision/ })).toBeVisible();
    await panel.getByLabel('Tokens a month').fill('1');
    await panel.getByRole('button', { name: 'Save limits' }).click();
    await expect(panel.getByText(/Drape’s own engine has taken over until next month/)).toBeVisible();
  });
});
