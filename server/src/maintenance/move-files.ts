import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';

type MovedFiles = { files: number; copied: number; bytes: number; lost: string[] };

const atOnce = 8;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function bytesOf(store: FileStore, key: string): Promise<Buffer | undefined> {
  return (await store.exists(key)) ? buffer(await store.stream(key)) : undefined;
}

/**
 * Copies every recorded file and reads it back. One that is there already with the same bytes is left alone, so a copy
 * that was broken off goes on. What the source itself has lost is reported and stops nothing.
 */
export async function moveFiles(
  database: Database,
  from: FileStore,
  to: FileStore,
  say: (line: string) => void,
): Promise<MovedFiles> {
  const recorded = await database.read
    .selectFrom('stored_files')
    .select(['key', 'content_type'])
    .orderBy('key')
    .execute();
  const moved: MovedFiles = { files: 0, copied: 0, bytes: 0, lost: [] };

  async function moveOne({ key, content_type }: (typeof recorded)[number]): Promise<void> {
    const bytes = await bytesOf(from, key);
    if (!bytes) return void moved.lost.push(key);
    const hash = hashOf(bytes);
    const there = await bytesOf(to, key);
    if (!there || hashOf(there) !== hash) {
      await to.put(key, bytes, content_type);
      const back = await bytesOf(to, key);
      if (!back || hashOf(back) !== hash) throw new Error(`${key} does not come back as it was written`);
      moved.copied++;
    }
    moved.files++;
    moved.bytes += bytes.length;
    if (moved.files % 1000 === 0) say(`  ${moved.files} of ${recorded.length} files`);
  }

  for (let start = 0; start < recorded.length; start += atOnce)
    await Promise.all(recorded.slice(start, start + atOnce).map(moveOne));
  return moved;
}
