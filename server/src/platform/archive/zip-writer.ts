import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipWriter = {
  /** The ZIP file, made while it is read. Whatever breaks a part of it on its way breaks it off with that error. */
  bytes: Readable;
  addText(name: string, text: string): void;
  /** A text that is written when what was added before is in, for it may depend on what was left out of that. */
  addLateText(name: string, textOf: (leftOut: ReadonlySet<string>) => string): void;
  /** A file of this machine, packed. */
  addFile(name: string, path: string): void;
  /** Opened when it is its turn, kept as it is, and closed where nobody reads on. What is not there is left out. */
  addStream(name: string, open: () => Promise<Readable | undefined>): void;
  /** Nothing is added after it. */
  end(): void;
};

export function createZipWriter(): ZipWriter {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  const leftOut = new Set<string>();
  let turn = Promise.resolve();
  const breakOff = (error: unknown) =>
    void bytes.destroy(error instanceof Error ? error : new Error(String(error)));
  const pass = async (name: string, open: () => Promise<Readable | undefined>) => {
    if (bytes.destroyed) return;
    const stream = await open();
    if (!stream) return void leftOut.add(name);
    const close = () => void stream.destroy();
    if (bytes.destroyed) return close();
    bytes.once('close', close);
    zip.addReadStream(stream, name, { compress: false });
    await finished(stream, { writable: false });
    bytes.off('close', close);
  };
  zip.on('error', breakOff);
  return {
    bytes,
    addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    addFile: (name, path) => zip.addFile(path, name, { compress: true }),
    addStream(name, open) {
      turn = turn.then(() => pass(name, open));
      turn.catch(breakOff);
    },
    addLateText(name, textOf) {
      turn = turn.then(() => zip.addBuffer(Buffer.from(textOf(leftOut)), name));
      turn.catch(breakOff);
    },
    end: () => void turn.then(() => zip.end(), breakOff),
  };
}
