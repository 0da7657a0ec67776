import { type Activation, inputsOf, type Layer, type LayerOf, type PerChannel } from './layers.ts';

/** Half-precision files have a sixth that is a little less. */
const nearSixth = 0.001;

/**
 * The layers that some tensors need, in an order in which they can be computed, with as few of them as possible: gates
 * that files spell out in four steps become one, and activations and empty borders join the layers beside them.
 */
export function simplify(layers: readonly Layer[], wanted: readonly string[]): Layer[] {
  let simpler = joinGates(needed(withoutNames(layers, wanted), wanted));
  simpler = joinActivations(needed(simpler, wanted), wanted);
  return needed(joinBorders(simpler), wanted);
}

/** Without layers that only give a tensor another name or shape; what is wanted keeps its name. */
function withoutNames(layers: readonly Layer[], wanted: readonly string[]): Layer[] {
  const names = new Map(
    layers.flatMap((layer) => (layer.kind === 'same' ? [[layer.output, layer.input]] : [])),
  );
  const original = (name: string): string => {
    const other = names.get(name);
    return other === undefined ? name : original(other);
  };
  return layers
    .filter((layer) => layer.kind !== 'same' || wanted.includes(layer.output))
    .map((layer) => withInputs(layer, original));
}

function withInputs(layer: Layer, renamed: (name: string) => string): Layer {
  if (layer.kind === 'joined') return { ...layer, inputs: layer.inputs.map(renamed) };
  const input = renamed(layer.input);
  return 'other' in layer ? { ...layer, input, other: renamed(layer.other) } : { ...layer, input };
}

/** What the wanted tensors depend on, each after what it depends on itself. */
function needed(layers: readonly Layer[], wanted: readonly string[]): Layer[] {
  const makers = new Map(layers.map((layer) => [layer.output, layer]));
  const ordered = new Set<Layer>();
  const visit = (name: string): void => {
    const layer = makers.get(name);
    if (!layer || ordered.has(layer)) return;
    for (const input of inputsOf(layer)) visit(input);
    ordered.add(layer);
  };
  for (const name of wanted) visit(name);
  return [...ordered];
}

/** `relu6(x + 3) / 6` is one activation, and `x` times it another. */
function joinGates(layers: readonly Layer[]): Layer[] {
  const makers = new Map(layers.map((layer) => [layer.output, layer]));
  const gated = (name: string): string | undefined => {
    const clipped = makers.get(name);
    if (clipped?.kind !== 'activation' || clipped.activation !== 'relu6') return undefined;
    const shifted = makers.get(clipped.input);
    const isShifted = shifted?.kind === 'affine' && isAll(shifted.factor, 1) && isAll(shifted.offset, 3);
    return isShifted ? shifted.input : undefined;
  };
  return layers.map((layer): Layer => {
    const { output } = layer;
    if (layer.kind === 'affine' && isSixth(layer)) {
      const input = gated(layer.input);
      if (input !== undefined) return { kind: 'activation', input, output, activation: 'hardSigmoid' };
    }
    if (layer.kind !== 'product') return layer;
    for (const [one, other] of [
      [layer.input, layer.other],
      [layer.other, layer.input],
    ] as const) {
      const share = makers.get(one);
      const input = gated(other);
      if (share?.kind === 'affine' && isSixth(share) && share.input === input)
        return { kind: 'activation', input, output, activation: 'hardSwish' };
    }
    return layer;
  });
}

function isSixth({ factor, offset }: LayerOf<'affine'>): boolean {
  return factor.every((value) => Math.abs(value - 1 / 6) < nearSixth) && isAll(offset, 0);
}

function isAll(values: PerChannel, value: number): boolean {
  return values.every((one) => one === value);
}

type WithActivation = Extract<Layer, { activation: Activation }>;

/** An activation is computed with the layer before it, if nothing else needs that layer's answer. */
function joinActivations(layers: readonly Layer[], wanted: readonly string[]): Layer[] {
  const uses = usesOf(layers);
  const makers = new Map(layers.map((layer) => [layer.output, layer]));
  const joined = new Map<string, Layer>();
  for (const layer of layers) {
    if (layer.kind !== 'activation') continue;
    const before = makers.get(layer.input);
    const isOnlyOne = uses.get(layer.input) === 1 && !wanted.includes(layer.input);
    if (!before || !isOnlyOne || !isLinear(before)) continue;
    joined.set(layer.output, { ...before, output: layer.output, activation: layer.activation });
  }
  return layers.map((layer) => joined.get(layer.output) ?? layer);
}

function isLinear(layer: Layer): layer is WithActivation {
  return layer.kind !== 'activation' && 'activation' in layer && layer.activation === 'linear';
}

/** An empty border before a window is the window's padding. */
function joinBorders(layers: readonly Layer[]): Layer[] {
  const uses = usesOf(layers);
  const makers = new Map(layers.map((layer) => [layer.output, layer]));
  return layers.map((layer) => {
    if (layer.kind !== 'convolution' && layer.kind !== 'depthwise') return layer;
    const before = makers.get(layer.input);
    if (before?.kind !== 'pad' || before.channels > 0 || uses.get(layer.input) !== 1) return layer;
    if (layer.window.padding !== 'valid') return layer;
    return { ...layer, input: before.input, window: { ...layer.window, padding: before.around } };
  });
}

function usesOf(layers: readonly Layer[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of layers.flatMap(inputsOf)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}
