import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { register } from '../journey.ts';

export type PageSpeed = {
  route: string;
  /** Milliseconds until the largest part is painted, and from a press on the menu to the next painting. */
  lcpMs: number;
  inpMs: number;
  /** Cumulative layout shift. */
  cls: number;
};

/** Fast 4G as Chromium's developer tools throttle it, and a processor a quarter as fast. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const slowerProcessor = 4;
const rounds = 3;
const settleMs = 2500;
const publicRoutes = ['/', '/login'];
const memberRoutes = [
  ...['/dashboard', '/upload', '/camera', '/wardrobe', '/outfits', '/outfits/build', '/calendar-view'],
  ...['/calendar-connect', '/profile', '/profile/outside', '/week', '/trips', '/start', '/diary'],
];

type Seen = { lcp: number; cls: number; inp: number };

/** First visits of some routes on a phone, with an empty cache and throttled; medians of three. */
export async function measurePages(origin: string): Promise<PageSpeed[]> {
  const browser = await chromium.launch(wholeBrowser);
  const phone = { baseURL: origin, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  try {
    const entrance = await browser.newContext(phone);
    await register(await entrance.newPage(), {
      username: 'pagesbench',
      email: 'pages@example.org',
      password: 'sturdy-77',
    });
    const storageState = await entrance.storageState({ indexedDB: true });
    const speeds: PageSpeed[] = [];
    for (const route of [...publicRoutes, ...memberRoutes]) {
      const visits: Seen[] = [];
      for (let round = 0; round < rounds; round++) {
        const signedIn = memberRoutes.includes(route) ? { storageState } : {};
        const context = await browser.newContext({ ...phone, ...signedIn });
        visits.push(await visit(context, route));
        await context.close();
      }
      const middle = (of: (seen: Seen) => number) =>
        visits.map(of).sort((one, other) => one - other)[rounds >> 1] ?? 0;
      speeds.push({
        route,
        lcpMs: middle(({ lcp }) => lcp),
        inpMs: middle(({ inp }) => inp),
        cls: Math.max(...visits.map(({ cls }) => cls)),
      });
    }
    return speeds;
  } finally {
    await browser.close();
  }
}

async function visit(context: BrowserContext, route: string): Promise<Seen> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.goto(route);
  await page.waitForTimeout(settleMs);
  await press(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

/** Opens and closes the menu that stands on every page. */
async function press(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /menu/i }).first();
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
}

/** Runs in the page, before anything else. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
