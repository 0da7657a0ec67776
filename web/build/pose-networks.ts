import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:pose-networks';
const files = {
  faceGraph: 'blazeface.json',
  faceWeights: 'blazeface.bin',
  bodyGraph: 'movenet-lightning.json',
  bodyWeights: 'movenet-lightning.bin',
};

/** The addresses of the face and body networks, whose package exports none of them. */
export function poseNetworks(): Plugin {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  return {
    name: 'drape:pose-networks',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? Object.entries(files)
            .map(
              ([name, file]) =>
                `export { default as ${name} } from ${JSON.stringify(`${join(folder, file)}?url`)};`,
            )
            .join('\n')
        : undefined,
  };
}
