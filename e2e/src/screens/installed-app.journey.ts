import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { analyzePhoto } from '../analyze-photo.ts';
import { expect, register, signIn, signOut, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

test.use({ serviceWorkers: 'allow', provokedStatuses: [0] });

/** Waits until the service worker answers for the page. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the browser keeps: the names in its store, and how many pictures. */
function keptBy(page: Page): Promise<{ names: string[]; items: number; pictures: string[] }> {
  return page.evaluate(async () => {
    const open = indexedDB.open('drape-kept');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const request = open.result.transaction('kept').objectStore('kept').getAllKeys();
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const wardrobe = open.result.transaction('kept').objectStore('kept').get('query ["wardrobe","items"]');
    await new Promise((resolve) => {
      wardrobe.onsuccess = resolve;
    });
    open.result.close();
    const cache = (await caches.has('drape-pictures')) ? await caches.open('drape-pictures') : undefined;
    const pictures = ((await cache?.keys()) ?? []).map(({ url }) => url);
    const items = wardrobe.result?.data.items.length ?? 0;
    return { names: request.result.map(String), items, pictures };
  });
}

/** Everything that lies on the device for the product, as text. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const open = indexedDB.open(name ?? '');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      for (const store of open.result.objectStoreNames) {
        const request = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        parts.push(JSON.stringify(request.result));
      }
      open.result.close();
    }
    for (const name of await caches.keys())
      for (const { url, headers } of await (await caches.open(name)).keys())
        parts.push(url, JSON.stringify([...headers]));
    return parts.join('\n');
  });
}

const items = (page: Page) => page.getByRole('list', { name: 'Wardrobe items' });

test('without a connection the wardrobe is read, what is changed waits and arrives once, and signing out empties the device', async ({
  member,
  account,
}) => {
  test.setTimeout(90_000);
  const context = member.context();
  await pasteClothes(member, 'navy wool blazer\nwhite cotton shirt');
  await addReviewed(member);
  await installed(member);
  await member.getByRole('tab', { name: 'Image View' }).click();
  await expect(items(member).locator('img').first()).toBeVisible();
  await expect.poll(async () => (await keptBy(member)).items).toBe(2);
  await expect.poll(async () => (await keptBy(member)).pictures.length).toBeGreaterThan(1);
  expect((await keptBy(member)).pictures.join()).not.toContain('signature');

  await context.setOffline(true);
  await member.reload();
  await expect(member.getByText('You are offline.')).toBeVisible();
  await expect(member.getByText(/^What you see is from /)).toBeVisible();
  await expect(items(member).getByRole('heading').filter({ visible: true })).toHaveCount(2);
  const picture = items(member).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await items(member)
    .getByRole('button', { name: /^Wear today: .*blazer/ })
    .first()
    .click();
  await expect(items(member).getByText('Worn once')).toBeVisible();
  await member.getByRole('tab', { name: 'Summary/Text View' }).click();
  const text = member.getByRole('textbox', { name: 'Your wardrobe items' });
  if (!(await text.isVisible())) await member.getByRole('button', { name: 'Quick bulk add' }).click();
  await text.fill('black leather boots');
  await member.getByRole('button', { name: 'Add when I am online' }).click();
  await member.getByRole('button', { name: '2 changes waiting' }).click();
  const waiting = member.getByRole('list', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem').filter({ visible: true })).toHaveCount(2);
  await expect(waiting.getByText('To be added: black leather boots')).toBeVisible();
  await member.keyboard.press('Escape');

  // The server takes the boots, but its answer is lost on the way.
  await member.route('**/api/calendar/wardrobe', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect(member.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await member.unroute('**/api/calendar/wardrobe');
  // The notice of the other change may still stand.
  await expect(member.getByText('1 change sent', { exact: true }).last()).toBeVisible({ timeout: 20_000 });
  await expect(items(member).getByRole('heading').filter({ visible: true })).toHaveCount(3);
  await member.reload();
  await expect(items(member).getByRole('heading').filter({ visible: true })).toHaveCount(3);
  await expect(items(member).getByText('Worn once')).toBeVisible();

  await signOut(member);
  await expect.poll(() => keptBy(member)).toEqual({ names: [], items: 0, pictures: [] });
  await context.setOffline(true);
  await member.goto('/wardrobe');
  await expect(member).toHaveURL(/\/login$/);
  await context.setOffline(false);
  const next = { ...account, username: `${account.username}n`, email: `n-${account.email}` };
  await register(member, next);
  await member.goto('/wardrobe');
  await expect(member.getByRole('heading', { name: 'Start with a list' })).toBeVisible();
  await expect(items(member)).toHaveCount(0);
});

