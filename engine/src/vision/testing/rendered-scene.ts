import { hexToOkLab, okLabToRgb } from '../../colour/oklab.ts';
import type { Pixels } from '../image/pixels.ts';

type Painter = (x: number, y: number) => string | undefined;

/** A photo painted layer over layer, each layer a function of place that answers a hex colour or nothing. */
export function renderScene(width: number, height: number, ...layers: Painter[]): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  let read = '#ffffff';
  let rgb = 0xffffff;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      let colour = '#ffffff';
      for (const layer of layers) colour = layer(x, y) ?? colour;
      // Most places have the colour of the one before.
      if (colour !== read) rgb = Number.parseInt(colour.slice(1), 16);
      read = colour;
      data[i] = rgb >> 16;
      data[i + 1] = (rgb >> 8) & 255;
      data[i + 2] = rgb & 255;
    }
  return { width, height, data };
}

export function within(left: number, top: number, right: number, bottom: number, paint: Painter): Painter {
  return (x, y) => (x >= left && x < right && y >= top && y < bottom ? paint(x, y) : undefined);
}

/** Lines of `period` pixels in two colours; the lines run at `angleDeg` from horizontal. */
export function stripes(period: number, angleDeg: number, one: string, other: string): Painter {
  const angle = (angleDeg * Math.PI) / 180;
  return (x, y) => {
    const across = x * Math.sin(angle) + y * Math.cos(angle);
    return ((across / period) % 1) + (across < 0 ? 1 : 0) < 0.5 ? one : other;
  };
}

/** A fixed sequence of numbers from 0 to below 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same photo with noise of `deviation` (in 8-bit steps) on every channel. */
export function withNoise(pixels: Pixels, deviation: number, seed = 7): Pixels {
  const random = randomNumbers(seed);
  // A loop takes a fraction of what `Uint8Array.from` takes, and photos with noise are what most tests look at.
  const data = new Uint8Array(pixels.data.length).fill(255);
  for (let i = 0; i < data.length; i++) {
    if (i % 4 === 3) continue;
    const bell = random() + random() + random() + random() - 2;
    data[i] = Math.min(255, Math.max(0, pixels.data[i] + bell * Math.sqrt(3) * deviation));
  }
  return { ...pixels, data };
}

/** The same photo under a light of other colour: linear channels times the gains. */
export function underLight(pixels: Pixels, gains: [number, number, number]): Pixels {
  const channels = gains.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.round(255 * (gain * (value / 255) ** 2.2) ** (1 / 2.2))),
    ),
  );
  const data = new Uint8Array(pixels.data.length).fill(255);
  for (const [channel, lit] of channels.entries())
    for (let i = channel; i < data.length; i += 4) data[i] = lit[pixels.data[i]];
  return { ...pixels, data };
}

/** A colour moved in lightness only. */
export function shaded(hex: string, step: number): string {
  const [l, a, b] = hexToOkLab(hex);
  const channels = okLabToRgb([l + step, a, b]);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
