import { pageCookies } from '@drape/contract/wire/page-cookies';
import type { Page } from '@playwright/test';
import { choosePhoto } from '../analyze-photo.ts';
import { expect, signIn, test } from '../journey.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

const pages = [
  ...['/dashboard', '/upload', '/camera', '/wardrobe', '/outfits', '/outfits/build', '/calendar-view'],
  ...['/calendar-connect', '/profile', '/profile/outside', '/week', '/trips', '/start', '/diary'],
];

type Watched = { firstHeading?: Element | null; refused?: number };

/** Runs in the page, before anything else. */
function watch(): void {
  const watched = globalThis as Watched;
  watched.refused = 0;
  document.addEventListener('securitypolicyviolation', () => {
    watched.refused = (watched.refused ?? 0) + 1;
  });
  document.addEventListener('DOMContentLoaded', () => {
    watched.firstHeading = document.querySelector('main h1');
  });
}

/** Holds the app's script back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a page comes with its first state, which the app takes over', async ({ member }) => {
  await member.addInitScript(watch);
  for (const path of pages) {
    const answer = await member.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    expect(await answer?.text(), path).toMatch(/<main.*<h1/s);
    await expect(member.locator('html[data-app]'), path).toHaveCount(0);
    const kept = await member.evaluate(() => {
      const { firstHeading, refused } = globalThis as Watched;
      return { isSame: firstHeading === document.querySelector('main h1'), refused };
    });
    expect(kept, path).toEqual({ isSame: true, refused: 0 });
  }
});

test('a page asks nothing again that came with it', async ({ member }) => {
  await member.goto('/upload');
  const asked: string[] = [];
  member.on('request', (request) => {
    if (request.url().includes('/api/auth/me')) asked.push(request.url());
  });
  await member.goto('/dashboard');
  await expect(member.locator('html[data-app]')).toHaveCount(0);
  await expect(member.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('who has left finds nothing of theirs in a page', async ({ member }) => {
  await member.goto('/dashboard');
  const cookies = () => member.context().cookies();
  expect((await cookies()).map(({ name }) => name)).toContain(pageCookies.token);
  await member.getByRole('button', { name: 'User menu' }).click();
  await member.getByRole('button', { name: 'Sign out' }).click();
  await expect(member.getByRole('form', { name: 'Login' })).toBeVisible();
  expect((await cookies()).map(({ name }) => name)).not.toContain(pageCookies.token);
  const answer = await member.goto('/dashboard');
  expect(await answer?.text()).toContain('<div id="root"></div>');
});

test.describe('before the app is there', () => {
  test.use({ provokedStatuses: [401] });

  test('a photo that is chosen waits for it', async ({ member }) => {
    const release = await holdApp(member);
    await member.goto('/upload', { waitUntil: 'commit' });
    await choosePhoto(member, await outfitPhoto());
    await expect(member.getByRole('button', { name: 'Analyze', exact: true })).toHaveCount(0);
    release();
    await expect(member.getByRole('button', { name: 'Analyze', exact: true })).toBeVisible();
  });

  test('what is typed and sent waits for it', async ({ visitor }) => {
    const release = await holdApp(visitor);
    await visitor.goto('/login', { waitUntil: 'commit' });
    await signIn(visitor, { username: 'nobody-here', password: 'not-the-one' });
    expect(new URL(visitor.url()).search).toBe('');
    release();
    await expect(visitor.getByRole('alert')).toContainText('Incorrect username or password');
    await expect(visitor.getByLabel('Username or email')).toHaveValue('nobody-here');
  });
});
