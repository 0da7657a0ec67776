import { analyzePhoto } from '../analyze-photo.ts';
import { adminAccount, test as base, expect, signIn } from '../journey.ts';
import { type Product, startForJourneys } from '../product.ts';
import {
  type AiDialects,
  type AiProvider,
  startAiDialects,
  startAiProvider,
} from '../stand-ins/ai-provider.ts';

const test = base.extend<object, { product: Product; provider: AiProvider; dialects: AiDialects }>({
  dialects: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const dialects = await startAiDialects();
      await use(dialects);
      await dialects.stop();
    },
    { scope: 'worker' },
  ],
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await startForJourneys({ ADMIN_PASSWORD: adminAccount.password, DEMO_ACCOUNT: 'off' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that there is one such product.
test.describe.configure({ mode: 'default' });

// What the product answers for a provider that refuses the key.
test.use({ provokedStatuses: [502] });

test('an administrator connects a provider by clicks alone, and photos are seen by it at once', async ({
  member,
  otherVisitor,
  provider,
}) => {
  test.setTimeout(120_000);
  await otherVisitor.goto('/login');
  await signIn(otherVisitor, adminAccount);
  await expect(otherVisitor).toHaveURL(/\/profile$/);
  await otherVisitor.goto('/admin?tab=models');
  const panel = otherVisitor.getByRole('region', { name: 'Language models' });

  await test.step('a preset fills in the address; a wrong key is explained and nothing typed is lost', async () => {
    await panel.getByRole('button', { name: 'Ollama' }).click();
    await expect(panel.getByLabel('Address')).toHaveValue('http://127.0.0.1:11434/v1');
    await expect(panel.getByLabel('Key')).toHaveCount(0);
    await panel.getByRole('button', { name: 'OpenAI' }).click();
    await panel.getByLabel('Address').fill(provider.env.AI_BASE_URL ?? '');
    await panel.getByLabel('Key').fill('wrong');
    await panel.getByRole('button', { name: 'List its models' }).click();
    await expect(panel.getByText(/refuses this key/)).toBeVisible();
    await expect(panel.getByLabel('Address')).toHaveValue(provider.env.AI_BASE_URL ?? '');
  });

  await test.step('the models are listed, connected and tested', async () => {
    await panel.getByLabel('Key').fill(provider.env.AI_API_KEY ?? '');
    await panel.getByRole('button', { name: 'List its models' }).click();
    await expect(panel.getByText('2 models. Choose below, or type.')).toBeVisible();
    await panel.getByLabel('Model for text').fill('stand-in-text');
    await panel.getByLabel('Model for photos').fill('stand-in-vision');
    await panel.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(panel.getByText('Connected. Test it below.')).toBeVisible();
    await panel.getByRole('button', { name: 'Test now' }).click();
    const result = panel.getByRole('list', { name: 'Result of the test' });
    await expect(result.getByRole('listitem')).toHaveCount(4);
    await expect(result.getByText('Photos work: it sees outfits and rates them')).toBeVisible();
  });

  await test.step('a member’s photo is seen by the model', async () => {
    await analyzePhoto(member);
    await member.getByText('Details', { exact: true }).click();
    await expect(member.getByText('Quiet dressing stays.')).toBeVisible();
  });

  await test.step('disconnected, Drape’s own engine answers again', async () => {
    await panel.getByRole('button', { name: 'Disconnect' }).click();
    await expect(panel.getByText(/None is connected/)).toBeVisible();
  });
});

const presets = [
  { id: 'ollama', name: 'Ollama', key: false },
  { id: 'lm-studio', name: 'LM Studio', key: false },
  { id: 'llama-cpp', name: 'llama.cpp', key: true },
  { id: 'vllm', name: 'vLLM', key: true, failing: 'Tools don’t work' },
  { id: 'openrouter', name: 'OpenRouter', key: true },
  { id: 'openai', name: 'OpenAI', key: true },
  { id: 'anthropic', name: 'Anthropic', key: true },
  { id: 'gemini', name: 'Google Gemini', key: true },
];

test('each preset leads to a provider of its dialect: its models are listed, connected, and tested', async ({
  otherVisitor,
  dialects,
}) => {
  test.setTimeout(240_000);
  await otherVisitor.goto('/login');
  await signIn(otherVisitor, adminAccount);
  await expect(otherVisitor).toHaveURL(/\/profile$/);
  await otherVisitor.goto('/admin?tab=models');
  const panel = otherVisitor.getByRole('region', { name: 'Language models' });
  const address = panel.getByLabel('Address');

  for (const { id, name, key, failing } of presets)
    await test.step(name, async () => {
      const base = dialects.bases[id] ?? '';
      await panel.getByRole('button', { name, exact: true }).click();
      await expect(address).toHaveValue(/^https?:/);
      // The preset's own path, at the stand-in.
      const { pathname } = new URL(await address.inputValue());
      expect(new URL(base).pathname).toBe(`/${id}${pathname}`);
      await address.fill(base);
      if (key) await panel.getByLabel('Key').fill(dialects.key);
      await panel.getByRole('button', { name: 'List its models' }).click();
      await expect(panel.getByText('2 models. Choose below, or type.')).toBeVisible();
      await panel.getByLabel('Model for text').fill(dialects.models[0]);
      await panel.getByLabel('Model for photos').fill(dialects.models[1]);
      await panel.getByRole('button', { name: /^(?:Connect|Save)$/ }).click();
      await expect(panel.getByText('Connected. Test it below.')).toBeVisible();
      await panel.getByRole('button', { name: 'Test now' }).click();
      const result = panel.getByRole('list', { name: 'Result of the test' });
      await expect(result.getByText('Photos work: it sees outfits and rates them')).toBeVisible();
      await expect(result.getByText('JSON works: its answers can be checked')).toBeVisible();
      await expect(
        result.getByText(failing ?? 'Tools work: the chat uses your wardrobe and calendar'),
      ).toBeVisible();
      await panel.getByRole('button', { name: 'Disconnect' }).click();
      await expect(panel.getByText(/None is connected/)).toBeVisible();
    });
});
