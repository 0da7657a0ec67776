import { analyzePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { findings } from '../screens/axe-findings.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

for (const [device, width, height] of [
  ['phone', 360, 780],
  ['desktop', 1280, 900],
] as const)
  test(`on a ${device} three owned pieces are confirmed, one is added, and the day of the calendar shows them`, async ({
    member,
  }) => {
    await member.setViewportSize({ width, height });
    await pasteClothes(member, 'navy blazer\ncamel trousers\nchocolate brown leather shoes');
    await addReviewed(member);
    await analyzePhoto(member);
    const worn = member.getByRole('list', { name: 'Worn in this photo' });
    await expect(worn.getByText(/^This looks like your/)).toHaveCount(3);
    await member.getByRole('button', { name: 'That’s right, I wore this today' }).click();
    await expect(worn.getByText(/^This looks like your/)).toHaveCount(0);
    await expect(worn.getByRole('button', { name: 'Add to wardrobe' })).toHaveCount(1);
    await worn.getByRole('button', { name: 'Add to wardrobe' }).click();
    await expect(worn.getByRole('button', { name: 'Add to wardrobe' })).toHaveCount(0);
    expect(await findings(member)).toEqual([]);
    const region = member.getByRole('region', { name: 'From your wardrobe' });
    await region.getByRole('link', { name: 'Today' }).click();
    const items = member.getByRole('list', { name: 'Worn items' });
    await expect(items.getByRole('listitem')).toHaveCount(4);
    expect(await findings(member)).toEqual([]);
  });

test('ten photos in one go become a diary, whose day is confirmed at once and taken back', async ({
  member,
}) => {
  test.setTimeout(180_000);
  await pasteClothes(member, 'navy blazer\ncamel trousers');
  await addReviewed(member);
  const photos = await Promise.all(
    Array.from({ length: 10 }, (_, index) => outfitPhoto({ width: 600 + index, height: 800 })),
  );
  await member.goto('/upload');
  await member
    .getByRole('region', { name: 'Many photos' })
    .locator('input[type=file]')
    .setInputFiles(
      photos.map((buffer, index) => ({ name: `day-${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await expect(member).toHaveURL(/\/diary$/);
  await expect(member.getByText('10 of 10 photos read')).toBeVisible({ timeout: 120_000 });
  const days = member.getByRole('list', { name: 'Days' });
  await expect(days.locator('a[href^="/analysis/"]')).toHaveCount(10);
  await days.getByRole('button', { name: /^Confirm all/ }).click();
  await expect(days.getByRole('list', { name: 'Worn items' }).getByRole('listitem')).toHaveCount(2);
  expect(await findings(member)).toEqual([]);
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(days.getByRole('button', { name: /^Confirm all/ })).toBeVisible();
  await expect(days.getByRole('list', { name: 'Worn items' })).toHaveCount(0);
});
