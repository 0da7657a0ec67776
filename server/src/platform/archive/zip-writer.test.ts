import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { unzip } from '../../../test/zip-files.ts';
import { createZipWriter } from './zip-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Some bytes, and then no more. */
function stalled(): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push('x'.repeat(1000));
  return stream;
}

test('texts, files and streams come back as they were', async () => {
  const path = join(folder, 'packed.txt');
  writeFileSync(path, 'packed '.repeat(1000));
  const zip = createZipWriter();
  zip.addText('note.txt', 'as written');
  zip.addFile('packed.txt', path);
  zip.addStream('streamed.txt', async () => Readable.from(['in ', 'parts']));
  zip.end();
  const files = await unzip(await buffer(zip.bytes));
  const texts = [...files].map(([name, bytes]) => [name, bytes.toString()]);
  expect(texts).toEqual([
    ['note.txt', 'as written'],
    ['packed.txt', 'packed '.repeat(1000)],
    ['streamed.txt', 'in parts'],
  ]);
});

test('a part that breaks on its way, or cannot be opened, breaks off the file with its error', async () => {
  const breaking = stalled();
  const zip = createZipWriter();
  zip.addStream('broken.txt', async () => breaking);
  zip.end();
  const read = buffer(zip.bytes);
  setTimeout(() => breaking.destroy(new Error('connection reset')), 20);
  await expect(read).rejects.toThrow('connection reset');

  const unopened = createZipWriter();
  unopened.addStream('missing.txt', () => Promise.reject(new Error('no such file')));
  unopened.end();
  await expect(buffer(unopened.bytes)).rejects.toThrow('no such file');
});

test('what is not there is left out, and a text that comes after it can tell', async () => {
  const zip = createZipWriter();
  zip.addText('note.txt', 'as written');
  zip.addStream('files/gone.jpg', async () => undefined);
  zip.addStream('files/kept.jpg', async () => Readable.from(['kept']));
  zip.addLateText('missing.txt', (leftOut) => [...leftOut].join());
  zip.end();
  const files = await unzip(await buffer(zip.bytes));
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['note.txt', 'as written'],
    ['files/kept.jpg', 'kept'],
    ['missing.txt', 'files/gone.jpg'],
  ]);
});

test('one stream is open at a time', async () => {
  let open = 0;
  let most = 0;
  const counted = () => {
    most = Math.max(most, ++open);
    return Readable.from(['x'.repeat(100_000)]).once('close', () => open--);
  };
  const zip = createZipWriter();
  for (const name of ['a', 'b', 'c']) zip.addStream(name, async () => counted());
  zip.end();
  expect([...(await unzip(await buffer(zip.bytes))).keys()]).toEqual(['a', 'b', 'c']);
  expect(most).toBe(1);
});

test('a reader that stops early leaves nothing open', async () => {
  const open = stalled();
  const zip = createZipWriter();
  zip.addStream('long.txt', async () => open);
  zip.end();
  zip.bytes.once('data', () => zip.bytes.destroy());
  await expect.poll(() => open.destroyed).toBe(true);
});
