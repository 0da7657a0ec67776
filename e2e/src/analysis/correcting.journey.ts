import type { Page } from '@playwright/test';
import { analyzePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';
import { findings } from '../screens/axe-findings.ts';

const garments = (page: Page) => page.getByRole('list', { name: 'Read in the photo' }).getByRole('button');

/** Does something in a dialog and waits until the answer has closed it. */
async function correct(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a reading is corrected: kind, join, part, remove, add, and undone to what it was', async ({
  member,
}) => {
  await analyzePhoto(member);
  await member.getByText('Did we see it right?').click();
  await expect(garments(member).first()).toBeVisible();
  const before = await garments(member).allInnerTexts();
  const press = (name: string) => member.getByRole('dialog').getByRole('button', { name }).click();

  await garments(member).first().focus();
  await member.keyboard.press('Enter');
  await member.getByRole('dialog').getByLabel('Kind', { exact: true }).selectOption({ label: 'Knit' });
  expect(await findings(member)).toEqual([]);
  await correct(member, () => press('Save'));
  await expect(garments(member).filter({ hasText: /knit$/i })).toHaveCount(1);

  await garments(member).filter({ hasText: /knit$/i }).click();
  await member.getByLabel('One piece with').selectOption({ index: 1 });
  await correct(member, () => press('Join'));
  await expect(garments(member)).toHaveCount(before.length - 1);

  await garments(member).first().click();
  await correct(member, () => press('These are two pieces'));
  await expect(garments(member)).toHaveCount(before.length);

  await member.getByRole('button', { name: 'Add a garment' }).click();
  await member.getByRole('dialog').getByLabel('Kind', { exact: true }).selectOption({ label: 'Bag' });
  await member.getByRole('dialog').getByLabel('Color', { exact: true }).selectOption({ label: 'Camel' });
  await correct(member, () => press('Add'));
  await expect(garments(member).filter({ hasText: 'bag' })).toHaveCount(1);

  await garments(member).filter({ hasText: 'bag' }).click();
  await correct(member, () => press('Not worn'));
  await expect(garments(member).filter({ hasText: 'bag' })).toHaveCount(0);

  await member.reload();
  const undo = member.getByRole('button', { name: 'Undo correction' });
  for (let step = 0; step < 5; step++) {
    const answered = member.waitForResponse((response) => response.request().method() === 'PATCH');
    await undo.click();
    await answered;
  }
  await expect(undo).toHaveCount(0);
  expect(await garments(member).allInnerTexts()).toEqual(before);
});
