import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../app-error.ts';

export type ZipBounds = {
  maxEntries: number;
  /** Of everything in the archive, unpacked. */
  maxTotalBytes: number;
  /** How many times its packed size an entry of more than a megabyte may have. */
  maxRatio: number;
};

export type ZipReader = {
  has(name: string): boolean;
  /** Throws `too_large` above the bound and `unsupported_media` for a damaged entry. Undefined where there is none. */
  read(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
  close(): void;
};

const megabyte = 1024 * 1024;
const damaged = 'This ZIP file is damaged or not one that can be read.';
const tooLarge = 'This ZIP file holds more than can be imported.';

/**
 * Opens a ZIP file on disk without unpacking it. Before anything is read, its table must be within bounds and free of
 * names that lead out of a folder; throws `unsupported_media` or `too_large` otherwise.
 */
export async function openZip(path: string, bounds: ZipBounds): Promise<ZipReader> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const zip = await openPromise(path, options).catch((error) => {
    throw new AppError('unsupported_media', damaged, { cause: error });
  });
  try {
    return readerOf(zip, await entriesOf(zip, bounds));
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : new AppError('unsupported_media', damaged, { cause: error });
  }
}

async function entriesOf(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, Entry>> {
  if (zip.entryCount > bounds.maxEntries) throw new AppError('too_large', tooLarge);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    const isBomb =
      entry.uncompressedSize > megabyte &&
      entry.uncompressedSize > bounds.maxRatio * Math.max(1, entry.compressedSize);
    if (isBomb || total > bounds.maxTotalBytes || entries.size >= bounds.maxEntries)
      throw new AppError('too_large', tooLarge);
    if (entry.isEncrypted())
      throw new AppError('unsupported_media', 'A ZIP file with a password cannot be read.');
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  }
  return entries;
}

function readerOf(zip: ZipFile, entries: Map<string, Entry>): ZipReader {
  return {
    has: (name) => entries.has(name),
    async read(name, maxBytes) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.uncompressedSize > maxBytes) throw new AppError('too_large', tooLarge);
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        throw new AppError('unsupported_media', damaged, { cause: error });
      }
    },
    close: () => zip.close(),
  };
}
