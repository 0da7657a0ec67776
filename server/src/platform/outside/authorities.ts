import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, each one readable. Throws why there are none. */
export function readAuthorities(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(certificate) ?? [];
  if (found.length === 0) throw new Error('it holds no certificate in PEM form');
  for (const text of found) new X509Certificate(text);
  return found;
}

/** Believes these authorities beside the well-known ones, wherever this process speaks TLS. */
export function trustAuthorities(certificates: readonly string[]): void {
  setDefaultCACertificates([...getCACertificates('default'), ...certificates]);
}
