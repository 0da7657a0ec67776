import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
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

const entries = {
  'render-page': source('render-page.tsx'),
  'render-landing': `${root}src/landing/render-landing.tsx`,
  'render-documents': `${root}src/documents/render-documents.tsx`,
};

type Renderers = { chunks: Rolldown.OutputChunk[]; pictures: Rolldown.OutputAsset[] };

/** What the server renders pages with, and what this build renders the landing page and the documents with. */
async function buildRenderers(): Promise<Renderers> {
  const built = await build({
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
      ssr: true,
      ssrEmitAssets: true,
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { input: entries, output: { banner: emptyStorage, entryFileNames: '[name].js' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return {
    chunks: outputs.flatMap((output) => (output.type === 'chunk' ? [output] : [])),
    pictures: outputs.flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.webp') ? [output] : [],
    ),
  };
}

function write(chunks: readonly Rolldown.OutputChunk[], folder: string): void {
  for (const { fileName, code } of chunks) {
    const file = join(folder, fileName);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

let renderers: Promise<Renderers> | undefined;
const builtRenderers = () => (renderers ??= buildRenderers());

/**
 * A module that renders at build time with the same library as the browser, so that ids match. Addresses of pictures
 * and styles are those of the browser's build, since both name files by what they hold.
 */
export async function importRenderer<Module>(name: keyof typeof entries): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-renderers-'));
  try {
    write((await builtRenderers()).chunks, folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    return await import(pathToFileURL(join(folder, `${name}.js`)).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Lays what the server renders pages with beside the build, in a folder that is not served, and in the build the
 * pictures that stand in rendered pages alone.
 */
export function pageRenderer(): Plugin {
  return {
    name: 'drape:page-renderer',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { pictures } = await builtRenderers();
      for (const { fileName, source } of pictures) {
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
      }
    },
    closeBundle: async () => write((await builtRenderers()).chunks, join(root, 'dist', '.pages')),
  };
}