test('what lies on the device holds no signature of a photo and, but for the session, no token', async ({
  member,
}) => {
  await member.goto('/profile');
  await installed(member);
  await analyzePhoto(member);
  await member.goto('/dashboard');
  await expect.poll(() => storedBy(member)).toContain('/api/files/');
  const stored = await storedBy(member);
  expect(stored).not.toMatch(/signature=|expires=/);
  const token = await member.evaluate(() => localStorage.getItem('auth_token') ?? '');
  expect(stored.split(token)).toHaveLength(2);
});

/** Sends a photo as a phone does that shares it with the installed app. */
async function share(page: Page, photo: Buffer): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'gallery.jpg', { type: 'image/jpeg' }));
      input.files = files.files;
      const form = Object.assign(document.createElement('form'), {
        action: '/share-photo',
        method: 'post',
        enctype: 'multipart/form-data',
      });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...photo],
  );
}

test('a photo that is shared with the app waits through signing in and is analysed', async ({
  member,
  account,
}) => {
  await member.goto('/profile');
  await installed(member);
  await signOut(member);
  await share(member, await outfitPhoto({ width: 450, height: 600 }));
  await expect(member).toHaveURL(/\/login$/);
  await signIn(member, account);
  await expect(member).toHaveURL(/\/upload\?shared=1$/);
  await expect(member.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
  await member.reload();
  await member.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(member.getByRole('heading', { name: 'What would raise it' })).toBeVisible({ timeout: 30_000 });
  await expect(member).toHaveURL(/\/analysis\/[\w-]+$/);
  expect((await keptBy(member)).names).not.toContain('shared-photo');

  await member.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = member.getByRole('dialog');
  await expect(sharing.getByRole('img', { name: /^Share card/ })).toBeVisible();
  await sharing.getByRole('radio', { name: /faces hidden/ }).check();
  const [download] = await Promise.all([
    member.waitForEvent('download'),
    sharing.getByRole('button', { name: 'Download picture' }).click(),
  ]);
  const { format, width, height } = await sharp(await download.path()).metadata();
  expect([format, width, height]).toEqual(['png', 1080, 1350]);
});

/** The product behind an address that can be made to serve a new version of its service worker. */
async function versioned(origin: string): Promise<{ server: Server; origin: string; release(): void }> {
  let entry: string | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const { method = 'GET', url = '/', headers } = request;
      const passed = Object.entries(headers).filter(([name]) =>
        /^(authorization|content-type|accept)$/.test(name),
      );
      const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
      const answer = await fetch(origin + url, {
        method,
        headers: passed as [string, string][],
        redirect: 'manual' as const,
        ...body,
      });
      let bytes = Buffer.from(await answer.arrayBuffer());
      if (url === '/service-worker.js' && entry) {
        bytes = Buffer.from(bytes.toString().replaceAll(/\/assets\/app-[\w-]+\.js/g, entry));
      }
      const kept = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|connection|transfer)/.test(name),
      );
      response.writeHead(answer.status, Object.fromEntries(kept)).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    release: () => {
      entry = '/favicon.svg?newer';
    },
  };
}

test('a new version is announced, waits for what is being typed, and opens when it is wanted', async ({
  page,
  product,
  account,
}) => {
  const behind = await versioned(product.origin);
  try {
    await page.goto(`${behind.origin}/register`);
    await installed(page);
    await page.getByLabel('First name').fill(account.username);
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    behind.release();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('A new version is here.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('What you typed here is not saved yet.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(account.username);
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    await page.getByRole('button', { name: 'Reload anyway' }).click();
    await page.waitForFunction(() => !('sameVisit' in window));
    await expect(page.getByText('A new version is here.')).toHaveCount(0);
  } finally {
    behind.server.closeAllConnections();
    behind.server.close();
  }
});
