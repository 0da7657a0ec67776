import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { documentAddresses } from '../../web/src/page-addresses.ts';
import { repositoryRoot } from '../setup/repository.mjs';

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const dist = join(repositoryRoot, 'web', 'dist');
const routePattern = /\[\s*'([^']+)',\s*'[\w-]+',\s*async \(\) => \(await import\('\.\/([^']+)'\)/g;

/** JavaScript that a first visit of each route loads, in bytes after brotli. The landing page is a document of its own. */
export function javaScriptPerRoute(): { route: string; bytes: number }[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const router = readFileSync(join(repositoryRoot, 'web', 'src', 'router.tsx'), 'utf8');
  return [...router.matchAll(routePattern)].map(([, route = '', page = '']) => {
    const files = new Set<string>();
    for (const key of entriesOf(route, page)) collect(manifest, key, files);
    const bytes = [...files].reduce((sum, file) => sum + compressedBytes(file), 0);
    return { route, bytes };
  });
}

/** What the document of a route loads: most are the app with a page of it. */
function entriesOf(route: string, page: string): string[] {
  if (route === '/') return ['index.html'];
  if (documentAddresses.some((address) => address === route)) return ['document.html'];
  return ['app.html', `src/${page}`];
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build's manifest has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

const known = new Map<string, number>();

function compressedBytes(file: string): number {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  known.set(file, bytes);
  return bytes;
}
