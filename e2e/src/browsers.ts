import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../tools/test/chromium.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = findChromium();
const shell = findHeadlessShell() ?? chromium;

/** The browser as people have it, with cameras; without one of this machine, Playwright's own. */
export const wholeBrowser: LaunchOptions & { args: string[] } = {
  ...(chromium === undefined ? { channel: 'chromium' } : { executablePath: chromium }),
  args,
};

/** Its form without windows and cameras, which takes a third less of the processor, where there is one. */
export const headlessShell: LaunchOptions = {
  ...(shell === undefined ? {} : { executablePath: shell }),
  args,
};
