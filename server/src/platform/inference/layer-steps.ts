import { activationNumbers, type Call, callOf } from './kernels.ts';
import type { Layer, LayerOf, Shape } from './layers.ts';
import type { NetworkMemory } from './network-memory.ts';
import { packPanels, packWindow, padded, panelSizes } from './pack-weights.ts';
import { reachBeyond, sizeOf } from './shapes.ts';

/** A tensor in the arena. */
export type Placed = Shape & { address: number };

/** Where a layer is computed: its inputs, its answer, and room for what it needs meanwhile. */
export type Site = { memory: NetworkMemory; inputs: Placed[]; output: Placed; scratch: number };

/** Rows for `multiply` that are gathered at a time. */
const gatheredRows = 64;

/** Bytes that a layer needs beside its inputs and its answer. */
export function scratchBytes(layer: Layer): number {
  if (layer.kind !== 'convolution' || isPointwise(layer)) return 0;
  return 4 * gatheredRows * depthOf(layer);
}

/** The layer's work as calls of kernels, one after the other. */
export function callsOf(layer: Layer, site: Site): Call[] {
  switch (layer.kind) {
    case 'convolution':
      return isPointwise(layer) ? pointwise(layer, site) : convolution(layer, site);
    case 'depthwise':
      return depthwise(layer, site);
    case 'sum':
      return sum(layer, site);
    case 'product':
      return product(site);
    case 'affine':
      return affine(layer, site);
    case 'activation':
      return affine({ ...layer, kind: 'affine', factor: [1], offset: [0] }, site);
    case 'sigmoid':
      return sigmoid(site);
    case 'average':
      return average(site);
    case 'largest':
      return largest(layer, site);
    case 'resize':
      return resize(layer, site);
    case 'pad':
    case 'joined':
      return assemble(layer, site);
    case 'same':
      return assemble({ ...layer, kind: 'joined', inputs: [layer.input] }, site);
  }
}

type Convolution = LayerOf<'convolution'>;

function isPointwise({ window }: Convolution): boolean {
  return window.height === 1 && window.width === 1 && window.stride === 1;
}

function depthOf({ window, weights }: Convolution): number {
  return window.height * window.width * padded(weights.shape[2] ?? 1);
}

function keepConvolution({ weights, bias }: Convolution, { memory }: Site) {
  const sizes = panelSizes(weights.shape);
  return {
    weights: memory.keep(`${weights.key} in panels`, sizes.weights, (to) => packPanels(weights, to)),
    bias: keepBias(bias, sizes.bias, memory),
  };
}

function keepBias(bias: Convolution['bias'], count: number, memory: NetworkMemory): number {
  return memory.keep(`${bias?.key ?? 'nothing'} for ${count}`, count, (to) => {
    to.fill(0);
    if (bias) to.set(bias.read());
  });
}

function pointwise(layer: Convolution, site: Site): Call[] {
  const { output } = site;
  const input = firstOf(site);
  const { weights, bias } = keepConvolution(layer, site);
  const activation = activationNumbers[layer.activation];
  const [rows, depth, columns] = [
    input.rows * input.columns,
    padded(input.channels),
    padded(output.channels),
  ];
  return [callOf('multiply', input.address, rows, depth, weights, bias, columns, output.address, activation)];
}

function convolution(layer: Convolution, site: Site): Call[] {
  const { output, scratch } = site;
  const input = firstOf(site);
  const { weights, bias } = keepConvolution(layer, site);
  const { height, width, stride } = layer.window;
  const { top, left } = reachBeyond(input, layer.window);
  const activation = activationNumbers[layer.activation];
  const places = output.rows * output.columns;
  const [channels, columns, depth] = [padded(input.channels), padded(output.channels), depthOf(layer)];
  const calls: Call[] = [];
  for (let first = 0; first < places; first += gatheredRows) {
    const count = Math.min(gatheredRows, places - first);
    const to = output.address + 4 * first * columns;
    calls.push(
      callOf(
        'gather',
        input.address,
        input.rows,
        input.columns,
        channels,
        height,
        width,
        stride,
        top,
        left,
        output.columns,
        first,
        count,
        scratch,
      ),
      callOf('multiply', scratch, count, depth, weights, bias, columns, to, activation),
    );
  }
  return calls;
}

