import { expect, openSection, test } from '../journey.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

test('what is saved in the profile is there after a reload', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'You');
  await member.getByLabel('Name', { exact: true }).fill('Robin van Vale');
  await openSection(member, 'Where you are');
  await member.getByRole('combobox', { name: 'Time zone' }).click();
  await member.getByRole('combobox', { name: 'Time zone' }).fill('tokyo');
  await member.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await member.getByLabel('Units').selectOption('imperial');
  await openSection(member, 'Community');
  await member.getByRole('switch', { name: 'Show my username on the community pages' }).click();
  await member.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Your profile is saved.')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole('heading', { name: 'Robin van Vale' })).toBeVisible();
  await openSection(member, 'Where you are');
  await expect(member.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  await expect(member.getByLabel('Units')).toHaveValue('imperial');
  await openSection(member, 'Community');
  await expect(member.getByRole('switch', { name: 'Show my username' })).not.toBeChecked();
});

test('a picture of oneself shows in the menu and can be removed', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'You');
  await member.getByLabel('Picture of you').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await outfitPhoto({ width: 300, height: 400 }),
  });
  const picture = member.getByRole('button', { name: 'User menu' }).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await member.getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
});

test.describe('a username that is taken', () => {
  test.use({ provokedStatuses: [409] });

  test('is shown at its field', async ({ member }) => {
    await member.goto('/profile');
    await openSection(member, 'You');
    await member.getByLabel('Username', { exact: true }).fill('Admin');
    await openSection(member, 'Community');
    await member.getByRole('button', { name: 'Save changes' }).click();
    await expect(member.getByText('This username is already taken')).toBeVisible();
    await expect(member.getByLabel('Username', { exact: true })).toBeFocused();
  });
});

test('unsaved changes are asked about', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'Where you are');
  await member.getByLabel('Home town').fill('Utrecht');
  await openSection(member, 'Calendar');
  await member.getByRole('link', { name: 'Connect a calendar' }).click();
  await member.getByRole('button', { name: 'Keep editing' }).click();
  await openSection(member, 'Where you are');
  await expect(member.getByLabel('Home town')).toHaveValue('Utrecht');
  await openSection(member, 'Calendar');
  await member.getByRole('link', { name: 'Connect a calendar' }).click();
  await member.getByRole('button', { name: 'Leave' }).click();
  await expect(member).toHaveURL(/\/calendar-connect$/);
});
