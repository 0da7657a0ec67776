import {
  dot,
  type Matrix,
  matrixOf,
  rectified,
  rowOf,
  type StoredMatrix,
  times,
} from '../../../networks/matrix.ts';
import { type Product, preparedProduct, sparseProduct } from '../../../networks/prepared-product.ts';
import type { Inputs } from './piece-inputs.ts';

/** The data of one network. */
export type StoredNetwork = {
  width: number;
  /** Names of features, in the order of the rows of their matrices. */
  pieces: readonly string[];
  contexts: readonly string[];
  matrices: Readonly<Record<string, StoredMatrix>>;
};

/** A network's encoding of a piece, independent of the occasion. */
export type SeenPiece = {
  /** For how it meets an occasion in a place. */
  joint: Float32Array;
  likes: Float32Array;
  /** Its share of the numbers by which the networks compare two pieces. */
  beside: Float32Array;
};

/** A network's encoding of an occasion. */
export type SeenContext = { joint: Float32Array; likes: Float32Array; bySlot: Float32Array };

/** A small network trained on stylists' outfits: the worth of pieces for an occasion and of pairs of pieces. */
export type TasteNetwork = {
  seePiece(inputs: Inputs): SeenPiece;
  seeContext(inputs: Inputs): SeenContext;
  /** Log odds of wearing the piece in a slot, given by its number, over leaving the slot empty. */
  single(piece: SeenPiece, context: SeenContext, cross: Float32Array, slot: number): number;
};

export function tasteNetwork({ pieces, contexts, matrices }: StoredNetwork): TasteNetwork {
  const read = (name: string): Matrix => {
    const stored = matrices[name];
    if (!stored) throw new RangeError(`The network of the taste has no ${name}`);
    return matrixOf(stored);
  };
  const pieceNumbers = preparedProduct(read('piece_numbers.weight'));
  const pieceEntry = entryLayer(pieces, read('piece_names.weight'), pieceNumbers);
  const pieceBias = read('piece_numbers.bias').values;
  const contextWeights = read('context_numbers.weight');
  const contextNumbers: Product = (vector, plus) => times(contextWeights, vector, plus);
  const contextEntry = entryLayer(contexts, read('context_names.weight'), contextNumbers);
  const contextBias = read('context_numbers.bias').values;
  const inner = read('context_inner.weight');
  const innerBias = read('context_inner.bias').values;
  const slots = rowsOf(read('slots.weight'));
  const fromPiece = sparseProduct(read('from_piece.weight'));
  const fromPieceBias = read('from_piece.bias').values;
  const fromContext = read('from_context.weight');
  const out = read('out.weight').values;
  const [outBias] = read('out.bias').values;
  const pieceSide = sparseProduct(read('piece_side.weight'));
  const contextSide = read('context_side.weight');
  const contextSideBias = read('context_side.bias').values;
  const slotContext = read('slot_context.weight');
  const slotContextBias = read('slot_context.bias').values;
  const crossWeights = rowsOf(read('cross.weight'));
  const besideOf = sparseProduct(read('beside.weight'));
  const besideBias = read('beside.bias').values;
  return {
    seePiece(inputs) {
      const hidden = pieceEntry(inputs, pieceBias);
      return {
        joint: fromPiece(hidden, fromPieceBias),
        likes: pieceSide(hidden),
        beside: besideOf(hidden, besideBias),
      };
    },
    seeContext(inputs) {
      const hidden = rectified(times(inner, contextEntry(inputs, contextBias), innerBias));
      return {
        joint: times(fromContext, hidden),
        likes: times(contextSide, hidden, contextSideBias),
        bySlot: times(slotContext, hidden, slotContextBias),
      };
    },
    single(piece, context, cross, slot) {
      const place = slots[slot];
      let worth = outBias + context.bySlot[slot] + dot(piece.likes, context.likes);
      worth += dot(cross, crossWeights[slot]);
      for (let k = 0; k < out.length; k++) {
        const joint = piece.joint[k] + place[k] + context.joint[k];
        if (joint > 0) worth += out[k] * joint;
      }
      return worth;
    },
  };
}

function rowsOf(matrix: Matrix): Float32Array[] {
  return Array.from({ length: matrix.rows }, (_, row) => rowOf(matrix, row));
}

/** A first layer over named features and numbers. */
function entryLayer(
  names: readonly string[],
  byName: Matrix,
  byNumber: Product,
): (inputs: Inputs, bias: Float32Array) => Float32Array {
  const rows = new Map(names.map((name, row) => [name, row]));
  return (inputs, bias) => {
    const hidden = byNumber(inputs.numbers, bias);
    for (const name of inputs.names) {
      const row = rows.get(name);
      if (row === undefined) continue;
      const from = row * byName.columns;
      for (let k = 0; k < hidden.length; k++) hidden[k] += byName.values[from + k];
    }
    return rectified(hidden);
  };
}
