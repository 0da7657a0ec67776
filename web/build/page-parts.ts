import type { Plugin, Rolldown } from 'vite';
import { documentAddresses } from '../src/page-addresses.ts';
import { firstLoads } from './first-load-budget.ts';

const pageChunk = /^(.+)-page$/;

/**
 * The files of each page by its address (`/wardrobe` is `wardrobe-page`), those of the app before its own: over HTTP/1.1
 * six come at a time, and the app can begin while the page's are on their way.
 */
function partsOfPages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output] as const] : [],
    ),
  );
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'app');
  if (!entry) return {};
  const loads = firstLoads(chunks, entry);
  const ofApp = [...(loads.get(entry.name) ?? [])];
  return Object.fromEntries(
    [...loads].flatMap(([name, files]) => {
      const [, address] = pageChunk.exec(name) ?? [];
      const isApp = address && !documentAddresses.some((read) => read === `/${address}`);
      return isApp ? [[`/${address}`, [...new Set([...ofApp, ...files])]]] : [];
    }),
  );
}

/** Writes `page-parts.json`, by which the server names a page's files along with its document. */
export function pageParts(): Plugin {
  return {
    name: 'drape:page-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = JSON.stringify(partsOfPages(bundle));
      this.emitFile({ type: 'asset', fileName: 'page-parts.json', source: parts });
    },
  };
}
