import { choosePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';
import { findings } from '../screens/axe-findings.ts';
import { garmentPhoto } from '../stand-ins/garment-photo.ts';

test.use({ provokedStatuses: [422] });

test('a photo of one garment is not rated, becomes an item with its cut-out, and is undone', async ({
  member,
}) => {
  await member.goto('/upload');
  await choosePhoto(member, await garmentPhoto('tee', '#b03030'));
  await member.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(member.getByRole('heading', { name: 'One garment: shall I add it?' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await findings(member)).toEqual([]);
  await member.getByRole('button', { name: 'Add to wardrobe' }).click();
  await expect(member.getByRole('link', { name: 'Open it' })).toBeVisible({ timeout: 30_000 });
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(member.getByText('Item deleted successfully!', { exact: true })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Add to wardrobe' })).toBeVisible();
  expect(await member.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
