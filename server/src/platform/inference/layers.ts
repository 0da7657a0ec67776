/** What a layer does to its answer before it is kept. */
export type Activation = 'linear' | 'relu' | 'relu6' | 'hardSwish' | 'hardSigmoid';

/** Rows and columns around the picture that count as 0, or as TensorFlow names them. */
export type Padding = 'same' | 'valid' | { top: number; left: number; bottom: number; right: number };

export type Window = { height: number; width: number; stride: number; padding: Padding };

/**
 * Numbers of a network's file. A key stands for the same numbers wherever it occurs; they are read only by the thread
 * that copies them into the memory of the networks.
 */
export type Weights = { key: string; shape: readonly number[]; read(): Float32Array };

/** Numbers for every channel, or one for all of them. */
export type PerChannel = readonly number[];

/**
 * Weights of a convolution have the axes of the window, then the channels that go in and those that come out; a
 * depthwise one has a window for every channel.
 */
type Windowed = {
  input: string;
  weights: Weights;
  bias: Weights | undefined;
  window: Window;
  activation: Activation;
};

type Resize = { input: string; rows: number; columns: number; alignCorners: boolean; halfPixels: boolean };

/** One step of a network. Tensors have names and are one picture each: rows, columns, channels. */
export type Layer = { output: string } & (
  | ({ kind: 'convolution' } & Windowed)
  | ({ kind: 'depthwise' } & Windowed)
  | { kind: 'sum'; input: string; other: string; activation: Activation }
  | { kind: 'product'; input: string; other: string }
  | { kind: 'affine'; input: string; factor: PerChannel; offset: PerChannel; activation: Activation }
  | { kind: 'activation'; input: string; activation: Activation }
  | { kind: 'sigmoid'; input: string }
  | { kind: 'average'; input: string }
  | { kind: 'same'; input: string }
  | { kind: 'largest'; input: string; window: Window }
  | ({ kind: 'resize' } & Resize)
  | { kind: 'pad'; input: string; around: Exclude<Padding, string>; channels: number }
  | { kind: 'joined'; inputs: readonly string[] }
);

export type LayerOf<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>;

export type Shape = { rows: number; columns: number; channels: number };

/** A network as its file describes it: the tensor that a picture goes into, and the layers in any order. */
export type Description = { input: string; layers: readonly Layer[] };

export function inputsOf(layer: Layer): readonly string[] {
  if (layer.kind === 'joined') return layer.inputs;
  return 'other' in layer ? [layer.input, layer.other] : [layer.input];
}
