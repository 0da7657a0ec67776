import { type CieLab, okLabToCieLab } from './cie-lab.ts';
import type { OkLab } from './oklab.ts';

const radians = Math.PI / 180;

/**
 * CIEDE2000 colour difference, 0 or more; about 1 is just noticeable side by side, 10 is seen at a glance.
 * Formula: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula", Color Research and Application 30, 2005.
 */
export function deltaE00([l1, a1, b1]: CieLab, [l2, a2, b2]: CieLab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hueAngle(a1 * stretch, b1);
  const h2 = hueAngle(a2 * stretch, b2);

  const grey = c1 * c2 === 0;
  const turn = h2 - h1;
  const hueStep = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
  const sum = h1 + h2;
  const meanHue = grey
    ? sum
    : Math.abs(turn) <= 180
      ? sum / 2
      : sum < 360
        ? (sum + 360) / 2
        : (sum - 360) / 2;

  const meanLightness = (l1 + l2) / 2;
  const meanChroma = (c1 + c2) / 2;
  const weight =
    1 -
    0.17 * Math.cos((meanHue - 30) * radians) +
    0.24 * Math.cos(2 * meanHue * radians) +
    0.32 * Math.cos((3 * meanHue + 6) * radians) -
    0.2 * Math.cos((4 * meanHue - 63) * radians);
  const fromMid = (meanLightness - 50) ** 2;
  const lightness = (l2 - l1) / (1 + (0.015 * fromMid) / Math.sqrt(20 + fromMid));
  const chroma = (c2 - c1) / (1 + 0.045 * meanChroma);
  const hue =
    (2 * Math.sqrt(c1 * c2) * Math.sin((hueStep / 2) * radians)) / (1 + 0.015 * meanChroma * weight);
  const rotation =
    -2 *
    Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)) *
    Math.sin(60 * Math.exp(-(((meanHue - 275) / 25) ** 2)) * radians);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}

/** CIEDE2000 between two OKLab colours. */
export function colourDifference(first: OkLab, second: OkLab): number {
  return deltaE00(okLabToCieLab(first), okLabToCieLab(second));
}

function hueAngle(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / radians;
  return angle < 0 ? angle + 360 : angle;
}
