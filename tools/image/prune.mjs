// Takes out of node_modules what the running server never opens: types, maps, texts and unused builds of the networks' runtimes.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';

const modules = join(repositoryRoot, 'node_modules');
const unread = /\.(map|d\.[mc]?ts|md|markdown)$/;
/** Says under which licenses the libraries in it are used. */
const notices = /@img[\\/]sharp-libvips-[^\\/]+$/;
/** Folder → what stays of it. */
const kept = {
  'onnxruntime-web/dist':
    /^ort(\.node)?\.(wasm\.)?(bundle\.)?min\.m?js$|^ort-wasm-simd-threaded\.(wasm|mjs)$/,
  'onnxruntime-web/lib': /^$/,
  '@vladmandic/human': /^(package\.json|LICENSE|models|dist)$/,
  '@mediapipe/pose': /^(package\.json|pose_landmark_full\.tflite)$/,
};

for (const [folder, stays] of Object.entries(kept)) {
  const path = join(modules, folder);
  if (!existsSync(path)) continue;
  for (const name of readdirSync(path)) if (!stays.test(name)) rmSync(join(path, name), { recursive: true });
}
for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && unread.test(entry.name) && !notices.test(entry.parentPath))
    rmSync(join(entry.parentPath, entry.name));
