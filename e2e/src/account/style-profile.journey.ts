import type { Page } from '@playwright/test';
import { analyzePhoto } from '../analyze-photo.ts';
import { expect, openSection, test } from '../journey.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

async function saveTaste(page: Page): Promise<void> {
  await openSection(page, 'Your taste');
  await chip(page, 'Styles', 'Minimalist').click();
  await chip(page, 'Styles', 'Classic').click();
  await chip(page, 'Occasions', 'Work').click();
  await chip(page, 'Colors you like to wear', 'navy').click();
  await page.getByLabel('Budget').fill('mid-range');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
}

test('what is chosen is there after a reload, and a style guide is made from it', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'Personal style guide');
  await expect(member.getByText('Yours is made as soon as you say what you like')).toBeVisible();
  await saveTaste(member);
  await expect(member.getByText('Your personal style guide is ready.')).toBeVisible();
  await member.reload();
  await openSection(member, 'Your taste');
  for (const [group, name] of [
    ['Styles', 'Minimalist'],
    ['Occasions', 'Work'],
    ['Colors you like to wear', 'navy'],
  ] as const)
    await expect(chip(member, group, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(member.getByLabel('Budget')).toHaveValue('mid-range');
  const guide = member.locator('#style-guide');
  await openSection(member, 'Personal style guide');
  await expect(guide.getByText('Made from 2 styles, 1 color and 1 occasion.')).toBeVisible();
  await expect(guide.getByText('You chose classic.').first()).toBeVisible();
  const picture = guide.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await openSection(member, 'Your taste');
  await chip(member, 'Styles', 'Minimalist').click();
  await chip(member, 'Styles', 'Romantic').click();
  await member.getByRole('button', { name: 'Save changes' }).click();
  await openSection(member, 'Personal style guide');
  await expect(guide.getByText('You chose romantic.').first()).toBeVisible();
  await expect(guide.getByText('You chose minimalist.')).toHaveCount(0);
});

test('printed, the profile is the guide alone', async ({ member }) => {
  await member.goto('/profile');
  await saveTaste(member);
  const guide = member.locator('#style-guide');
  await openSection(member, 'Personal style guide');
  await expect(guide.getByRole('button', { name: 'Print' })).toBeVisible();
  await member.emulateMedia({ media: 'print' });
  await expect(guide.getByRole('heading', { name: 'Your palette' })).toBeVisible();
  await expect(guide.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(member.getByRole('group', { name: 'Styles' })).toBeHidden();
  await expect(member.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(member.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('personal colours are taken in the browser, by pointer and by keyboard, and removed again', async ({
  member,
}) => {
  await member.goto('/profile');
  const sent: string[] = [];
  member.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  await openSection(member, 'Your colors');
  await member.getByRole('button', { name: 'Find your colors' }).click();
  await member.getByLabel('Photo for your colors').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await outfitPhoto({ noise: 1 }),
  });
  const photo = member.getByRole('application');
  const tap = async (x: number, y: number) => {
    await photo.scrollIntoViewIfNeeded();
    const box = await photo.boundingBox();
    if (!box) throw new Error('The photo is not on show');
    await photo.click({ position: { x: box.width * x, y: box.height * y } });
  };
  const colours = member.getByRole('list', { name: 'Colors to take' }).getByRole('listitem');
  await tap(0.5, 0.135);
  await expect(colours.nth(0)).toContainText(/#[c-e]\w/);
  await tap(0.5, 0.055);
  await expect(colours.nth(1)).toContainText(/#[34]\w/);
  await photo.focus();
  for (let step = 0; step < 4; step++) await member.keyboard.press('ArrowDown');
  await member.keyboard.press('Enter');
  await expect(colours.nth(2)).toContainText(/#\w{6}/);
  await member.getByRole('button', { name: 'Keep these three colors' }).click();
  await expect(member.getByText('Colors well inside')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.slice('PUT '.length) ?? '')).toEqual({
    skin: expect.stringMatching(/^#\w{6}$/),
    hair: expect.stringMatching(/^#\w{6}$/),
    eye: expect.stringMatching(/^#\w{6}$/),
  });
  await member.reload();
  await openSection(member, 'Your colors');
  await expect(member.getByText('Colors well inside')).toBeVisible();
  await member.getByRole('button', { name: 'Remove my colors' }).click();
  await expect(member.getByRole('button', { name: 'Find your colors' })).toBeVisible();
});

test('thumbs on the rating and on a sentence are kept', async ({ member }) => {
  await analyzePhoto(member);
  const agree = member.getByRole('button', { name: 'Agree: the rating', exact: true });
  await agree.click();
  await member.getByRole('button', { name: 'Rate each sentence' }).click();
  const sentence = member.getByRole('button', { name: /^Disagree: (?!the rating)/ }).first();
  const name = (await sentence.getAttribute('aria-label')) ?? '';
  await sentence.click();
  await member.getByRole('link', { name: 'See your history' }).click();
  await member.getByRole('link', { name: /^Analysis of/ }).click();
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
  await expect(member.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});
