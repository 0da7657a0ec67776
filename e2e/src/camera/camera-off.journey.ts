import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { expect, register, signOut, test } from '../journey.ts';
import { setPlan } from '../set-plan.ts';
import {
  fakeCamera,
  loadFakeCamera,
  openCameras,
  unloadFakeCamera,
  unplugCamera,
  watchCamera,
} from './fake-camera.ts';

test.use({ launchOptions: fakeCamera });
// One after the other, so that there is one browser with a camera.
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(loadFakeCamera);
test.afterAll(unloadFakeCamera);

async function startCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start camera' }).click();
  await expect(page.getByRole('button', { name: 'Capture', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => openCameras(page)).toBe(1);
}

test('a lost device, a hidden tab, another page and sign-out turn the camera off', async ({
  member,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await watchCamera(member);
  await member.goto('/camera');
  await startCamera(member);
  await unplugCamera(member);
  await expect(member.getByRole('alert')).toContainText('The camera was disconnected');
  await expect(member.getByText('The camera is off')).toBeVisible();

  await startCamera(member);
  await expect(member.getByRole('alert')).toHaveCount(0);
  await member.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await expect(member.getByText('The camera was turned off while this page was hidden.')).toBeVisible();
  await expect.poll(() => openCameras(member)).toBe(0);

  await startCamera(member);
  await member.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(member).toHaveURL(/\/dashboard/);
  await expect.poll(() => openCameras(member)).toBe(0);

  await member.getByRole('link', { name: 'Live Camera' }).first().click();
  await startCamera(member);
  await signOut(member);
  await expect.poll(() => openCameras(member)).toBe(0);
});

test('without permission, without Pro and without a device the reason is shown', async ({
  member,
  account,
  product,
}) => {
  const start = (page: Page) => page.getByRole('button', { name: 'Start camera' }).click();
  await member.goto('/camera');
  await start(member);
  await expect(member.getByRole('alert')).toHaveText(
    'Unable to access camera. Permission denied. Please allow camera permissions for this site and try again.',
  );

  setPlan(product, account.username, 'free');
  await member.reload();
  const gate = 'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.';
  await expect(member.getByText(gate)).toBeVisible();
  await member.getByRole('heading', { name: 'Live analysis' }).click();
  await member.getByRole('button', { name: 'Start live analysis' }).click();
  await expect(
    member.getByText('Live analysis is a Pro feature. Please upgrade to access this functionality.'),
  ).toBeVisible();
  await start(member);
  await expect(member.getByText(gate)).toBeVisible();
  await expect(member.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/profile');

  const bare = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, '--use-fake-device-for-media-stream=device-count=0'],
  });
  try {
    const page = await (
      await bare.newContext({ baseURL: product.origin, permissions: ['camera'] })
    ).newPage();
    const username = `${account.username}b`;
    await register(page, { username, email: `${username}@example.org`, password: account.password });
    await page.goto('/camera');
    await start(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Unable to access camera. No camera found on this device.',
    );
  } finally {
    await bare.close();
  }
});
