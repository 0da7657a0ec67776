const files = '/api/files/';

const isFile = (value: string) => value.startsWith(files);

/** For `JSON.stringify`: what is written to disk holds no signatures, which would open a photo to anybody who reads it. */
export function unsigned(_key: string, value: unknown): unknown {
  return typeof value === 'string' && isFile(value) ? value.replace(/\?.*$/s, '') : value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The same for what is kept as it is, files among it. */
export function withoutSignatures<T>(value: T): T;
export function withoutSignatures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutSignatures(part));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return unsigned('', value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSignatures(part)]));
}

/**
 * What an image may ask for. An address that comes from the disk is answered by the service worker's pictures alone, so
 * without a worker there is nothing to show until the answer of the server is here.
 */
export function shownAddress(address: string): string | undefined {
  const isKept = isFile(address) && !address.includes('?');
  return isKept && !navigator.serviceWorker?.controller ? undefined : address;
}
