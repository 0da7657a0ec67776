// Loaded before the server: photos are decoded, measured and kept as ever, but seen without the networks, whose loading
// and first run take most of the time of a process that lives for a few photos.
import { registerHooks } from 'node:module';

const standIns: [module: string, source: string][] = [
  ['/imaging/networks/photo-networks.ts', 'export const loadPhotoNetworks = async () => ({});'],
  [
    '/imaging/networks/recognise.ts',
    `import { garmentLabels } from '@drape/engine/vision/laid/recognise-garment';
     export const loadRecognise = async () => async () => new Float32Array(garmentLabels.length);`,
  ],
];

registerHooks({
  load(url, context, next) {
    const [, source] = standIns.find(([module]) => url.endsWith(module)) ?? [];
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
