import { hexToOkLab, okLabToRgb } from '../../colour/oklab.ts';
import type { Pixels } from '../image/pixels.ts';

type Painter = (x: number, y: number) => string | undefined;

/** A photo painted layer over layer, each layer a function of place that answers a hex colour or nothing. */
export function renderScene(width: number, height: number, ...layers: Painter[]): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let colour = '#ffffff';
      for (const layer of layers) colour = layer(x, y) ?? colour;
      const rgb = Number.parseInt(colour.slice(1), 16);
      data.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * (y * width + x));
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
  const data = Uint8Array.from(pixels.data, (value, i) => {
    if (i % 4 === 3) return 255;
    const bell = random() + random() + random() + random() - 2;
    return Math.min(255, Math.max(0, value + bell * Math.sqrt(3) * deviation));
  });
  return { ...pixels, data };
}

/** The same photo under a light of other colour: linear channels times the gains. */
export function underLight(pixels: Pixels, gains: [number, number, number]): Pixels {
  const data = Uint8Array.from(pixels.data, (value, i) =>
    i % 4 === 3 ? 255 : Math.min(255, Math.round(255 * (gains[i % 4] * (value / 255) ** 2.2) ** (1 / 2.2))),
  );
  return { ...pixels, data };
}

/** A colour moved in lightness only. */
export function shaded(hex: string, step: number): string {
  const [l, a, b] = hexToOkLab(hex);
  const channels = okLabToRgb([l + step, a, b]);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
