import { readFile } from 'node:fs/promises';
import {
  garmentLabels,
  type RecognisePort,
  recognisedView,
} from '@drape/engine/vision/laid/recognise-garment';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

const weights = new URL('../../../../assets/recogniser.onnx', import.meta.url);

/**
 * The product's own recogniser of garments (trained by tools/recogniser), on one thread of WebAssembly, so that every
 * run and every machine answers alike. Warms up, never downloads.
 */
export async function loadRecognise(): Promise<RecognisePort> {
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const session = await InferenceSession.create(await readFile(weights), { executionProviders: ['wasm'] });
  const { size } = recognisedView;
  const port: RecognisePort = async (view) => {
    if (view.size !== size) throw new RangeError(`A view is ${size} pixels wide, not ${view.size}`);
    const input = new Tensor('float32', planesOf(view.data, size * size), [1, 4, size, size]);
    const { logits } = await session.run({ view: input });
    if (!(logits?.data instanceof Float32Array) || logits.data.length !== garmentLabels.length)
      throw new Error('The recogniser answered in an unknown shape');
    return logits.data;
  };
  await port({ size, data: new Float32Array(size * size * 4) });
  return port;
}

/** Interleaved RGB (0 to 255) and mask (0 to 1) to four planes from 0 to 1. */
function planesOf(data: Float32Array, count: number): Float32Array {
  const planes = new Float32Array(4 * count);
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 4; c++) planes[c * count + i] = (data[4 * i + c] ?? 0) / (c < 3 ? 255 : 1);
  return planes;
}
