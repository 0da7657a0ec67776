import type { Page } from '@playwright/test';
import { expect, register, signOut, test } from '../journey.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';
import { expectFocusKept, pressByKey, tabTo } from './keyboard.ts';

test.setTimeout(180_000);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('without a mouse: signing in, an analysis, an item, an event and a question', async ({
  visitor: page,
  account,
}) => {
  await register(page, account);
  await signOut(page);

  await test.step('sign in', async () => {
    await tabTo(page, page.getByLabel('Username or email'));
    await page.keyboard.type(account.username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('upload a photo and read its analysis', async () => {
    await page.goto('/upload');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.locator('input[type=file]:not([multiple])'));
    const photo = { name: 'outfit.jpg', mimeType: 'image/jpeg', buffer: await outfitPhoto() };
    await expect(async () => {
      const opening = page.waitForEvent('filechooser', { timeout: 3000 });
      await page.keyboard.press('Space');
      await (await opening).setFiles(photo);
    }).toPass();
    await expect(button(page, 'Analyze')).toBeVisible();
    await expectFocusKept(page, 'choosing a photo');
    await pressByKey(page, button(page, 'Analyze'));
    await expect(page.getByRole('heading', { name: 'What would raise it' })).toBeVisible({ timeout: 30_000 });
    await expectFocusKept(page, 'the analysis');
    await tabTo(page, page.getByRole('link', { name: 'See your history' }));
  });

  await test.step('add an item and change it', async () => {
    await page.goto('/wardrobe');
    await tabTo(page, page.getByRole('textbox', { name: 'Your wardrobe items' }));
    await page.keyboard.type('navy wool blazer');
    await pressByKey(page, button(page, 'Review items'));
    await expect(page.getByRole('heading', { name: 'Check your 1 item' })).toBeFocused();
    await pressByKey(page, button(page, 'Add 1 item'));
    const item = page.getByRole('button', { name: 'Navy wool blazer', exact: true });
    await expect(item).toBeVisible();
    await expectFocusKept(page, 'adding items');
    await pressByKey(page, item);
    const dialog = page.getByRole('dialog');
    await pressByKey(page, page.getByRole('dialog').locator('summary', { hasText: 'Edit details' }));
    await tabTo(page, dialog.getByLabel('Size', { exact: true }));
    await page.keyboard.type('M');
    await pressByKey(page, dialog.getByRole('button', { name: /^Save/ }));
    await expect(dialog.getByRole('button', { name: /^Save/ })).toBeHidden();
    await expectFocusKept(page, 'saving an item');
    // A toast above the dialog is closed first.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(item).toBeFocused();
  });

  await test.step('plan an event', async () => {
    await page.goto('/calendar-view');
    const create = page.getByRole('main').getByRole('button', { name: 'Create an event' });
    await pressByKey(page, create);
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Title'));
    await page.keyboard.type('Dinner with Sam');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dinner with Sam' })).toBeVisible();
    await expectFocusKept(page, 'creating an event');
    await pressByKey(page, button(page, 'Open Calendar View'));
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus, 'the focus moves into the dialog').toBe(true);
    await page.keyboard.press('Tab');
    expect(await holdsFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open Calendar View')).toBeFocused();
  });

  await test.step('ask the assistant', async () => {
    const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toasts).toHaveCount(0, { timeout: 20_000 });
    await pressByKey(page, button(page, 'Open Fashion Assistant'));
    const question = page.getByRole('textbox', { name: 'Message to the Fashion Assistant' });
    await expect(question).toBeFocused();
    await page.keyboard.type('How do I wash wool?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByRole('listitem').filter({ visible: true })).toHaveCount(3, {
      timeout: 20_000,
    });
    await expectFocusKept(page, 'an answer');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open Fashion Assistant')).toBeFocused();
  });
});
