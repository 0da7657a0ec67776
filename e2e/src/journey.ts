import { pageCookies } from '@drape/contract/wire/page-cookies';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';
import { adminAccount, markAsFailed, useProductOf } from './shared-products.ts';

/** Where the browsers of journeys are. */
const timeZone = 'Europe/Amsterdam';

export type Account = { username: string; email: string; password: string };

type Fixtures = {
  /** HTTP statuses that this journey provokes, 0 for no answer; the browser reports each as a console error. */
  provokedStatuses: number[];
  /** A visitor's page on which an error in the console fails the journey. */
  visitor: Page;
  /** Somebody else at another device. */
  otherVisitor: Page;
  account: Account;
  /** Marks a product on which a journey failed. */
  marking: undefined;
  /** A page on which `account` is registered and signed in, and nothing is open yet. */
  member: Page;
};

let accounts = 0;

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    ({}, use, { parallelIndex }) => useProductOf(parallelIndex, use),
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  provokedStatuses: [[], { option: true }],
  visitor: async ({ page, provokedStatuses }, use) => {
    const errors = collectErrors(page, provokedStatuses);
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
  otherVisitor: async ({ browser, baseURL, provokedStatuses }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    const errors = collectErrors(page, provokedStatuses);
    await use(page);
    await context.close();
    expect(errors, 'errors in the console').toEqual([]);
  },
  marking: [
    async ({ product }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) markAsFailed(product);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  account: async ({}, use, { workerIndex }) => {
    const username = `person${workerIndex}x${++accounts}`;
    await use({ username, email: `${username}@example.org`, password: 'sturdy-77' });
  },
  member: async ({ visitor, account }, use) => {
    await enter(visitor, account);
    await use(visitor);
  },
});

function collectErrors(page: Page, provokedStatuses: number[]): string[] {
  const errors: string[] = [];
  const provoked = (message: ConsoleMessage) =>
    provokedStatuses.some((status) =>
      message.text().includes(status === 0 ? 'net::ERR_' : `status of ${status} `),
    );
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** A new account, registered past the form; the browser keeps what it would keep after `register`. */
export async function enter(page: Page, account: Account): Promise<void> {
  const { username, email, password } = account;
  const person = { full_name: 'Robin Vale', country: 'NL', gender: 'prefer-not-to-say' };
  const registration = { username, email, password, time_zone: timeZone, ...person };
  const answer = await page.request.post('/api/auth/register', { data: registration });
  expect(answer.status()).toBe(200);
  const { data }: { data: { access_token: string; user_info: object } } = await answer.json();
  const localStorage = [
    { name: 'auth_token', value: data.access_token },
    {
      name: 'auth-storage',
      value: JSON.stringify({ state: { user: data.user_info, isAuthenticated: true } }),
    },
  ];
  const { origin, hostname } = new URL(answer.url());
  const place = { domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false };
  const cookies = [
    { name: pageCookies.token, value: data.access_token, ...place, sameSite: 'Strict' as const },
    {
      name: pageCookies.timeZone,
      value: encodeURIComponent(timeZone),
      ...place,
      sameSite: 'Strict' as const,
    },
  ];
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
}

/** Registers through the form and waits for the profile. */
export async function register(page: Page, account: Account): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, account);
  await expect(page).toHaveURL(/\/profile$/);
}

/** Fills the registration form and sends it. */
export async function fillRegistration(page: Page, account: Account): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByText('Country and gender').click();
  await page.getByLabel('Country').selectOption('NL');
  await page.getByLabel('Gender').selectOption('prefer-not-to-say');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username or email').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out by the menu that stands on every screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('navigation', { name: 'User menu' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Opens a section of the profile, which closes the others, and the group around it. */
export async function openSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true, level: 2, includeHidden: true });
  const section = page.locator('section > details').filter({ has: heading });
  const group = page.locator('details').filter({ has: section });
  for (const part of [group, section])
    if (!(await part.evaluate((details: HTMLDetailsElement) => details.open)))
      await part.locator('> summary').click();
}

/** Takes back what a message says was done; an earlier one may still stand beside it. */
export async function undo(page: Page, done: string): Promise<void> {
  const message = page.getByRole('listitem').filter({ hasText: done });
  await message.getByRole('button', { name: 'Undo' }).click();
}

export { adminAccount, expect };
