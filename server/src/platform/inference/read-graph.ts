import { widened } from './half-floats.ts';
import type { Activation, Description, Layer, Weights, Window } from './layers.ts';

/** A network as TensorFlow.js keeps it: a description in JSON beside its weights in one file. */
export type GraphFile = {
  modelTopology: { node: GraphNode[] };
  weightsManifest: { weights: StoredWeights[] }[];
};

type GraphNode = { name: string; op: string; input?: string[]; attr?: Record<string, Attribute> };
type Attribute = { s?: string; b?: boolean; list?: { i?: (number | string)[]; s?: string[] } };
type StoredWeights = { name: string; shape: number[]; dtype: string; quantization?: { dtype: string } };

type Constants = Map<string, Weights>;

/**
 * The network of a graph from the tensor `input` on, which stands for the picture. `enlarged` is how much larger the
 * picture is than the one that the graph was made for, whose enlarging layers hold sizes of their own. Nodes that
 * networks of this product don't have are left out, and are missed only where their answers are needed.
 */
export function readGraph(
  name: string,
  file: GraphFile,
  bytes: Uint8Array,
  { input, enlarged = 1 }: { input: string; enlarged?: number },
): Description {
  const constants = constantsOf(name, file, bytes);
  const layers = file.modelTopology.node
    .filter((node) => node.name !== input)
    .flatMap((node) => layersOf(node, constants, enlarged));
  return { input, layers };
}

const bytesPerNumber: Record<string, number> = { float32: 4, int32: 4, float16: 2 };

function constantsOf(network: string, { weightsManifest }: GraphFile, bytes: Uint8Array): Constants {
  const constants: Constants = new Map();
  let offset = 0;
  for (const { name, shape, dtype, quantization } of weightsManifest.flatMap(({ weights }) => weights)) {
    const type = quantization?.dtype ?? dtype;
    const size = bytesPerNumber[type];
    if (size === undefined) throw new RangeError(`Weights of type ${type} are not supported`);
    const start = offset;
    const end = start + size * shape.reduce((count, length) => count * length, 1);
    offset = end;
    const read = () => numbersOf(type, new Uint8Array(bytes.subarray(start, end)).buffer);
    constants.set(name, { key: `${network} ${name}`, shape, read });
  }
  return constants;
}

function numbersOf(type: string, stored: ArrayBuffer): Float32Array {
  if (type === 'float16') return widened(new Uint16Array(stored));
  return type === 'int32' ? Float32Array.from(new Int32Array(stored)) : new Float32Array(stored);
}

/** None for nodes that no network of this product asks for. */
function layersOf(node: GraphNode, constants: Constants, enlarged: number): Layer[] {
  const { name: output, op } = node;
  const inputs = (node.input ?? []).filter((name) => !name.startsWith('^'));
  const [input = '', second = '', third = ''] = inputs;
  const weights = constants.get(second);
  switch (op) {
    case '_FusedConv2D':
    case 'Conv2D':
    case 'FusedDepthwiseConv2dNative':
    case 'DepthwiseConv2dNative':
      return weights ? [windowed(node, input, weights, constants.get(third))] : [];
    case 'Add':
    case 'AddV2':
    case 'Mul':
      return [arithmetic(op === 'Mul' ? 'product' : 'sum', input, second, output, constants)];
    case 'Relu':
      return [{ kind: 'activation', input, output, activation: 'relu' }];
    case 'Relu6':
      return [{ kind: 'activation', input, output, activation: 'relu6' }];
    case 'Sigmoid':
      return [{ kind: 'sigmoid', input, output }];
    case 'Mean':
      return [{ kind: 'average', input, output }];
    case 'Identity':
    case 'Reshape':
      return [{ kind: 'same', input, output }];
    case 'MaxPool':
      return [{ kind: 'largest', input, output, window: windowOf(node, sideOf(node)) }];
    case 'ConcatV2':
      return [{ kind: 'joined', inputs: inputs.slice(0, -1), output }];
    case 'Pad':
      return weights ? [padding(input, output, weights)] : [];
    case 'ResizeBilinear':
      return weights ? [resizing(node, input, weights, enlarged)] : [];
    default:
      return [];
  }
}

function windowed(node: GraphNode, input: string, weights: Weights, bias: Weights | undefined): Layer {
  const [height = 1, width = 1] = weights.shape;
  const fused = (node.attr?.fused_ops?.list?.s ?? []).map(textOf);
  const hasBias = fused.includes('BiasAdd');
  return {
    kind: node.op.includes('Depthwise') ? 'depthwise' : 'convolution',
    input,
    output: node.name,
    weights,
    bias: hasBias ? bias : undefined,
    window: windowOf(node, { height, width }),
    activation: activationOf(fused),
  };
}

function activationOf(fused: readonly string[]): Activation {
  const name = fused.find((operation) => operation !== 'BiasAdd');
  if (name === undefined) return 'linear';
  if (name === 'Relu') return 'relu';
  if (name === 'Relu6') return 'relu6';
  throw new RangeError(`Activation ${name} is not supported`);
}

function windowOf({ attr }: GraphNode, side: { height: number; width: number }): Window {
  const stride = Number(attr?.strides?.list?.i?.[1] ?? 1);
  const padding = textOf(attr?.padding?.s ?? '') === 'SAME' ? 'same' : 'valid';
  return { ...side, stride, padding };
}

function sideOf({ attr }: GraphNode): { height: number; width: number } {
  const [, height = 1, width = 1] = (attr?.ksize?.list?.i ?? []).map(Number);
  return { height, width };
}

/** Of two tensors, or of a tensor with a number or with one for each channel. */
function arithmetic(
  kind: 'sum' | 'product',
  one: string,
  other: string,
  output: string,
  constants: Constants,
): Layer {
  const constant = constants.get(one) ?? constants.get(other);
  if (!constant)
    return kind === 'sum'
      ? { kind, input: one, other, output, activation: 'linear' }
      : { kind, input: one, other, output };
  const values = [...constant.read()];
  const [factor, offset] = kind === 'product' ? [values, [0]] : [[1], values];
  const input = constants.has(one) ? other : one;
  return { kind: 'affine', input, output, factor, offset, activation: 'linear' };
}

function padding(input: string, output: string, widths: Weights): Layer {
  const [, , top = 0, bottom = 0, left = 0, right = 0, , channels = 0] = widths.read();
  return { kind: 'pad', input, output, around: { top, left, bottom, right }, channels };
}

function resizing({ name, attr }: GraphNode, input: string, size: Weights, enlarged: number): Layer {
  const [rows = 1, columns = 1] = size.read().map((side) => side * enlarged);
  return {
    kind: 'resize',
    input,
    output: name,
    rows,
    columns,
    alignCorners: attr?.align_corners?.b ?? false,
    halfPixels: attr?.half_pixel_centers?.b ?? false,
  };
}

function textOf(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}
