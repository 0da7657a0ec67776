import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources for `script-src` that allow the scripts standing in the app's document, and no other, by their digests. */
export function inlineScripts(webDir: string | undefined): string[] {
  const file = webDir && join(webDir, 'app.html');
  if (!file || !existsSync(file)) return [];
  const scripts = readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
