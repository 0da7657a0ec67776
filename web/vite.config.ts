import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { appManifest } from './build/app-manifest.ts';
import { documents } from './build/documents.ts';
import { earlyQuestions } from './build/early-questions.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { gatherParts } from './build/gathered-parts.ts';
import { keptShape } from './build/kept-shape.ts';
import { messageCatalogue } from './build/message-catalogue.ts';
import { pageParts } from './build/page-parts.ts';
import { pageRenderer } from './build/page-renderer.ts';
import { poseNetworks } from './build/pose-networks.ts';
import { withPreact } from './build/preact-for-react.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { stylelessScrollLock } from './build/scroll-lock-alias.ts';
import { serviceWorker } from './build/service-worker-build.ts';
import { softFonts } from './build/soft-fonts.ts';

const preloadedFonts = /(inter-latin-wght-normal|fraunces-latin-full-normal)-[\w-]+\.woff2$/;

/**
 * Asks for the two fonts of the landing page beside the style sheet instead of after it. The app, which is painted by
 * its scripts, asks for them when it runs.
 */
function preloadFonts(): Plugin {
  return {
    name: 'drape:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle, filename }) =>
        Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.test(file) && !filename.endsWith('app.html'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

/** Modules that so many pages need travel with every page. */
const commonParts = 8;
/** Of a first load: pages that are only read load nothing but a script for their menus. */
const loadBudgets = {
  landing: { alone: 10, withPart: 60 },
  document: { alone: 10 },
  app: { withPart: 107 },
};

const fonts = await softFonts();

export default defineConfig({
  plugins: [
    messageCatalogue(),
    tailwindcss(),
    prerender(),
    poseNetworks(),
    preloadFonts(),
    earlyQuestions(),
    firstLoadBudget(loadBudgets),
    pageParts(),
    documents(),
    appManifest(),
    serviceWorker(),
    precompress(),
    pageRenderer(),
  ],
  define: { 'import.meta.env.KEPT_SHAPE': JSON.stringify(keptShape()) },
  resolve: { alias: withPreact({ ...stylelessScrollLock, ...fonts }) },
  worker: { format: 'es', plugins: () => [poseNetworks()] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox125'],
    // The content security policy allows fonts and scripts from files only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { landing: 'index.html', app: 'app.html', document: 'document.html' },
      output: { codeSplitting: { groups: gatherParts(commonParts) } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
