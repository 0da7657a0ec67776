import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choosePhoto } from '../analyze-photo.ts';

/** An outfit as fine as what people choose. */
const coverPhoto = fileURLToPath(
  new URL('../../../web/src/landing/pictures/cover-1400.webp', import.meta.url),
);

/** Who looks: nobody signed in, somebody new, the demo person with a full account, the administrator. */
export type Viewer = 'visitor' | 'newcomer' | 'demo' | 'admin';

/** What the server does meanwhile: it answers, it takes for ever, it fails, or it can't be reached. */
export type Network = 'answers' | 'loading' | 'error' | 'offline';

export type Scene = {
  name: string;
  viewer: Viewer;
  path: string;
  network: Network;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page) => Promise<void>;
};

const publicPaths = {
  landing: '/',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'confirm-email': '/confirm-email',
  'reset-password': '/reset-password?token=x',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  'not-found': '/no/such/page',
  unsubscribe: '/unsubscribe',
};

const memberPaths = {
  dashboard: '/dashboard',
  history: '/dashboard?tab=history',
  'dashboard-wardrobe': '/dashboard?tab=wardrobe',
  insights: '/dashboard?tab=insights',
  upload: '/upload',
  wardrobe: '/wardrobe',
  'calendar-view': '/calendar-view',
  'calendar-connect': '/calendar-connect',
  week: '/week',
  trips: '/trips',
  outfits: '/outfits',
  'outfits-build': '/outfits/build',
  camera: '/camera',
  profile: '/profile',
  'profile-outside': '/profile/outside',
};

const adminTabs = [
  'Users',
  'Trends',
  'Feedback',
  'Language models',
  'Recognizer',
  'Self-check',
  'Backups',
  'Audit log',
];

function scenesOf(viewer: Viewer, paths: Record<string, string>, network: Network = 'answers'): Scene[] {
  return Object.entries(paths).map(([name, path]) => ({
    name: network === 'answers' ? name : `${name}, ${network}`,
    viewer,
    path,
    network,
  }));
}

/** Screens whose data comes from the server, for the states in which it does not come. */
const waiting = (({
  dashboard,
  history,
  wardrobe,
  outfits,
  trips,
  week,
  profile,
  'calendar-view': calendar,
}) => ({
  dashboard,
  history,
  wardrobe,
  outfits,
  trips,
  week,
  profile,
  'calendar-view': calendar,
}))(memberPaths);

const demoActs: Pick<Scene, 'name' | 'path' | 'act'>[] = [
  { name: 'analysis', act: openAnalysis, path: '/dashboard?tab=history' },
  { name: 'analysis-seen', act: showWhatWasSeen, path: '/dashboard?tab=history' },
  { name: 'assistant', act: openAssistant, path: '/dashboard' },
  {
    name: 'user-menu',
    act: (page) => page.getByRole('button', { name: 'User menu' }).click(),
    path: '/profile',
  },
  { name: 'wardrobe-item', act: openFirstItem, path: '/wardrobe' },
  {
    name: 'wardrobe-images',
    act: (page) => page.getByRole('tab', { name: 'Image View' }).click(),
    path: '/wardrobe',
  },
  { name: 'outfit', act: openFirstOutfit, path: '/outfits' },
  {
    name: 'upload-chosen',
    act: async (page) => choosePhoto(page, await sharp(coverPhoto).jpeg().toBuffer()),
    path: '/upload',
  },
];

async function openAnalysis(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Analysis of/ })
    .first()
    .click();
}

async function showWhatWasSeen(page: Page): Promise<void> {
  await openAnalysis(page);
  await page.getByRole('button', { name: 'Show what was seen' }).click();
}

async function openAssistant(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /assistant/i })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: /message|ask/i })
    .last()
    .fill('What should I wear to a wedding on Saturday?');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(3000);
}

async function openFirstOutfit(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
}

async function openFirstItem(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('button').click();
}

const adminScenes = ['Analytics', ...adminTabs].map(
  (tab): Scene => ({
    name: `admin, ${tab.toLowerCase()}`,
    viewer: 'admin',
    path: '/admin',
    network: 'answers',
    act: (page) => page.getByRole('tab', { name: tab }).click(),
  }),
);

/** Every screen, and every state of it that differs, in the order of the contact sheets. */
export const scenes: readonly Scene[] = [
  ...scenesOf('visitor', publicPaths),
  ...scenesOf('newcomer', memberPaths),
  ...scenesOf('demo', memberPaths),
  ...demoActs.map((scene): Scene => ({ ...scene, viewer: 'demo', network: 'answers' })),
  ...scenesOf('demo', waiting, 'loading'),
  ...scenesOf('demo', waiting, 'error'),
  ...scenesOf('demo', waiting, 'offline'),
  ...adminScenes,
];

/** The screens that are also taken at the widths between and beyond. */
export const sampled: ReadonlySet<string> = new Set([
  ...[
    'landing',
    'login',
    'dashboard',
    'analysis',
    'wardrobe',
    'wardrobe-images',
    'calendar-view',
    'outfits',
    'outfits-build',
    'admin, analytics',
  ],
]);
