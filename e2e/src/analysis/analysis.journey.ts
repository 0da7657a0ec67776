import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { analyzePhoto, choosePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

test('a photo becomes a result, a place in the history, and can be deleted and brought back', async ({
  member,
}, { project }) => {
  await analyzePhoto(member);
  await expect(member).toHaveURL(/\/analysis\/\w+$/);
  await member.reload();
  await expect(
    member.getByRole('list', { name: 'Measured colors' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(member.getByText(/^(10|\d)(\.5)?( to (10|\d)(\.5)?)?$/).first()).toBeVisible();

  await member.getByRole('link', { name: 'See your history' }).click();
  const history = member.getByRole('list', { name: 'History' });
  await expect(history.getByRole('article').filter({ visible: true })).toHaveCount(1);

  await member.reload();
  await expect(history.getByRole('article').filter({ visible: true })).toHaveCount(1);
  await history.getByRole('link', { name: /^Analysis of/ }).click();
  await expect(member.getByRole('heading', { name: 'What would raise it' })).toBeVisible();
  // Where there is no mouse to come to a card with, the page of the analysis is where it is deleted.
  if (project.name === 'desktop') {
    await member.goBack();
    await history.getByRole('button', { name: /^Delete the analysis of/ }).click();
  } else await member.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(history).toHaveCount(0);
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByRole('article').filter({ visible: true })).toHaveCount(1);
});

test('a visitor may choose a photo on the landing page and is asked to log in', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.getByText('Add a photo of your outfit').scrollIntoViewIfNeeded();
  await visitor.waitForLoadState('networkidle');
  await choosePhoto(visitor, await outfitPhoto());
  await visitor.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(visitor.getByText('Please log in to analyze your outfit')).toBeVisible();
});

test('a file above the limit is refused before it is sent', async ({ member }, testInfo) => {
  const large = testInfo.outputPath('large.jpg');
  writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1));
  await member.goto('/upload');
  const dialogMessage = member.waitForEvent('dialog').then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await member.locator('input[type=file]:not([multiple])').setInputFiles(large);
  expect(await dialogMessage).toBe('File size must be less than 10MB');
});

test.describe('a photo without an outfit', () => {
  test.use({ provokedStatuses: [422] });

  test('is answered with what a good photo looks like', async ({ member }) => {
    await member.goto('/upload');
    const wall = { width: 600, height: 800, channels: 3 as const, background: '#c9c4bb' };
    await choosePhoto(member, await sharp({ create: wall }).jpeg().toBuffer(), 'wall.jpg');
    await member.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(member.getByRole('alert')).toContainText(/photo/i);
  });
});
