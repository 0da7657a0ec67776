import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import {
  cameraCalls,
  fakeCamera,
  loadFakeCamera,
  openCameras,
  unloadFakeCamera,
  watchCamera,
} from './fake-camera.ts';
import { answersOfWorkers, watchWorkers } from './watch-workers.ts';

test.use({
  launchOptions: fakeCamera,
  permissions: ['camera'],
});
test.describe.configure({ timeout: 240_000 });
test.beforeAll(loadFakeCamera);
test.afterAll(unloadFakeCamera);

const slow = { timeout: 30_000 };

/** Counts the pictures that leave the page for the server. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/fashion/camera-analyze')) sent++;
  });
  return () => sent;
}

test('start, coach and colours, live analysis, keep, switch, capture, retake, analyse, result', async ({
  member,
}) => {
  const sent = countSent(member);
  const button = (name: string) => member.getByRole('button', { name, exact: true });
  await watchCamera(member);
  await watchWorkers(member);
  await member.goto('/camera');
  await member.getByRole('heading', { name: 'Live analysis' }).click();
  await button('Start live analysis').click();
  await expect(member.getByRole('alert')).toHaveText('Please start the camera first');
  await button('Start camera').click();
  await expect(button('Capture')).toBeVisible(slow);
  await expect(member.getByRole('alert')).toHaveCount(0);
  expect(await cameraCalls(member)).toEqual([
    { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } }, audio: false },
  ]);

  const colours = member.getByRole('list', { name: 'Colors right now' });
  await expect(colours.getByText(/(blue|navy) \d+%/).first()).toBeVisible(slow);
  await expect(member.getByText('Too dark.', { exact: true })).toBeVisible(slow);
  await expect(member.getByText('Too dark.', { exact: true })).toHaveCount(0, slow);
  expect(sent()).toBe(0);

  const interval = member.getByLabel('Every');
  expect(await interval.locator('option').allTextContents()).toEqual(
    [3, 5, 10, 15, 30].map((seconds) => `${seconds} seconds`),
  );
  await expect(interval).toHaveValue('5');
  await interval.selectOption('3');
  await button('Start live analysis').click();
  await expect(interval).toBeDisabled();
  const glance = member.getByRole('article', { name: 'Latest live analysis' });
  await expect(glance.getByText('Overall rating')).toBeVisible(slow);
  await expect(member.getByText('identical to the last one analyzed')).toBeVisible(slow);
  const before = sent();
  await expect.poll(sent, slow).toBeGreaterThan(before);
  const { violations } = await new AxeBuilder({ page: member }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const posed = async () => (await answersOfWorkers(member)).some(({ kind }) => kind === 'pose');
  await expect.poll(posed, { message: 'the networks run in the browser', timeout: 90_000 }).toBe(true);
  await button('Stop live analysis').click();
  await glance.getByRole('button', { name: 'Keep' }).click();
  await expect(glance.getByRole('link', { name: 'Kept. Open it' })).toBeVisible(slow);

  await button('Switch camera').click();
  await expect(button('Capture')).toBeVisible(slow);
  expect((await cameraCalls(member)).at(-1)?.video).toMatchObject({ facingMode: 'environment' });
  await expect.poll(() => openCameras(member)).toBe(1);
  await button('Capture').click();
  await expect(member.getByRole('img', { name: 'What you captured' })).toBeVisible();
  await expect.poll(() => openCameras(member)).toBe(0);
  await button('Retake').click();
  await expect(button('Capture')).toBeVisible(slow);
  await expect.poll(() => openCameras(member)).toBe(1);
  await button('Capture').click();
  await button('Analyze').click();
  await expect(member.getByRole('heading', { name: 'What would raise it' })).toBeVisible(slow);
  await expect(button('Retake')).toBeVisible();
  await expect.poll(() => openCameras(member)).toBe(0);

  await member.getByRole('link', { name: 'See your history' }).click();
  await expect(
    member.getByRole('list', { name: 'History' }).getByRole('article').filter({ visible: true }),
  ).toHaveCount(2);
});
