import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const partsByPage = z.record(z.string(), z.array(z.string()));

/**
 * Values of the `Link` header that name a page's files, so that its own come along with those of the app instead of
 * after them. By the page's path; from what the build of the web app wrote.
 */
export function readPageLinks(webDir: string): ReadonlyMap<string, string> {
  const file = join(webDir, 'page-parts.json');
  if (!existsSync(file)) return new Map();
  const parts = partsByPage.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(parts).map(([path, files]) => [
      path,
      files.map((name) => `</${name}>; rel=modulepreload`).join(', '),
    ]),
  );
}
