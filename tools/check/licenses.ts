import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';

/** Licenses (SPDX) whose code may be part of a work under AGPL-3.0-or-later, or is only data or a font beside it. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

type Locked = { license?: string; link?: boolean };

/** Packages of the lock file whose license is missing or does not go with the product's own. */
export async function checkLicenses(): Promise<string> {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return licenseFindings(lock.packages).join('\n');
}

export function licenseFindings(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link)
    .filter(([, { license }]) => !isAllowed(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license ?? 'no license given'}`);
}

/** Of alternatives one must be allowed, of licenses that hold together each. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((license) => allowed.has(license.trim()));
}
