import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { anyAddress, documentAddresses, documentFile, pageAddresses } from '../src/page-addresses.ts';
import { renderingWithPreact } from './preact-for-react.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const template = 'document.html';

/** App modules read the browser's storage when they load; during a build it is empty. */
function withEmptyStorage(): void {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
}

/** Names pictures as the build has named them; what rendered the markup knows only their sources. */
function withBuiltPictures(markup: string, bundle: Rolldown.OutputBundle): string {
  const built = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'asset' ? output.originalFileNames.map((name) => [`/${name}`, output.fileName]) : [],
    ),
  );
  return markup.replaceAll(/\/src\/[\w./-]+\.webp/g, (source) => {
    const fileName = built.get(source);
    if (fileName === undefined) throw new Error(`The build has no picture ${source}`);
    return `/${fileName}`;
  });
}

/**
 * Makes a document of each page that is only read, and `addresses.json`, by which the server knows which file answers
 * which address.
 */
export function documents(): Plugin {
  return {
    name: 'drape:documents',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle[template];
      if (page?.type !== 'asset') return this.error(`The build has no ${template}`);
      const app = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry && output.name === 'app',
      );
      const html = String(page.source)
        .replace('<script type="module"', '<script type="module" blocking="render"')
        .replace('<html', `<html data-app="/${app?.fileName ?? ''}"`);
      delete bundle[template];
      withEmptyStorage();
      const { module } = await runnerImport<typeof import('../src/documents/render-documents.tsx')>(
        '/src/documents/render-documents.tsx',
        renderingWithPreact(root),
      );
      for (const { file, title, markup } of module.renderDocuments()) {
        const source = html
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace('<!--document-->', () => withBuiltPictures(markup, bundle));
        this.emitFile({ type: 'asset', fileName: file, source });
      }
      const addresses = {
        app: pageAddresses,
        documents: Object.fromEntries(
          documentAddresses
            .filter((address) => address !== anyAddress)
            .map((address) => [address, documentFile(address)]),
        ),
        missing: documentFile(anyAddress),
      };
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(addresses) });
    },
  };
}
