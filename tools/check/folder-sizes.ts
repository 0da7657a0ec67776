import { dirname } from 'node:path';

/** More than so many files, tests aside, and a folder becomes rooms with names. */
export const maxFiles = 25;

const tests = /\.(test|testing)\.\w+$/;

/** Folders that are read as one list, with the reason. */
const lists: ReadonlyMap<string, string> = new Map([
  ['docs/decisions', 'records, found by their names'],
  ['engine/src/knowledge/data', 'generated tables, one per subject'],
  ['server/src/platform/database/migrations', 'run in the order of their names'],
  ['tools/assistant-corpus/utterances', 'training data that is added to'],
  ['tools/read-list/lists', 'training data, one file per list'],
  ['tools/taste/corpus', 'training data, one file per person'],
  ['tools/taste/panel', 'people who are only asked, one file per person'],
]);

/** The folders that hold too much, and the exceptions that are no longer needed. */
export function folderSizeFindings(files: readonly string[], exempt = lists): string[] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    if (tests.test(file)) continue;
    const folder = dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const large = [...sizes]
    .filter(([folder, size]) => size > maxFiles && !exempt.has(folder))
    .map(([folder, size]) => `${folder}: ${size} files beside the tests, at most ${maxFiles}; give it rooms`);
  const stale = [...exempt.keys()]
    .filter((folder) => (sizes.get(folder) ?? 0) <= maxFiles)
    .map((folder) => `tools/check/folder-sizes.ts: ${folder} needs no exception`);
  return [...large, ...stale].sort();
}
