import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { type GarmentShape, garmentPhoto } from '../stand-ins/garment-photo.ts';

const colours = ['#7a1f2b', '#27406b', '#2f4a34', '#c2a36b', '#1d1d20', '#8a5a3c'];
const shapes: GarmentShape[] = ['tee', 'trousers'];

async function twelvePhotos() {
  const photos = await Promise.all(
    colours.flatMap((colour) =>
      shapes.map(async (shape, index) => ({
        name: `${shape}-${colour.slice(1)}-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await garmentPhoto(shape, colour),
      })),
    ),
  );
  return [
    ...photos.slice(0, 11),
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(4000, 'x') },
  ];
}

const queue = (page: Page) => page.getByRole('list', { name: 'Photos in the queue' });

test.describe('twelve photos in one go, one of them broken', () => {
  test.use({ provokedStatuses: [415] });

  test('become eleven items, the broken one says why, and a reload loses nothing', async ({ member }) => {
    test.setTimeout(120_000);
    await member.goto('/wardrobe?tab=images');
    await member.locator('input[type=file][multiple]').setInputFiles(await twelvePhotos());
    const broken = queue(member).getByRole('listitem', { name: 'broken.jpg' });
    await expect(broken.getByRole('alert')).toContainText(/photo/i, { timeout: 30_000 });
    await broken.getByRole('button', { name: 'Remove broken.jpg' }).click();
    await expect(queue(member).getByRole('listitem').filter({ visible: true })).toHaveCount(11, {
      timeout: 30_000,
    });
    await expect(queue(member).getByText(/^Sending|^Waiting to be sent/)).toHaveCount(0, { timeout: 30_000 });

    await member.reload();
    await expect(queue(member).getByRole('listitem').filter({ visible: true })).toHaveCount(11);
    const accept = queue(member).getByRole('button', { name: 'Add to wardrobe' });
    await expect(accept.filter({ visible: true })).toHaveCount(11, { timeout: 60_000 });
    for (const category of await queue(member).getByLabel('Category').all()) {
      if ((await category.inputValue()) === '') await category.selectOption('top');
    }
    await member.getByRole('button', { name: 'Add all 11' }).click();
    await expect(member.getByText('11 wardrobe items created successfully!', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect(member.getByText('11 items', { exact: true }).first()).toBeVisible();
    await expect(queue(member)).toHaveCount(0);
  });
});
