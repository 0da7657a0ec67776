import type { TextAdapter } from '@drape/engine/language/text-encoder';
import { attend, gelu, type Norm, normalizeRows } from '@drape/engine/networks/attention';
import { matrixOf } from '@drape/engine/networks/matrix';
import type { Safetensors } from './safetensors.ts';
import { createTextMemory, floatBytes, keepMatrix, keepVector, type TextMemory } from './text-memory.ts';

/** BERT's small model with six layers (MiniLM, Wang et al. 2020). */
const width = 384;
const inner = 1536;
const heads = 12;
const layerCount = 6;
/** Of a longer text the end is not read. */
export const mostPieces = 300;

/** The linear parts of a layer: numbers in and out. */
const linearParts = {
  'attention.self.query': [width, width],
  'attention.self.key': [width, width],
  'attention.self.value': [width, width],
  'attention.output.dense': [width, width],
  'intermediate.dense': [width, inner],
  'output.dense': [inner, width],
} as const;
type LinearPart = keyof typeof linearParts;
const normParts = ['attention.output.LayerNorm', 'output.LayerNorm'] as const;
type NormPart = (typeof normParts)[number];

/** The pieces of a text by number, and of each whether it belongs to the first (0) or the second part (1). */
export type PieceRow = { pieces: readonly number[]; parts: readonly number[] };

/** One vector of 384 numbers for each piece. */
export type TextNetwork = (row: PieceRow) => Float32Array[];

type Learned = Omit<TextAdapter, 'most'>;
type Linear = { weights: number; bias: number; into: number; out: number };
type Beside = { narrow: number; wide: number; rank: number };
type Layer = { linear: Record<LinearPart, Linear>; norms: Record<NormPart, Norm> };
type LearnedLayer = {
  beside: Partial<Record<LinearPart, Beside | undefined>>;
  norms: Record<NormPart, Norm>;
};
type Places = Record<
  'state' | 'queries' | 'keys' | 'values' | 'mixed' | 'inner' | 'scratch' | 'narrow',
  number
>;

/** Opens the model once; each adapter makes another network of it. `file` is MiniLM's, and pieces are looked up in it. */
export function openTextModel(file: Safetensors): (adapter?: Learned) => TextNetwork {
  const weights = layerCount * (4 * width * width + 2 * width * inner);
  const memory = createTextMemory(weights + mostPieces * (6 * width + 3 * inner) + 2 ** 18);
  const take = (columns: number) => memory.take(mostPieces * columns);
  const places = {
    state: take(width),
    queries: take(width),
    keys: take(width),
    values: take(width),
    mixed: take(width),
    inner: take(inner),
    scratch: take(inner),
    narrow: take(width),
  };
  const nothing = keepVector(memory, new Float32Array(inner));
  const layers = Array.from({ length: layerCount }, (_, k) => openLayer(memory, file, k));
  const embedded = openEmbedding(file);
  return (adapter) => {
    const learned = layers.map((layer, k) => learnedLayer(memory, layer, k, adapter));
    return (row) => {
      const rows = Math.min(row.pieces.length, mostPieces);
      embedded(row, memory.numbers(places.state, rows * width));
      for (const [k, layer] of layers.entries()) {
        const own = learned[k];
        if (own) runLayer({ memory, places, nothing }, layer, own, rows);
      }
      const state = memory.numbers(places.state, rows * width);
      return Array.from({ length: rows }, (_, at) => state.slice(at * width, (at + 1) * width));
    };
  };
}

/** The sum of a piece's vector, its place's and its part's, normalized. */
function openEmbedding(file: Safetensors) {
  const parts = file.read('embeddings.token_type_embeddings.weight');
  const norm = normOf(file, 'embeddings.LayerNorm');
  return ({ pieces, parts: partOf }: PieceRow, target: Float32Array) => {
    for (let row = 0; row < target.length / width; row++) {
      const word = file.row('embeddings.word_embeddings.weight', pieces[row] ?? 0);
      const place = file.row('embeddings.position_embeddings.weight', row);
      const part = (partOf[row] ?? 0) * width;
      for (let k = 0; k < width; k++)
        target[row * width + k] = (word[k] ?? 0) + (place[k] ?? 0) + (parts[part + k] ?? 0);
    }
    normalizeRows(target, norm);
  };
}

