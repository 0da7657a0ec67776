import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/** The screens that can be read, or have to open, without a network. Everything else is kept once it was used. */
const offlinePages =
  /\/pages\/(?:entrance\/)?(login|dashboard|wardrobe|outfits|calendar-view|week|trips?|analysis|upload|home)-page\.tsx$/;
/** Parts of those screens that are of no use without a network. */
const onlineParts =
  /\/features\/(camera|admin|assistant)\/|(import|consider|purchase|brush)-|detailed-fold-out/;
const shellFonts = /(inter-latin-wght-normal|fraunces-latin-full-normal)-[\w-]+\.woff2$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk with what it imports, and what it loads later where that is of use offline. */
function collect(chunks: Chunks, fileName: string, isEntry: boolean, found: Set<string>): void {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return;
  found.add(fileName);
  for (const imported of chunk.imports) collect(chunks, imported, false, found);
  for (const later of chunk.dynamicImports) {
    const module = chunks.get(later)?.facadeModuleId ?? '';
    const wanted = isEntry
      ? offlinePages.test(module) || module.includes('/features/offline/')
      : !onlineParts.test(module) && !module.includes('/pages/');
    if (wanted) collect(chunks, later, false, found);
  }
}

type Shell = { entry: string; files: { url: string; revision: string | null }[]; kilobytes: number };

/** What the app needs to open without a network. */
function shellOf(bundle: Rolldown.OutputBundle): Shell {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'app');
  if (!entry) throw new Error('There is no entry "app" to keep');
  const found = new Set<string>();
  collect(chunks, entry.fileName, true, found);
  for (const { fileName } of outputs)
    if (shellFonts.test(fileName) || fileName.endsWith('.css')) found.add(fileName);
  found.add('app.html');
  const contents = [...found].map((file) => {
    const output = bundle[file];
    return { file, content: (output?.type === 'chunk' ? output.code : output?.source) ?? '' };
  });
  return {
    entry: `/${entry.fileName}`,
    files: contents.map(({ file, content }) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/')
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
    })),
    kilobytes: contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / 1024,
  };
}

/** Builds the service worker, with the list of what it keeps from the first, beside the app. */
export function serviceWorker(): Plugin {
  return {
    name: 'drape:service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const { entry, files, kilobytes } = shellOf(bundle);
      this.info(
        `Kept for times offline: ${files.length} files, ${kilobytes.toFixed(0)} KB before compression`,
      );
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: {
          PRECACHE: JSON.stringify(files),
          APP_ENTRY: JSON.stringify(entry),
        },
        build: {
          outDir: dir ?? 'dist',
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: source,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
