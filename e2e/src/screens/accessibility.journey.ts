import { analyzePhoto } from '../analyze-photo.ts';
import { adminAccount, expect, openSection, signIn, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';
import { expectAccessible, expectNoFindings } from './axe-findings.ts';

const publicScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/terms',
  '/privacy',
  '/support',
  '/no/such/page',
];
const memberScreens = [
  '/profile',
  '/upload',
  '/dashboard',
  '/dashboard?tab=history',
  '/camera',
  '/wardrobe',
  '/calendar-connect',
  '/calendar-view',
  '/outfits',
  '/outfits/build',
  '/start',
  '/week',
  '/trips',
  '/profile/outside',
];
const adminTabs = [
  ...['Analytics', 'Users', 'Trends', 'Feedback', 'Recognizer', 'Language models'],
  ...['Self-check', 'Backups', 'Audit log'],
];

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 320, height: 800 } });

test('axe finds nothing on the public screens, light and dark', async ({ visitor }) => {
  for (const path of publicScreens) await expectAccessible(visitor, path);
});

test('axe finds nothing on the screens of a new member, light and dark', async ({ member }) => {
  for (const path of memberScreens) await expectAccessible(member, path);
});

test('axe finds nothing in dialogs, the open assistant and a first run with samples', async ({ member }) => {
  await member.goto('/start?step=clothes');
  await member.getByRole('button', { name: 'Use a sample wardrobe' }).click();
  await expect(member.getByRole('list', { name: 'Today’s outfit' })).toBeVisible();
  for (const path of ['/start?step=preferences', '/start?step=outfit', '/calendar-view', '/week']) {
    await expectAccessible(member, path);
  }
  await member.goto('/calendar-view');
  for (const name of ['New event', 'Open Calendar View']) {
    await member.getByRole('button', { name, exact: true }).click();
    await expect(member.getByRole('dialog')).toBeVisible();
    await expectNoFindings(member, name);
    await member.keyboard.press('Escape');
  }
  await member.getByRole('button', { name: 'Open Fashion Assistant' }).click();
  await member.getByRole('textbox', { name: 'Message to the Fashion Assistant' }).fill('What do I own?');
  await member.getByRole('button', { name: 'Send' }).click();
  await expect(member.getByRole('log').getByRole('listitem').nth(2)).toBeVisible();
  await expectNoFindings(member, 'the assistant');
});

test('axe finds nothing in the tabs of the admin page', async ({ visitor }) => {
  await visitor.goto('/login');
  await signIn(visitor, adminAccount);
  await expect(visitor).toHaveURL(/\/profile$/);
  await expectAccessible(visitor, '/admin');
  for (const name of adminTabs) {
    await visitor.getByRole('tab', { name, exact: true }).click();
    await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindings(visitor, name);
  }
});

test('axe finds nothing on an analysis and where it is listed, light and dark', async ({ member }) => {
  await analyzePhoto(member);
  await member.getByRole('link', { name: 'See your history' }).click();
  const analysis = member.getByRole('link', { name: /^Analysis of/ });
  const address = await analysis.getAttribute('href');
  const tabs = ['history', 'wardrobe', 'insights'].map((tab) => `/dashboard?tab=${tab}`);
  for (const path of ['/dashboard', ...tabs, address ?? '/']) {
    await expectAccessible(member, path);
  }
  await member.getByRole('button', { name: 'Show what was seen' }).click();
  await expectAccessible(member, address ?? '/');
  await expect(member.getByRole('button', { name: 'Hide what was seen' })).toBeVisible();
  const rateEach = member.getByRole('button', { name: 'Rate each sentence' });
  await rateEach.click();
  // The thumbs above it must not lie half below the bar at the head.
  await rateEach.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectNoFindings(member, 'while sentences are rated');
});

test('axe finds nothing on a profile with a style guide and personal colours', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'Your taste');
  await member.getByRole('button', { name: 'Classic', exact: true }).click();
  await member.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Your personal style guide is ready.')).toBeVisible();
  await openSection(member, 'Your colors');
  await member.getByRole('button', { name: 'Find your colors' }).click();
  await member.getByLabel('Photo for your colors').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await outfitPhoto({ width: 300, height: 400 }),
  });
  await expect(member.getByRole('application')).toBeVisible();
  await expectNoFindings(member, 'while colours are taken');
  for (const name of ['Skin', 'Hair', 'Eye']) await member.getByLabel(`${name} by hand`).fill('#8d5a3b');
  await member.getByRole('button', { name: 'Keep these three colors' }).click();
  await expect(member.getByText('Colors well inside')).toBeVisible();
  await expectAccessible(member, '/profile');
});

test('axe finds nothing in a wardrobe, its review, an item, the insights, and with outfits', async ({
  member,
}) => {
  await pasteClothes(member, 'navy wool blazer (Zara, M)\nwhite tee\nblack leather chelsea boots');
  await expectAccessible(member, '/wardrobe');
  await addReviewed(member);
  for (const path of ['/wardrobe', '/wardrobe?tab=images']) await expectAccessible(member, path);
  await member.getByRole('button', { name: 'Select', exact: true }).click();
  await member.getByRole('list', { name: 'Wardrobe items' }).locator('[data-item]').first().click();
  await expectNoFindings(member, 'selecting');
  await member.getByRole('button', { name: 'End selecting' }).click();
  await member.getByRole('list', { name: 'Wardrobe items' }).locator('[data-item]').first().click();
  await member.getByRole('dialog').getByText('Edit details').click();
  await expect(member.getByRole('form', { name: 'Edit this item' })).toBeVisible();
  await expectNoFindings(member, 'item');
  await member.keyboard.press('Escape');
  await member.getByRole('button', { name: 'Insights' }).click();
  await expect(member.getByRole('heading', { name: 'Most worn' })).toBeVisible();
  await expectNoFindings(member, 'insights');

  await expectAccessible(member, '/outfits/build');
  const tray = member.getByRole('region', { name: 'Your clothes' });
  for (const name of [/blazer/i, /tee/i]) await tray.getByRole('button', { name }).click();
  await expect(member.getByRole('status').filter({ hasText: /^\d+ of 100$/ })).toBeVisible();
  await member.evaluate(() => scrollTo(0, 0));
  await expectNoFindings(member, 'an outfit is built');
  await member.getByRole('button', { name: 'Save to lookbook' }).click();
  await expect(member.getByRole('dialog', { name: 'My outfit' })).toBeVisible();
  await expectNoFindings(member, 'an outfit of the lookbook');
  await member.getByRole('button', { name: 'I like this outfit' }).click();
  await expectAccessible(member, '/outfits');
  await member.getByRole('button', { name: 'Your taste', exact: true }).click();
  await expect(member.getByRole('slider').first()).toBeVisible();
  await expectNoFindings(member, 'taste');
});
