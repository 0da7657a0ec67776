import type { Plugin } from 'vite';
import { anyAddress, documentAddresses, documentFile, pageAddresses } from '../src/page-addresses.ts';
import { importRenderer } from './page-renderer.ts';

type DocumentRenderer = typeof import('../src/documents/render-documents.tsx');

const template = 'document.html';

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
      const { renderDocuments } = await importRenderer<DocumentRenderer>('render-documents');
      for (const { file, title, markup } of renderDocuments()) {
        const source = html
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace('<!--document-->', () => markup);
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
