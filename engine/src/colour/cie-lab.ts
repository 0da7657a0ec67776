import { linearToOkLab, type OkLab } from './oklab.ts';

/** A colour in CIELAB under D65: lightness L* from 0 to 100, a* and b* about -128 to 128. */
export type CieLab = readonly [lightness: number, a: number, b: number];

const whiteX = 0.95047;
const whiteZ = 1.08883;

/** OKLab to CIELAB (CIE 15:2004, D65, 2° observer). The step to XYZ inverts Ottosson's matrices, so no clipping. */
export function okLabToCieLab([lightness, a, b]: OkLab): CieLab {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / whiteX);
  const y = compress(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / whiteZ);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function compress(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 3132 + 16 / 116;
}

/** CIELAB under D65 back to OKLab, by the inverse of the matrix above; to 0.001 the inverse of `okLabToCieLab`. */
export function cieLabToOkLab([lightness, a, b]: CieLab): OkLab {
  const middle = (lightness + 16) / 116;
  const x = whiteX * expand(middle + a / 500);
  const y = expand(middle);
  const z = whiteZ * expand(middle - b / 200);
  return linearToOkLab(
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  );
}

function expand(value: number): number {
  return value > 6 / 29 ? value ** 3 : ((value - 16 / 116) * 3132) / 24389;
}
