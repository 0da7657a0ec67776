import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './src/browsers.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: Math.max(1, Math.min(4, availableParallelism())),
  forbidOnly: true,
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Amsterdam',
    // The journeys that are about the service worker let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: [
        'accessibility.journey.ts',
        'camera-off.journey.ts',
        'demo.journey.ts',
        'installed-app.journey.ts',
        'long-words.journey.ts',
        'screen-reader.journey.ts',
        'ways-in.journey.ts',
        'wardrobe-photos.journey.ts',
      ],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
});
