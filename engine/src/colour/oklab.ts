/** A colour in OKLab: lightness L from 0 to 1, a (green to red) and b (blue to yellow) about -0.4 to 0.4. */
export type OkLab = readonly [lightness: number, a: number, b: number];

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees from 0 to below 360. */
export type OkLch = { lightness: number; chroma: number; hue: number };

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const x = value / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});

/** Linear sRGB from 0 to 1 to OKLab. Formula: B. Ottosson, "A perceptual color space for image processing", 2020. */
export function linearToOkLab(r: number, g: number, b: number): OkLab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** sRGB channels from 0 to 255 to OKLab. */
export function rgbToOkLab(red: number, green: number, blue: number): OkLab {
  return linearToOkLab(linear[Math.round(red)], linear[Math.round(green)], linear[Math.round(blue)]);
}

/** OKLab to linear sRGB, from 0 to 1 inside the gamut and beyond it outside. */
export function okLabToLinear([lightness, a, b]: OkLab): [red: number, green: number, blue: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLab to sRGB channels from 0 to 255, colours outside the gamut clipped per channel. */
export function okLabToRgb(colour: OkLab): [red: number, green: number, blue: number] {
  const [red, green, blue] = okLabToLinear(colour);
  return [encode(red), encode(green), encode(blue)];
}

function encode(value: number): number {
  const x = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, x)));
}

/** `#rrggbb` in lower case. */
export function okLabToHex(lab: OkLab): string {
  return `#${okLabToRgb(lab)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** `#rrggbb` to OKLab. Throws a RangeError for anything else. */
export function hexToOkLab(hex: string): OkLab {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return rgbToOkLab(value >> 16, (value >> 8) & 255, value & 255);
}

export function okLabToOkLch([lightness, a, b]: OkLab): OkLch {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}

/** Euclidean distance in OKLab: 0.02 can just be seen, black and white are 1 apart. */
export function okLabDistance(one: OkLab, other: OkLab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
