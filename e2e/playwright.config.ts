import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { type Device, journeysOn } from './devices.ts';
import { headlessShell } from './src/browsers.ts';

const all = process.env.DRAPE_TEST_ALL === '1';
const filesOn = (device: Device) => journeysOn(device, all).map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  globalSetup: './src/shared-products.ts',
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
    {
      name: 'desktop',
      testMatch: filesOn('desktop'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: filesOn('phone'),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
});
