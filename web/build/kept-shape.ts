import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const contract = fileURLToPath(new URL('../../contract/src', import.meta.url));

/** A mark of the contract's shapes: what a browser kept under another one is not shown. */
export function keptShape(): string {
  const hash = createHash('sha256');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort())
    hash.update(file).update(readFileSync(join(contract, file)));
  return hash.digest('hex').slice(0, 12);
}
