import type { Locator, Page } from '@playwright/test';
import { adminAccount, expect, openSection, signIn, test } from '../journey.ts';
import { setPlan } from '../set-plan.ts';

type Entry = [label: string, path: string];

const memberEntries: Entry[] = [
  ['Home', '/'],
  ['Upload Analysis', '/upload'],
  ['Live Camera', '/camera'],
  ['Wardrobe', '/wardrobe'],
  ['Plan', '/week'],
  ['Profile', '/profile'],
  ['Dashboard', '/dashboard'],
];
const adminEntry: Entry = ['Admin Panel', '/admin'];
const protectedPaths = [
  ...['/upload', '/camera', '/profile', '/dashboard', '/calendar-connect', '/calendar-view', '/wardrobe'],
  '/admin',
];
const cameraGate = 'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 1280) < 768;

const userMenu = (page: Page) => page.getByRole('navigation', { name: 'User menu' });

/** The menu as the screen offers it: on top, or behind the button of a phone. */
async function menuOf(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
}

async function expectMenu(page: Page, start: string, entries: Entry[]): Promise<void> {
  await page.goto(start);
  await expect((await menuOf(page)).getByRole('link')).toHaveText(entries.map(([label]) => label));
  await page.goto(start);
  for (const [label, path] of entries) {
    await (await menuOf(page)).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

async function enterAs(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/profile$/);
}

async function expectProTabs(page: Page, open: boolean): Promise<void> {
  await page.goto('/dashboard');
  for (const name of ['Wardrobe', 'Insights']) {
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeEnabled({ enabled: open });
    await expect(tab).toContainText(open ? name : 'Pro');
  }
}

async function expectNoAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(userMenu(page).getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('a visitor is offered the door, and every protected page leads to it', async ({ visitor }) => {
  await visitor.goto('/login');
  if (isPhone(visitor)) await visitor.getByRole('button', { name: 'Open menu' }).click();
  for (const [name, href] of [
    ['Home', '/'],
    ['Login', '/login'],
    ['Get Started', '/register'],
  ] as const) {
    await expect(visitor.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const path of protectedPaths) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/login$/);
  }
  for (const path of ['/terms', '/privacy', '/support', '/forgot-password', '/reset-password']) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL((url) => url.pathname === path);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on trial everything of Pro is open, and the profile counts the days', async ({ member }) => {
  await member.goto('/profile');
  await openSection(member, 'Your plan and usage');
  await expect(member.getByText('7 days left')).toBeVisible();
  await expectMenu(member, '/upload', memberEntries);
  await member.goto('/camera');
  await expect(member.getByRole('heading', { name: 'Live Camera' })).toBeVisible();
  await expect(member.getByText(cameraGate)).toHaveCount(0);
  await expectNoAdmin(member);
});

test('after the trial the free plan locks what is Pro and says how to get it', async ({
  member,
  account,
  product,
}) => {
  setPlan(product, account.username, 'free');
  await member.goto('/camera');
  await expect(member.getByText(cameraGate)).toBeVisible();
  await member.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(member).toHaveURL(/\/profile$/);
  await expect(member.getByText('0 of 20')).toBeVisible();
  await member.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(member.getByRole('dialog')).toContainText('Payment is not connected on this installation');
  await member.getByRole('button', { name: 'Cancel' }).click();
  await expectProTabs(member, false);
  await expectNoAdmin(member);
});

test('Pro has no limits and nothing to upgrade', async ({ member, account, product }) => {
  setPlan(product, account.username, 'pro');
  await member.goto('/profile');
  await openSection(member, 'Your plan and usage');
  await expect(member.getByText('You have full access.')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await member.goto('/camera');
  await expect(member.getByRole('heading', { name: 'Live Camera' })).toBeVisible();
  await expect(member.getByText(cameraGate)).toHaveCount(0);
  await expectProTabs(member, true);
  await expectNoAdmin(member);
});

test('the user menu leads to the screens of the user', async ({ member, account }) => {
  await member.goto('/profile');
  for (const [name, path] of [
    ['Wardrobe', '/wardrobe'],
    ['Dashboard', '/dashboard'],
    ['Calendar', '/calendar-view'],
    ['Profile', '/profile'],
  ] as const) {
    await member.getByRole('button', { name: 'User menu' }).click();
    await expect(userMenu(member)).toContainText(account.email);
    await userMenu(member).getByRole('link', { name }).click();
    await expect(member).toHaveURL((url) => url.pathname === path);
  }
});

test('the admin reaches the Admin Panel and sees its figures', async ({ visitor }) => {
  await enterAs(visitor, adminAccount);
  await expectMenu(visitor, '/upload', [...memberEntries, adminEntry]);
  await visitor.goto('/admin');
  await expect(visitor.getByText('Total Users')).toBeVisible();
});
