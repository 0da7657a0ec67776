import { ByteBuffer } from 'flatbuffers';
import { widened } from './half-floats.ts';

/**
 * A tensor of the file: its shape and, where it holds weights, how to read their values in rows, last axis fastest. They
 * are read each time, so that a network is not in memory twice.
 */
export type FileTensor = { shape: number[]; read?: () => Float32Array | Int32Array };

export type Activation = 'linear' | 'relu' | 'relu6';
export type Padding = 'same' | 'valid';
/** Along the rows' axis first. */
type Pair = [down: number, across: number];

export type FileOperation =
  | { kind: 'convolution' | 'depthwise'; padding: Padding; strides: Pair; activation: Activation }
  | { kind: 'maxPool'; padding: Padding; strides: Pair; window: Pair }
  | { kind: 'add'; activation: Activation }
  | { kind: 'resize'; alignCorners: boolean; halfPixelCentres: boolean }
  | { kind: 'pad' | 'reshape' | 'logistic' };

/** One step of the network, and the tensors it reads and writes, by their places in the file. */
export type FileOperator = { operation: FileOperation; inputs: number[]; outputs: number[] };

/** A network, its operators in the order in which they are computed. */
export type FileNetwork = {
  tensors: FileTensor[];
  operators: FileOperator[];
  inputs: number[];
  outputs: number[];
};

/**
 * Fields and numbers below are those of the TensorFlow Lite schema, version 3 (`tensorflow/lite/schema/schema.fbs`); a
 * field is named by its place in its table.
 */
const fileIdentifier = 'TFL3';
const dequantize = 6;
const activations: (Activation | undefined)[] = ['linear', 'relu', undefined, 'relu6'];

const readOperation: Record<number, (options: Table) => FileOperation> = {
  0: (options) => ({ kind: 'add', activation: activationOf(options.byte(0)) }),
  3: (options) => ({ kind: 'convolution', ...placing(options), activation: activationOf(options.byte(3)) }),
  4: (options) => {
    if (options.int(3) > 1)
      throw new RangeError('Depthwise convolutions answer one channel for each of theirs');
    return { kind: 'depthwise', ...placing(options), activation: activationOf(options.byte(4)) };
  },
  14: () => ({ kind: 'logistic' }),
  17: (options) => ({ kind: 'maxPool', ...placing(options), window: [options.int(4), options.int(3)] }),
  22: () => ({ kind: 'reshape' }),
  23: (options) => ({
    kind: 'resize',
    alignCorners: options.byte(2) !== 0,
    halfPixelCentres: options.byte(3) !== 0,
  }),
  34: () => ({ kind: 'pad' }),
};

function placing(options: Table): { padding: Padding; strides: Pair } {
  return { padding: options.byte(0) === 0 ? 'same' : 'valid', strides: [options.int(2), options.int(1)] };
}

function activationOf(number: number): Activation {
  const activation = activations[number];
  if (!activation) throw new RangeError(`Activation ${number} is not supported`);
  return activation;
}

/**
 * Reads a TensorFlow Lite file with weights in 32 or 16 bits. Throws a RangeError for any other file, and for
 * operators and types that the networks of this product don't have.
 */
export function readTflite(bytes: Uint8Array): FileNetwork {
  const buffer = new ByteBuffer(bytes);
  if (bytes.length < 8 || !buffer.__has_identifier(fileIdentifier))
    throw new RangeError('This is no TensorFlow Lite file');
  const model = tableAt(buffer, buffer.readInt32(0));
  // Old files have the operator's number in a byte, new ones in an integer of its own.
  const codes = model.tables(1).map((code) => Math.max(code.byte(0), code.int(3)));
  const [graph] = model.tables(2);
  if (!graph) throw new RangeError('This TensorFlow Lite file has no network');
  const stored = model.tables(4);
  const tensors = graph.tables(0).map((tensor) => readTensor(tensor, stored[tensor.int(2)]));
  const operators: FileOperator[] = [];
  for (const operator of graph.tables(3)) {
    const code = codes[operator.int(0)] ?? -1;
    const inputs = operator.ints(1);
    const outputs = operator.ints(2);
    if (code === dequantize) widen(tensors, inputs[0], outputs[0]);
    else operators.push({ operation: operationOf(code, operator.table(4)), inputs, outputs });
  }
  return { tensors, operators, inputs: graph.ints(1), outputs: graph.ints(2) };
}

function operationOf(code: number, options: Table): FileOperation {
  const read = readOperation[code];
  if (!read) throw new RangeError(`Operator ${code} is not supported`);
  return read(options);
}

/** Weights in 16 bits are widened whenever they are read, so that the operator for it has nothing left to do. */
function widen(tensors: FileTensor[], from = -1, to = -1): void {
  const weights = tensors[from];
  if (!weights?.read) throw new RangeError('Only weights may be kept in 16 bits');
  tensors[to] = weights;
}

function readTensor(tensor: Table, stored: Table | undefined): FileTensor {
  const shape = tensor.ints(0);
  const data = stored?.bytes(0);
  if (!data || data.length === 0) return { shape };
  const type = tensor.byte(1);
  const read = readNumbers[type];
  if (!read) throw new RangeError(`Tensors of type ${type} are not supported`);
  // Numbers in the file need not lie where typed arrays may start.
  return { shape, read: () => read(new Uint8Array(data).buffer) };
}

/** By the type's number: 32 bits, 16 bits, and integers. */
const readNumbers: Record<number, (bytes: ArrayBuffer) => Float32Array | Int32Array> = {
  0: (bytes) => new Float32Array(bytes),
  1: (bytes) => widened(new Uint16Array(bytes)),
  2: (bytes) => new Int32Array(bytes),
};

/** A FlatBuffers table; what is not in it reads as 0, as nothing, or as a table without fields. */
type Table = {
  byte(field: number): number;
  int(field: number): number;
  table(field: number): Table;
  tables(field: number): Table[];
  ints(field: number): number[];
  bytes(field: number): Uint8Array;
};

const emptyTable: Table = {
  byte: () => 0,
  int: () => 0,
  table: () => emptyTable,
  tables: () => [],
  ints: () => [],
  bytes: () => new Uint8Array(),
};

function tableAt(buffer: ByteBuffer, at: number): Table {
  const find = <Value>(field: number, read: (place: number) => Value, otherwise: Value): Value => {
    const offset = buffer.__offset(at, 4 + 2 * field);
    return offset === 0 ? otherwise : read(at + offset);
  };
  const entries = <Value>(field: number, read: (place: number) => Value): Value[] =>
    find(
      field,
      (place) => {
        const start = buffer.__vector(place);
        return Array.from({ length: buffer.__vector_len(place) }, (_, k) => read(start + 4 * k));
      },
      [],
    );
  return {
    byte: (field) => find(field, (place) => buffer.readInt8(place), 0),
    int: (field) => find(field, (place) => buffer.readInt32(place), 0),
    table: (field) => find(field, (place) => tableAt(buffer, buffer.__indirect(place)), emptyTable),
    tables: (field) => entries(field, (place) => tableAt(buffer, buffer.__indirect(place))),
    ints: (field) => entries(field, (place) => buffer.readInt32(place)),
    bytes: (field) =>
      find(
        field,
        (place) => {
          const start = buffer.__vector(place);
          return buffer.bytes().subarray(start, start + buffer.__vector_len(place));
        },
        new Uint8Array(),
      ),
  };
}
