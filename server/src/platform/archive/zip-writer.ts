import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipWriter = {
  /** The ZIP file, made while it is read. Whatever breaks a part of it on its way breaks it off with that error. */
  bytes: Readable;
  addText(name: string, text: string): void;
  /** A file of this machine, packed. */
  addFile(name: string, path: string): void;
  /** Opened when it is its turn, kept as it is, and closed where nobody reads on. */
  addStream(name: string, open: () => Promise<Readable>): void;
  /** Nothing is added after it. */
  end(): void;
};

export function createZipWriter(): ZipWriter {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  const breakOff = (error: unknown) =>
    void bytes.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | undefined;
  zip.on('error', breakOff);
  bytes.once('close', () => current?.destroy());
  return {
    bytes,
    addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    addFile: (name, path) => zip.addFile(path, name, { compress: true }),
    addStream(name, open) {
      zip.addReadStreamLazy(name, { compress: false }, (pump) => {
        open().then((stream) => {
          stream.once('error', breakOff);
          if (bytes.destroyed) return void stream.destroy();
          current = stream;
          pump(null, stream);
        }, breakOff);
      });
    },
    end: () => zip.end(),
  };
}