function normOf(file: Safetensors, name: string): Norm {
  return { factors: file.read(`${name}.weight`), offsets: file.read(`${name}.bias`) };
}

function byPart<Part extends string, Value>(parts: readonly Part[], of: (part: Part) => Value) {
  return Object.fromEntries(parts.map((part) => [part, of(part)])) as Record<Part, Value>;
}

const linearNames = Object.keys(linearParts) as LinearPart[];
const nameOf = (layer: number, part: string) => `encoder.layer.${layer}.${part}`;

function openLayer(memory: TextMemory, file: Safetensors, number: number): Layer {
  return {
    linear: byPart(linearNames, (part) => {
      const [into, out] = linearParts[part];
      const name = nameOf(number, part);
      const weights = keepMatrix(memory, file.read(`${name}.weight`), into, out);
      return { weights, bias: keepVector(memory, file.read(`${name}.bias`)), into, out };
    }),
    norms: byPart(normParts, (part) => normOf(file, nameOf(number, part))),
  };
}

function learnedLayer(
  memory: TextMemory,
  layer: Layer,
  number: number,
  adapter: Learned | undefined,
): LearnedLayer {
  if (!adapter) return { beside: {}, norms: layer.norms };
  const beside = byPart(linearNames, (part) => {
    const stored = adapter.matrices[nameOf(number, part)];
    if (!stored) return undefined;
    const [into, out] = linearParts[part];
    const down = matrixOf(stored.down);
    const up = matrixOf(stored.up).values.map((value) => adapter.scale * value);
    const rank = down.rows;
    return {
      narrow: keepMatrix(memory, down.values, into, rank),
      wide: keepMatrix(memory, up, rank, out),
      rank,
    };
  });
  const norms = byPart(normParts, (part) => {
    const factors = adapter.norms[`${nameOf(number, part)}.weight`];
    const offsets = adapter.norms[`${nameOf(number, part)}.bias`];
    return factors && offsets
      ? { factors: matrixOf(factors).values, offsets: matrixOf(offsets).values }
      : layer.norms[part];
  });
  return { beside, norms };
}

type Machine = { memory: TextMemory; places: Places; nothing: number };

function runLayer(
  { memory, places, nothing }: Machine,
  { linear }: Layer,
  { beside, norms }: LearnedLayer,
  rows: number,
): void {
  const { kernels } = memory;
  const numbers = (address: number, columns = width) => memory.numbers(address, rows * columns);
  const times = (part: LinearPart, input: number, output: number) => {
    const { weights, bias, into, out } = linear[part];
    kernels.multiply(input, rows, into, weights, bias, out, output, 0);
    const learned = beside[part];
    if (!learned) return;
    const { narrow, wide, rank } = learned;
    kernels.multiply(input, rows, into, narrow, nothing, rank, places.narrow, 0);
    kernels.multiply(places.narrow, rows, rank, wide, nothing, out, places.scratch, 0);
    kernels.sum(output, places.scratch, output, floatBytes * rows * out, 0);
  };
  const addToState = (from: number, part: NormPart) => {
    kernels.sum(places.state, from, places.state, floatBytes * rows * width, 0);
    normalizeRows(numbers(places.state), norms[part]);
  };
  times('attention.self.query', places.state, places.queries);
  times('attention.self.key', places.state, places.keys);
  times('attention.self.value', places.state, places.values);
  const rowsOf = {
    queries: numbers(places.queries),
    keys: numbers(places.keys),
    values: numbers(places.values),
  };
  attend({ ...rowsOf, width, heads }, numbers(places.mixed));
  times('attention.output.dense', places.mixed, places.queries);
  addToState(places.queries, 'attention.output.LayerNorm');
  times('intermediate.dense', places.state, places.inner);
  gelu(numbers(places.inner, inner));
  times('output.dense', places.inner, places.queries);
  addToState(places.queries, 'output.LayerNorm');
}
