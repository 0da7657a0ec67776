import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, undo } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
blue jeans
black leather oxfords
white leather sneakers`;

test('an outfit is laid out by hand, kept, worn, changed, pictured, and removed with a way back', async ({
  member,
}) => {
  test.setTimeout(90_000);
  await pasteClothes(member, clothes);
  await addReviewed(member);
  await member.goto('/outfits');
  await member.getByRole('link', { name: 'Build an outfit' }).first().click();

  const tray = member.getByRole('region', { name: 'Your clothes' });
  const table = member.getByRole('region', { name: 'Table' });
  for (const name of [/shirt/i, /jeans/i]) await tray.getByRole('button', { name }).click();
  await expect(member.getByRole('status').filter({ hasText: /^\d+ of 100$/ })).toBeVisible();
  const shirt = table.getByRole('button', { name: /shirt/i });
  await table.scrollIntoViewIfNeeded();
  const from = await shirt.boundingBox();
  if (!from) throw new Error('The shirt does not lie on the table');
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await member.mouse.move(middle.x, middle.y);
  await member.mouse.down();
  await member.mouse.move(middle.x + 30, middle.y + 40, { steps: 30 });
  await member.mouse.up();
  const to = await shirt.boundingBox();
  expect(Math.abs((to?.x ?? 0) - from.x - 30), 'it follows the pointer').toBeLessThan(2);
  expect(Math.abs((to?.y ?? 0) - from.y - 40), 'it follows the pointer').toBeLessThan(2);
  await member.getByRole('button', { name: /^Keep .*shirt/i }).click();
  await member.getByRole('button', { name: 'Change the rest' }).click();
  await expect(table.getByRole('button', { name: /oxfords|sneakers/i })).toBeVisible();
  await expect(table.getByRole('button', { name: /shirt, kept/i })).toBeVisible();
  await member.getByLabel('Name').fill('Monday');
  await member.getByRole('button', { name: 'Save to lookbook' }).click();

  const panel = member.getByRole('dialog', { name: 'Monday' });
  await expect(panel).toBeVisible();
  const [picture] = await Promise.all([
    member.waitForEvent('download'),
    (async () => {
      await panel.getByText('Share or remove').click();
      await panel.getByRole('button', { name: 'Download picture' }).click();
    })(),
  ]);
  expect(picture.suggestedFilename()).toBe('monday.png');
  const image = sharp(readFileSync(await picture.path()));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  const { channels } = await image.stats();
  expect(channels[0]?.stdev, 'there is something on it').toBeGreaterThan(15);
  await panel.getByText('Name and days worn').click();
  await panel.getByLabel('Name', { exact: true }).fill('Tuesday');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await member.keyboard.press('Escape');

  const card = member.getByRole('article', { name: 'Tuesday' });
  await card.getByRole('button', { name: 'Wear today: Tuesday' }).click();
  await expect(card.getByText(/Worn once, last on/)).toBeVisible();
  await card.getByRole('button', { name: 'Tuesday', exact: true }).click();
  await member.getByRole('button', { name: 'I like this outfit' }).click();
  await member.keyboard.press('Escape');
  await member.getByRole('button', { name: 'See your taste' }).click();
  await expect(member.getByRole('dialog').getByText('Learned from your thumbs').first()).toBeVisible();
  await member.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Tuesday', exact: true }).click();
  await member.getByText('Share or remove').click();
  await member.getByRole('button', { name: 'Remove from the lookbook' }).click();
  await expect(member.getByRole('heading', { name: 'Your lookbook is empty' })).toBeVisible();
  await undo(member, 'Outfit removed from your lookbook');
  await expect(card).toBeVisible();
});
