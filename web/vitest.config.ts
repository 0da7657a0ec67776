import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messageCatalogue } from './build/message-catalogue.ts';
import { asModules, librariesOnReact, withPreact } from './build/preact-for-react.ts';
import { stylelessScrollLock } from './build/scroll-lock-alias.ts';

/** Comes as CommonJS, whose imports of React the tests cannot lead to Preact, unlike the build. */
const withSelector = fileURLToPath(new URL('src/testing/store-with-selector.ts', import.meta.url));

export default defineConfig({
  plugins: [messageCatalogue()],
  resolve: {
    alias: [
      ...withPreact({
        ...stylelessScrollLock,
        'use-sync-external-store/shim/with-selector': withSelector,
        'use-sync-external-store/with-selector.js': withSelector,
      }),
      { find: /^zustand$/, replacement: fileURLToPath(new URL('src/testing/zustand.ts', import.meta.url)) },
    ],
    ...asModules,
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Files share what a process has read; `setup.ts` gives each a fresh document.
    isolate: false,
    testTimeout: 30_000,
    include: ['src/**/*.test.tsx'],
    server: { deps: { inline: [librariesOnReact] } },
    setupFiles: ['src/testing/setup.ts'],
  },
});
