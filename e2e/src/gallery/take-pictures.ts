import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccount } from '@drape/contract/first-run/demo';
import { createClient } from '@drape/contract/wire/client';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { adminAccount, register, signIn } from '../journey.ts';
import { type Network, type Scene, scenes, type Viewer } from './scenes.ts';

export type Format = { width: number; scheme: 'light' | 'dark' };

export type Picture = Format & {
  scene: Scene;
  file: string;
  /** Why the state could not be reached; what was there instead is on the picture. */
  fault: string | undefined;
};

/** Of a long page, this many screens are shown. */
const screensShown = 2.2;
const screenHeights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

type Wanted = {
  origin: string;
  folder: string;
  formats: readonly Format[];
  only: (scene: Scene, format: Format) => boolean;
};

/** Takes every wanted scene in every format; `onPicture` hears of each. */
export async function takePictures(
  wanted: Wanted,
  onPicture: (picture: Picture) => void,
): Promise<Picture[]> {
  const { launchOptions } = config.use ?? {};
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
  const pictures: Picture[] = [];
  try {
    const signedIn = await signInAll(browser, wanted.origin);
    for (const format of wanted.formats) {
      const folder = join(wanted.folder, `${format.width}-${format.scheme}`);
      mkdirSync(folder, { recursive: true });
      for (const [index, scene] of scenes.entries()) {
        if (!wanted.only(scene, format)) continue;
        const name = `${String(index + 1).padStart(3, '0')}-${scene.viewer}-${scene.name.replaceAll(/[^a-z0-9]+/g, '-')}`;
        const context = await contextFor(browser, wanted.origin, format, signedIn[scene.viewer]);
        const picture = await takePicture(context, scene, format, join(folder, `${name}.png`));
        await context.close();
        pictures.push(picture);
        onPicture(picture);
      }
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs everybody in once; the pictures are taken in copies of their browsers. */
async function signInAll(browser: Browser, origin: string): Promise<Record<Viewer, State | undefined>> {
  const keep = async (enter: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await enter(page);
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return state;
  };
  return {
    visitor: undefined,
    newcomer: await keep((page) =>
      register(page, { username: 'newcomer', email: 'newcomer@example.org', password: 'sturdy-77' }),
    ),
    demo: await keep((page) => enterAs(page, demoAccount)),
    admin: await keep((page) => enterAs(page, adminAccount)),
  };
}

async function enterAs(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 60_000 });
}

function contextFor(
  browser: Browser,
  baseURL: string,
  { width, scheme }: Format,
  storageState: State | undefined,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: { width, height: screenHeights[width] ?? 800 },
    hasTouch: width < 800,
    ...(storageState === undefined ? {} : { storageState }),
  });
}

async function takePicture(
  context: BrowserContext,
  scene: Scene,
  format: Format,
  file: string,
): Promise<Picture> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  let fault: string | undefined;
  try {
    await holdUpAnswers(page, scene.network);
    // Pictures that never come hold up the event of a page that has loaded.
    const waitUntil = scene.network === 'loading' ? 'domcontentloaded' : 'load';
    await page.goto(scene.path, { waitUntil });
    await settle(page, scene.network);
    if (scene.network === 'offline') await context.setOffline(true);
    await scene.act?.(page);
    await settle(page, scene.network);
  } catch (error) {
    fault = String(error).split('\n')[0];
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight).catch(() => 0);
  const most = Math.round((screenHeights[format.width] ?? 800) * screensShown);
  await page.setViewportSize({ width: format.width, height: Math.max(600, Math.min(most, height)) });
  await seeImages(page);
  writeFileSync(file, await page.screenshot({ animations: 'disabled' }));
  return { ...format, scene, file, fault };
}

/** Gives the images that have come into view the time to arrive. */
async function seeImages(page: Page): Promise<void> {
  const arrived = page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  await Promise.race([arrived.catch(() => undefined), page.waitForTimeout(3000)]);
}

/** The session stays: only the data of the page is delayed. */
async function holdUpAnswers(page: Page, network: Network): Promise<void> {
  if (network === 'answers') return;
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/auth/'),
    async (route) => {
      if (network === 'error') await route.fulfill({ status: 500, json: { detail: 'Something went wrong' } });
      if (network === 'offline') await route.abort('internetdisconnected');
    },
  );
}

async function settle(page: Page, network: Network): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  if (network === 'answers')
    await page
      .locator('[aria-busy=true]')
      .first()
      .waitFor({ state: 'detached', timeout: 6000 })
      .catch(() => undefined);
  await page.waitForTimeout(network === 'answers' ? 500 : 1500);
}

/** How many analyses the demo person has; none while the account is still made. */
async function demoAnalyses(baseUrl: string): Promise<number> {
  try {
    const { access_token } = await createClient({ baseUrl }).login({ body: demoAccount });
    const client = createClient({ baseUrl, token: () => access_token });
    const { total } = await client.history();
    await client.logout();
    return total;
  } catch {
    return 0;
  }
}

/** The demo person's photos are judged after the start: waits until some are there. */
export async function waitForDemo(origin: string): Promise<void> {
  const baseUrl = `${origin}/api`;
  for (let tries = 0; tries < 60; tries++) {
    if ((await demoAnalyses(baseUrl)) >= 3) return;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}
