import * as tf from '@tensorflow/tfjs-core';
import type { FileNetwork, FileOperation, FileOperator, FileTensor } from './tflite-file.ts';

/** Runs a network on one tensor (rows of the shape, last axis fastest) and answers its outputs in the file's order. */
export type Network = (input: Float32Array) => Float32Array[];

type Compute = (read: (tensor: number) => tf.Tensor4D) => tf.Tensor4D;
type Step = { inputs: number[]; output: number; compute: Compute };

/**
 * A network of a TensorFlow Lite file on the backend that tfjs has at this moment, with its weights loaded into it. It
 * computes no more than its first `wanted` outputs need. Throws a RangeError where tensors have more than four axes.
 */
export function buildNetwork(file: FileNetwork, wanted = file.outputs.length): Network {
  const [input = -1] = file.inputs;
  const outputs = file.outputs.slice(0, wanted);
  const shape = fourAxes(tensorAt(file, input).shape);
  const steps = operatorsFor(outputs, file).map((operator) => stepOf(operator, file));
  const uses = new Map<number, number>();
  for (const tensor of [...steps.flatMap(({ inputs }) => inputs), ...outputs])
    uses.set(tensor, (uses.get(tensor) ?? 0) + 1);
  return (numbers) => {
    const values = new Map<number, tf.Tensor4D>([[input, tf.tensor4d(numbers, shape)]]);
    const waiting = new Map(uses);
    const read = (tensor: number) => {
      const value = values.get(tensor);
      if (!value) throw new Error(`Tensor ${tensor} is read before it is computed`);
      return value;
    };
    for (const { inputs, output, compute } of steps) {
      values.set(output, compute(read));
      // What nobody reads any more makes room at once.
      for (const tensor of inputs) {
        const left = (waiting.get(tensor) ?? 1) - 1;
        waiting.set(tensor, left);
        if (left === 0) read(tensor).dispose();
      }
    }
    const answers = outputs.map((tensor) => Float32Array.from(read(tensor).dataSync()));
    for (const tensor of outputs) read(tensor).dispose();
    return answers;
  };
}

/** The operators, in their order, that some tensors are computed by. */
function operatorsFor(outputs: number[], { operators }: FileNetwork): FileOperator[] {
  const needed = new Set(outputs);
  return operators
    .toReversed()
    .filter((operator) => {
      const used = operator.outputs.some((tensor) => needed.has(tensor));
      if (used) for (const tensor of operator.inputs) needed.add(tensor);
      return used;
    })
    .reverse();
}

function stepOf({ operation, inputs, outputs }: FileOperator, file: FileNetwork): Step {
  const [x = -1, second = -1, third = -1] = inputs;
  const [output = -1] = outputs;
  const { kind } = operation;
  const step = (compute: Compute): Step => ({ inputs: [x], output, compute });
  if (kind === 'convolution' || kind === 'depthwise')
    return step(convolution(operation, x, tensorAt(file, second), tensorAt(file, third)));
  if (kind === 'add')
    return { inputs: [x, second], output, compute: addition(operation.activation, x, second) };
  if (kind === 'maxPool') {
    const { window, strides, padding } = operation;
    return step((read) => tf.maxPool(read(x), window, strides, padding));
  }
  if (kind === 'resize') {
    const [rows = 1, columns = 1] = weightsOf(tensorAt(file, second));
    const { alignCorners, halfPixelCentres } = operation;
    return step((read) => tf.image.resizeBilinear(read(x), [rows, columns], alignCorners, halfPixelCentres));
  }
  if (kind === 'pad') {
    const widths = weightsOf(tensorAt(file, second));
    const along = (axis: number): [number, number] => [widths[2 * axis] ?? 0, widths[2 * axis + 1] ?? 0];
    return step((read) => tf.pad(read(x), [along(0), along(1), along(2), along(3)]));
  }
  if (kind === 'reshape') {
    const shape = fourAxes(tensorAt(file, output).shape);
    return step((read) => tf.reshape(read(x), shape));
  }
  return step((read) => tf.sigmoid(read(x)));
}

function convolution(
  {
    kind,
    strides,
    padding: pad,
    activation,
  }: Extract<FileOperation, { padding: string; activation: string }>,
  x: number,
  weights: FileTensor,
  offsets: FileTensor,
): Compute {
  const [first, rows, columns, last] = fourAxes(weights.shape);
  const bias = tf.tensor1d(weightsOf(offsets));
  if (kind === 'depthwise') {
    const filter = tf.tensor4d(weightsOf(weights), [rows, columns, last, 1]);
    return (read) => tf.fused.depthwiseConv2d({ x: read(x), filter, strides, pad, bias, activation });
  }
  const filter = tf.tidy(() =>
    tf.transpose(tf.tensor4d(weightsOf(weights), [first, rows, columns, last]), [1, 2, 3, 0]),
  );
  return (read) => tf.fused.conv2d({ x: read(x), filter, strides, pad, bias, activation });
}

function addition(activation: 'linear' | 'relu' | 'relu6', one: number, other: number): Compute {
  return (read) =>
    tf.tidy(() => {
      const sum = tf.add<tf.Tensor4D>(read(one), read(other));
      return activation === 'relu' ? tf.relu(sum) : activation === 'relu6' ? tf.relu6(sum) : sum;
    });
}

function tensorAt({ tensors }: FileNetwork, index: number): FileTensor {
  const tensor = tensors[index];
  if (!tensor) throw new RangeError(`There is no tensor ${index}`);
  return tensor;
}

function weightsOf({ read }: FileTensor): Float32Array | Int32Array {
  if (!read) throw new RangeError('Weights are missing');
  return read();
}

/** A shape of fewer axes gets ones behind it: the numbers stay where they are. */
function fourAxes(shape: number[]): [number, number, number, number] {
  const [first = 1, second = 1, third = 1, fourth = 1] = shape;
  if (shape.length > 4) throw new RangeError('Tensors of more than four axes are not supported');
  return [first, second, third, fourth];
}
