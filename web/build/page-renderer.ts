import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { keptShape } from './kept-shape.ts';
import { messageCatalogue } from './message-catalogue.ts';
import { asModules, withPreact } from './preact-for-react.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = (file: string) => `${root}src/first-answer/${file}`;

/** React as the server has it: Preact's, with parts that load and stores of its own. */
const serverReact = 'drape:server-react';

function providesServerReact(): Plugin {
  const own = JSON.stringify(source('server-lazy.ts'));
  return {
    name: serverReact,
    resolveId: (id) => (id === serverReact ? id : undefined),
    load: (id) =>
      id === serverReact
        ? `import compat from 'preact/compat';
import { lazy, useSyncExternalStore } from ${own};
export * from 'preact/compat';
export { lazy, useSyncExternalStore };
export default { ...compat, lazy, useSyncExternalStore };`
        : undefined,
  };
}

/** App modules read the browser's storage when they load; the server has none. */
const emptyStorage = `const localStorage = { getItem: () => null, setItem() {}, removeItem() {} };
const sessionStorage = localStorage;`;

/**
 * Builds what the server renders pages with, into a folder that is not served. Addresses of pictures and styles are
 * those of the browser's build, since both name files by what they hold.
 */
export function pageRenderer(): Plugin {
  return {
    name: 'drape:page-renderer',
    apply: 'build',
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [providesServerReact(), messageCatalogue()],
        define: { 'import.meta.env.KEPT_SHAPE': JSON.stringify(keptShape()) },
        resolve: {
          alias: [
            { find: /^react$/, replacement: serverReact },
            { find: /^(\.\.?\/)+(lib\/)?api\.ts$/, replacement: source('server-api.ts') },
            { find: /^use-sync-external-store\/shim$/, replacement: serverReact },
            ...withPreact({}),
          ],
          ...asModules,
        },
        ssr: { noExternal: true },
        build: {
          ssr: source('render-page.tsx'),
          outDir: 'dist/.pages',
          emptyOutDir: true,
          copyPublicDir: false,
          assetsInlineLimit: 0,
          minify: false,
          rolldownOptions: { output: { banner: emptyStorage, entryFileNames: 'render-page.js' } },
        },
      });
    },
  };
}
