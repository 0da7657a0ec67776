import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build of the web app says of its addresses. */
const addresses = z.object({
  app: z.array(z.string()),
  documents: z.record(z.string(), z.string()),
  missing: z.string(),
});

/** The addresses of the built files. What begins with a dot is for the server alone. */
export function readBuiltFiles(webDir: string, below = ''): Set<string> {
  const entries = readdirSync(join(webDir, below), { withFileTypes: true });
  return new Set(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .flatMap((entry) => {
        const path = `${below}/${entry.name}`;
        return entry.isDirectory() ? [...readBuiltFiles(webDir, path)] : [path];
      }),
  );
}

/** Tells the file that answers an address: a finished document, the app, or the page for what is not found. */
export function readPageFiles(webDir: string): (path: string) => string {
  const app = existsSync(join(webDir, 'app.html')) ? 'app.html' : 'index.html';
  const file = join(webDir, 'addresses.json');
  if (!existsSync(file)) return () => app;
  const known = addresses.parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = known.app.map(
    (address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace(/^\/$/, '')}/?$`, 'i'),
  );
  return (path) => {
    const document = known.documents[path.replace(/(?<=.)\/$/, '').toLowerCase()];
    if (document !== undefined) return document;
    return patterns.some((pattern) => pattern.test(path)) ? app : known.missing;
  };
}
