import { expect, test } from 'vitest';
import { folderSizeFindings, maxFiles } from './folder-sizes.ts';

const filesOf = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/part-${index}.${ending}`);

test('a folder may be full, and its tests and rooms do not count', () => {
  const files = [
    ...filesOf('engine/src/vision', maxFiles),
    ...filesOf('engine/src/vision', maxFiles, 'test.ts'),
    ...filesOf('engine/src/vision/cloth', maxFiles),
  ];
  expect(folderSizeFindings(files, new Map())).toEqual([]);
});

test('one file more is found', () => {
  expect(folderSizeFindings(filesOf('web/src/ui', maxFiles + 1), new Map())).toEqual([
    `web/src/ui: ${maxFiles + 1} files beside the tests, at most ${maxFiles}; give it rooms`,
  ]);
});

test('a folder that is read as one list may be longer, as long as it is', () => {
  const lists = new Map([
    ['docs/decisions', 'records'],
    ['docs/letters', 'letters'],
  ]);
  expect(folderSizeFindings(filesOf('docs/decisions', maxFiles + 1), lists)).toEqual([
    'tools/check/folder-sizes.ts: docs/letters needs no exception',
  ]);
});
