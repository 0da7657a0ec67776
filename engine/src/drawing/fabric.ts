import { hexToOkLab, type OkLab, okLabToHex } from '../colour/oklab.ts';
import type { Cloth } from './piece.ts';

/** The colours in which a piece of cloth is drawn, all `#rrggbb`. */
export type Tones = {
  base: string;
  /** Where the cloth turns away from the light. */
  shade: string;
  light: string;
  /** Outline. */
  line: string;
  /** Seams inside the outline, visible on dark cloth too. */
  seam: string;
  thread: string;
  /** How strongly light is painted, 0 to 1: dark cloth is modelled by light, pale cloth by shade. */
  lightStrength: number;
  shadeStrength: number;
};

const neutral = '#b3aca1';
/** Stands for a color that nobody knows: the garment is drawn as an outline, without light and shade. */
export const outlineColour = '#fbfaf8';
const outline: Tones = {
  base: outlineColour,
  shade: outlineColour,
  light: outlineColour,
  line: '#8a857c',
  seam: '#b3aca1',
  thread: '#b3aca1',
  lightStrength: 0,
  shadeStrength: 0,
};

/** The colour in lower case where it is `#rrggbb`, else the fallback. */
export function safeColour(colour: unknown, fallback = neutral): string {
  return typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback;
}

export function shift(hex: string, lightness: number, chromaFactor = 1): string {
  const [l, a, b] = hexToOkLab(hex);
  return okLabToHex([clamp(l + lightness), a * chromaFactor, b * chromaFactor]);
}

export function mix(first: string, second: string, share: number): string {
  const [p, q] = [hexToOkLab(first), hexToOkLab(second)];
  const at = (i: 0 | 1 | 2) => p[i] + (q[i] - p[i]) * share;
  return okLabToHex([at(0), at(1), at(2)]);
}

function clamp(value: number): number {
  return Math.min(0.99, Math.max(0.03, value));
}

export function toneOf(hex: string, thread?: string): Tones {
  if (hex === outlineColour) return outline;
  const [l, a, b] = hexToOkLab(hex);
  const tone = (lightness: number, chroma: number): string => {
    const lab: OkLab = [clamp(lightness), a * chroma, b * chroma];
    return okLabToHex(lab);
  };
  const dark = l < 0.38;
  const seam = dark ? tone(l + 0.15, 0.8) : tone(l * 0.72 - 0.02, 0.95);
  return {
    base: hex,
    shade: tone(l * 0.7 - 0.02, 0.95),
    light: tone(l + (1 - l) * 0.32 + 0.05, 0.75),
    line: dark ? tone(l * 0.35, 0.8) : tone(l * 0.42 - 0.02, 0.85),
    seam,
    thread: thread ?? (dark ? tone(l + 0.22, 0.7) : tone(l * 0.66, 0.9)),
    lightStrength: l > 0.85 ? 0.5 : 0.32 + 0.5 * Math.max(0, 0.5 - l),
    shadeStrength: l > 0.8 ? 0.46 : l < 0.3 ? 0.8 : 0.56,
  };
}

/** A second colour for patterns and trims where none was given: clearly apart in lightness, calmer in chroma. */
export function companion(hex: string): string {
  const [l, a, b] = hexToOkLab(hex);
  if (l < 0.55) return okLabToHex([Math.min(0.95, l + 0.5), a * 0.25, b * 0.25 + 0.012]);
  return okLabToHex([Math.max(0.22, l - 0.5), a * 0.8, b * 0.8 - 0.012]);
}

export type Palette = Record<Cloth, Tones>;

export type Trim = { sole?: string; hide?: string; metal?: string; thread?: string };

export function paletteOf(primary: string, secondary: string | undefined, trim: Trim): Palette {
  const main = toneOf(primary, trim.thread);
  const second = secondary ?? companion(primary);
  return {
    main,
    plain: main,
    second: toneOf(second),
    rib: toneOf(secondary ? mix(primary, second, 0) : shift(primary, -0.025)),
    inside: toneOf(shift(primary, hexToOkLab(primary)[0] < 0.3 ? -0.06 : -0.13, 0.9)),
    sole: toneOf(trim.sole ?? '#ece8df'),
    hide: toneOf(trim.hide ?? '#5a3a26'),
    metal: toneOf(trim.metal ?? '#b9a477'),
    glass: toneOf('#2a2b2e'),
    paper: toneOf('#f5f2ea'),
  };
}
