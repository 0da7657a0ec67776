import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const partsByPage = z.record(z.string(), z.array(z.string()));

/**
 * The files of a page by its path, so that its own come along with those of the app instead of after them; from what
 * the build of the web app wrote.
 */
export function readPageParts(webDir: string): ReadonlyMap<string, readonly string[]> {
  const file = join(webDir, 'page-parts.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(partsByPage.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** The value of a `Link` header that names files: the browser asks for them before it has read the document. */
export const linkTo = (files: readonly string[]): string =>
  files.map((name) => `</${name}>; rel=modulepreload`).join(', ');
