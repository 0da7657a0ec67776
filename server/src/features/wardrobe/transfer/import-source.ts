import { openZip } from '../../../platform/archive/zip-reader.ts';
import type { FileReading } from '../../../platform/reading/file-reading.ts';
import { type ImportContents, type ImportTask, zipBounds } from './import-contents.ts';

/** What a file holds: its items, what is wrong with it, and its photos. */
export type ImportSource = Pick<ImportContents, 'rows' | 'problems' | 'columns'> & {
  photo(name: string): Promise<Uint8Array | undefined>;
  close(): void;
};

const maxPhotoBytes = 20 * 1024 * 1024;
const tooHeavy = 'This file takes too long to read. Please import fewer items at once.';

/** Opens a file that somebody wants to import: an exported ZIP or a table. Throws for what is neither. */
export async function openImport(
  reading: FileReading,
  userId: string,
  task: ImportTask,
): Promise<ImportSource> {
  const module = new URL('./import-contents.ts', import.meta.url);
  const reader = { module, name: 'readImport', task, tooHeavy };
  const { isArchive, ...contents } = await reading.read<ImportContents>(userId, reader);
  const hasPhotos = isArchive && contents.rows.some(({ item }) => item.images.length > 0);
  if (!hasPhotos) return { ...contents, photo: async () => undefined, close: () => undefined };
  const zip = await openZip(task.path, zipBounds);
  return {
    ...contents,
    photo: (name) => zip.read(name, maxPhotoBytes),
    close: () => zip.close(),
  };
}