function depthwise(layer: LayerOf<'depthwise'>, site: Site): Call[] {
  const { output, memory } = site;
  const input = firstOf(site);
  const { height, width, stride } = layer.window;
  if (height !== width) throw new RangeError('Depthwise windows are squares');
  const channels = padded(input.channels);
  const weights = memory.keep(`${layer.weights.key} as window`, height * width * channels, (to) =>
    packWindow(layer.weights, to),
  );
  const bias = keepBias(layer.bias, channels, memory);
  const { top, left } = reachBeyond(input, layer.window);
  const activation = activationNumbers[layer.activation];
  return [
    callOf(
      'depthwise',
      input.address,
      input.rows,
      input.columns,
      channels,
      weights,
      bias,
      height,
      stride,
      top,
      left,
      output.address,
      output.rows,
      output.columns,
      activation,
    ),
  ];
}

function sum(layer: LayerOf<'sum'>, { inputs, output }: Site): Call[] {
  const [one, other] = pairOf(inputs);
  if (sizeOf(one) !== sizeOf(other)) throw new RangeError('Tensors of different shapes are added');
  const bytes = 4 * sizeOf(output);
  const activation = activationNumbers[layer.activation];
  return [callOf('sum', one.address, other.address, output.address, bytes, activation)];
}

/** Of two tensors of one shape, or of a tensor and a factor for each of its channels. */
function product({ memory, inputs, output }: Site): Call[] {
  const [one, other] = pairOf(inputs);
  const bytes = 4 * sizeOf(output);
  if (sizeOf(one) === sizeOf(other))
    return [callOf('product', one.address, other.address, output.address, bytes)];
  const [large, factors] = sizeOf(one) > sizeOf(other) ? [one, other] : [other, one];
  const channels = padded(large.channels);
  if (sizeOf(factors) !== channels) throw new RangeError('Tensors of different shapes are multiplied');
  const zero = keepBias(undefined, channels, memory);
  const pixels = large.rows * large.columns;
  return [callOf('affine', large.address, factors.address, zero, output.address, pixels, channels, 0)];
}

function affine(layer: Omit<LayerOf<'affine'>, 'input'>, site: Site): Call[] {
  const { memory, output } = site;
  const input = firstOf(site);
  const channels = padded(input.channels);
  const keepAll = (values: readonly number[]) => {
    const all = Float32Array.from({ length: channels }, (_, k) => values[values.length > 1 ? k : 0] ?? 0);
    return memory.keep(`each of ${all.join()}`, channels, (to) => to.set(all));
  };
  const factors = keepAll(layer.factor);
  const offsets = keepAll(layer.offset);
  const activation = activationNumbers[layer.activation];
  const pixels = input.rows * input.columns;
  return [callOf('affine', input.address, factors, offsets, output.address, pixels, channels, activation)];
}

function sigmoid(site: Site): Call[] {
  const { output } = site;
  return [callOf('sigmoid', firstOf(site).address, output.address, sizeOf(output))];
}

function average(site: Site): Call[] {
  const { address, rows, columns, channels } = firstOf(site);
  return [callOf('average', address, site.output.address, rows * columns, padded(channels))];
}

function largest({ window }: LayerOf<'largest'>, site: Site): Call[] {
  const { output } = site;
  const input = firstOf(site);
  const { top, left } = reachBeyond(input, window);
  return [
    callOf(
      'largest',
      input.address,
      input.rows,
      input.columns,
      padded(input.channels),
      window.height,
      window.width,
      window.stride,
      top,
      left,
      output.address,
      output.rows,
      output.columns,
    ),
  ];
}

function resize({ alignCorners, halfPixels }: LayerOf<'resize'>, site: Site): Call[] {
  const { output } = site;
  const { address, rows, columns, channels } = firstOf(site);
  return [
    callOf(
      'resize',
      address,
      rows,
      columns,
      padded(channels),
      output.address,
      output.rows,
      output.columns,
      Number(alignCorners),
      Number(halfPixels),
    ),
  ];
}

/** Tensors beside each other, channel after channel, or one with room around it. */
function assemble(layer: LayerOf<'pad' | 'joined'>, { inputs, output }: Site): Call[] {
  const { top, left } = layer.kind === 'pad' ? layer.around : { top: 0, left: 0 };
  const calls = layer.kind === 'pad' ? [callOf('clear', output.address, sizeOf(output))] : [];
  let channel = 0;
  for (const { address, rows, columns, channels } of inputs) {
    if (channel % 4 > 0) throw new RangeError('Channels are joined by fours');
    calls.push(
      callOf(
        'place',
        address,
        rows,
        columns,
        padded(channels),
        output.address,
        output.columns,
        padded(output.channels),
        top,
        left,
        channel,
      ),
    );
    channel += channels;
  }
  return calls;
}

function firstOf({ inputs }: Site): Placed {
  const [input] = inputs;
  if (!input) throw new RangeError('A layer has no input');
  return input;
}

function pairOf([one, other]: Placed[]): [Placed, Placed] {
  if (!one || !other) throw new RangeError('A layer has too few inputs');
  return [one, other];
}
