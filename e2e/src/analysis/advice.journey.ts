import { analyzePhoto } from '../analyze-photo.ts';
import { adminAccount, expect, signIn, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { garmentPhoto } from '../stand-ins/garment-photo.ts';

const clothes = `ivory silk blouse
light grey knit jumper
camel trousers
washed denim jeans
cream dress
white sneakers
cognac loafers`;

test('one’s own clothes raise the rating, and a purchase is set against them before it is added', async ({
  member,
  otherVisitor,
}) => {
  test.setTimeout(120_000);
  await pasteClothes(member, clothes);
  await addReviewed(member);

  await analyzePhoto(member);
  const raises = member.getByRole('region', { name: 'What would raise it' });
  await expect(raises.getByText('From your wardrobe').first()).toBeVisible();
  await expect(raises.getByText('Now', { exact: true })).toBeVisible();
  await raises
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await expect(member.getByRole('dialog')).toBeVisible();
  await member.goto('/wardrobe');

  await member.getByRole('button', { name: 'Should I buy this?' }).click();
  const panel = member.getByRole('dialog', { name: 'Should I buy this?' });
  const buffer = await garmentPhoto('trousers', '#1d2743');
  await panel.locator('input[type=file]').setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer });
  await expect(panel.getByLabel('What it is')).toBeVisible({ timeout: 30_000 });
  await panel.getByLabel('What it is').selectOption('pants');
  await expect(panel.getByText(/of your 7 pieces/)).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('new outfits', { exact: true })).toBeVisible();
  await expect(member.getByText('7 items', { exact: true }).first()).toBeAttached();
  await panel.getByRole('button', { name: 'Add to my wardrobe' }).click();
  await expect(
    member.getByText('Wardrobe item added with image successfully!', { exact: true }),
  ).toBeVisible();
  await expect(member.getByText('8 items', { exact: true }).first()).toBeVisible();

  await otherVisitor.goto('/login');
  await signIn(otherVisitor, adminAccount);
  await expect(otherVisitor).toHaveURL(/\/profile$/);
  await otherVisitor.goto('/admin?tab=recogniser');
  await expect(otherVisitor.getByRole('tab', { name: 'Recognizer', selected: true })).toBeAttached();
  await expect(
    otherVisitor.getByRole('heading', { name: /Recognizer|No photos of clothes yet/ }),
  ).toBeVisible();
});
