import type { Description, Layer, Weights, Window } from './layers.ts';
import { type FileOperation, type FileOperator, type FileTensor, readTflite } from './tflite-file.ts';

/** A network of a TensorFlow Lite file; its tensors are called by their numbers in the file. */
export type FileDescription = Description & { outputs: string[] };

export function describeTflite(name: string, bytes: Uint8Array): FileDescription {
  const { tensors, operators, inputs, outputs } = readTflite(bytes);
  const weightsAt = (index: number): Weights => {
    const { shape, read } = tensorAt(tensors, index);
    if (!read) throw new RangeError('Weights are missing');
    return { key: `${name} ${index}`, shape, read: () => Float32Array.from(read()) };
  };
  return {
    input: String(inputs[0] ?? 0),
    layers: operators.flatMap((operator) => layersOf(operator, weightsAt)),
    outputs: outputs.map(String),
  };
}

function layersOf(
  { operation, inputs, outputs }: FileOperator,
  weightsAt: (index: number) => Weights,
): Layer[] {
  const [input = '', other = ''] = inputs.map(String);
  const [output = ''] = outputs.map(String);
  const [, second = -1, third = -1] = inputs;
  switch (operation.kind) {
    case 'convolution':
      return convolution(operation, input, output, weightsAt(second), weightsAt(third));
    case 'depthwise':
      return [depthwise(operation, input, output, weightsAt(second), weightsAt(third))];
    case 'add':
      return [{ kind: 'sum', input, other, output, activation: operation.activation }];
    case 'maxPool': {
      const [height, width] = operation.window;
      return [{ kind: 'largest', input, output, window: { height, width, ...sliding(operation) } }];
    }
    case 'resize': {
      const [rows = 1, columns = 1] = weightsAt(second).read();
      const { alignCorners, halfPixelCentres: halfPixels } = operation;
      return [{ kind: 'resize', input, output, rows, columns, alignCorners, halfPixels }];
    }
    case 'pad': {
      const [, , top = 0, bottom = 0, left = 0, right = 0, , channels = 0] = weightsAt(second).read();
      return [{ kind: 'pad', input, output, around: { top, left, bottom, right }, channels }];
    }
    case 'reshape':
      return [{ kind: 'same', input, output }];
    case 'logistic':
      return [{ kind: 'sigmoid', input, output }];
  }
}

type Sliding = Extract<FileOperation, { kind: 'convolution' | 'depthwise' }>;

function sliding({ strides, padding }: { strides: [number, number]; padding: 'same' | 'valid' }) {
  const [stride, across] = strides;
  if (stride !== across) throw new RangeError('Windows move as far down as across');
  return { stride, padding };
}

/** The file has the channels that come out first; here they come last. */
function channelsOutLast(weights: Weights): Weights {
  const [out = 1, height = 1, width = 1, into = 1] = weights.shape;
  const inside = height * width * into;
  const read = () => {
    const numbers = weights.read();
    const turned = new Float32Array(numbers.length);
    for (let o = 0; o < out; o++)
      for (let k = 0; k < inside; k++) turned[k * out + o] = numbers[o * inside + k] ?? 0;
    return turned;
  };
  return { key: weights.key, shape: [height, width, into, out], read };
}

function convolution(
  operation: Sliding,
  input: string,
  output: string,
  weights: Weights,
  bias: Weights,
): Layer[] {
  const { activation } = operation;
  const turned = channelsOutLast(weights);
  const [height = 1, width = 1, into = 1, out = 1] = turned.shape;
  const window: Window = { height, width, ...sliding(operation) };
  if (out > 1 || height === 1)
    return [{ kind: 'convolution', input, output, weights: turned, bias, window, activation }];
  // With one channel out, each channel in has a window of its own, and their answers are added: much less work.
  const between = `${output} by channel`;
  const own = { ...turned, shape: [height, width, into] };
  const ones = { key: `${into} ones`, shape: [1, 1, into, 1], read: () => new Float32Array(into).fill(1) };
  const point: Window = { height: 1, width: 1, stride: 1, padding: 'valid' };
  return [
    {
      kind: 'depthwise',
      input,
      output: between,
      weights: own,
      bias: undefined,
      window,
      activation: 'linear',
    },
    { kind: 'convolution', input: between, output, weights: ones, bias, window: point, activation },
  ];
}

function depthwise(
  operation: Sliding,
  input: string,
  output: string,
  weights: Weights,
  bias: Weights,
): Layer {
  const [, height = 1, width = 1, channels = 1] = weights.shape;
  const window: Window = { height, width, ...sliding(operation) };
  const own = { ...weights, shape: [height, width, channels] };
  return {
    kind: 'depthwise',
    input,
    output,
    weights: own,
    bias,
    window,
    activation: operation.activation,
  };
}

function tensorAt(tensors: readonly FileTensor[], index: number): FileTensor {
  const tensor = tensors[index];
  if (!tensor) throw new RangeError(`There is no tensor ${index}`);
  return tensor;
}
