import type { Layer, Weights } from './layers.ts';

/** The layers, of which the convolution `name` answers only some of its channels, in the order given. */
export function keepChannels(layers: readonly Layer[], name: string, channels: readonly number[]): Layer[] {
  return layers.map((layer) => {
    if (layer.kind !== 'convolution' || layer.output !== name) return layer;
    const { weights, bias } = layer;
    return { ...layer, weights: chosen(weights, channels), bias: bias && chosen(bias, channels) };
  });
}

function chosen({ key, shape, read }: Weights, channels: readonly number[]): Weights {
  const all = shape.at(-1) ?? 1;
  return {
    key: `${key} of ${channels.join()}`,
    shape: [...shape.slice(0, -1), channels.length],
    read: () => {
      const numbers = read();
      const rows = Math.floor(numbers.length / all);
      return Float32Array.from(
        { length: rows * channels.length },
        (_, k) => numbers[Math.floor(k / channels.length) * all + (channels[k % channels.length] ?? 0)] ?? 0,
      );
    },
  };
}
