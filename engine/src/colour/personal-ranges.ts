import { hueGap } from './harmony.ts';
import { hexToOkLab, type OkLab, type OkLch, okLabToOkLch } from './oklab.ts';

/** Three colours as `#rrggbb`, tapped by the person on a photo of their choice. */
export type PersonalColours = { skin: string; hair: string; eye: string };

/** From `low` to `high`, each edge uncertain by `fade`. */
export type ColourRange = { low: number; high: number; fade: number };

/** OKLab lightness 0 to 1, OKLCH chroma 0 to 0.4, hue as centre and half width in degrees (180: every hue). */
export type PersonalRanges = {
  lightness: ColourRange;
  chroma: ColourRange;
  hue: { centre: number; halfWidth: number; fade: number };
};

// How far another light moves the colours of the same photo: an estimate of the house, wide on purpose.
const fades = { lightness: 0.12, chroma: 0.04, hue: 35 };

const warmCentre = 65;
const coolCentre = 245;
const middleSkinHue = 55;

/**
 * House rules, not a science: (1) the further apart the three colours are in lightness, the further apart clothes may
 * lie, around their mean; (2) the stronger the three colours and their contrast, the stronger a colour may be; (3) a
 * clearly yellow or clearly pink tint leans the hues to the warm or the cool side, an unclear one leaves all of them.
 * Every range grows with what its rule names and never shrinks. Throws a RangeError for what is not `#rrggbb`.
 */
export function personalRanges(colours: PersonalColours): PersonalRanges {
  const [skin, hair, eye] = tonesOf(colours);
  const contrast = personalContrast(colours);
  const mean = (skin.lightness + hair.lightness + eye.lightness) / 3;
  const reach = 0.18 + 0.42 * contrast;
  const strength = (skin.chroma + hair.chroma + eye.chroma) / 3;
  const tint = 0.7 * tintOf(skin) + 0.3 * tintOf(hair);
  return {
    lightness: { low: unit(mean - reach), high: unit(mean + reach), fade: fades.lightness },
    chroma: { low: 0, high: Math.min(0.33, 0.07 + 0.8 * strength + 0.14 * contrast), fade: fades.chroma },
    hue: {
      centre: tint >= 0 ? warmCentre : coolCentre,
      halfWidth: 180 - 80 * Math.abs(tint),
      fade: fades.hue,
    },
  };
}

/** The largest step in OKLab lightness between two of the three colours, 0 to 1. */
export function personalContrast(colours: PersonalColours): number {
  const lightness = tonesOf(colours).map((tone) => tone.lightness);
  return Math.max(...lightness) - Math.min(...lightness);
}

/** Why the ranges are what they are, in three sentences about the three colours. */
export function rangeReasons(colours: PersonalColours): string[] {
  const step = personalContrast(colours);
  const { chroma, hue } = personalRanges(colours);
  const sides = hue.centre === warmCentre ? ['yellow', 'warm'] : ['pink', 'cool'];
  return [
    `The lightest and the darkest of the three are ${Math.round(100 * step)} of 100 apart in lightness, so clothes may reach ${step > 0.4 ? 'far' : step > 0.2 ? 'moderately far' : 'a little way'} to both sides of their mean.`,
    `From their strength and that step follows a chroma of up to ${chroma.high.toFixed(2)}; a clear red has about 0.20, a grey none.`,
    hue.halfWidth > 165
      ? 'Their tint is too faint to lean to a side, so every hue is open.'
      : `Their tint leans towards ${sides[0]}, so hues on the ${sides[1]} side come first; the fainter the lean, the wider the range.`,
  ];
}

/** How far a colour lies inside in each respect, 0 to 1: 1 inside, falling evenly to 0 over the fade. */
export type RangeFit = { lightness: number; chroma: number; hue: number };

/** A hue counts as much as the colour has any: below chroma 0.08 less and less, in a grey not at all. */
export function rangeFit(colour: OkLab, ranges: PersonalRanges): RangeFit {
  const { lightness, chroma, hue } = okLabToOkLch(colour);
  const off = Math.max(0, hueGap(hue, ranges.hue.centre) - ranges.hue.halfWidth);
  const seen = Math.min(1, chroma / 0.08);
  return {
    lightness: within(lightness, ranges.lightness),
    chroma: within(chroma, ranges.chroma),
    hue: 1 - seen * Math.min(1, off / ranges.hue.fade),
  };
}

/** The mean of the three respects, 0 to 1. */
export function meanFit({ lightness, chroma, hue }: RangeFit): number {
  return (lightness + chroma + hue) / 3;
}

function within(value: number, { low, high, fade }: ColourRange): number {
  const off = Math.max(0, low - value, value - high);
  return 1 - Math.min(1, off / fade);
}

/** From -1 (pink) over 0 (unclear) to 1 (yellow). */
function tintOf({ hue, chroma }: OkLch): number {
  if (hueGap(hue, middleSkinHue) > 90) return 0;
  const lean = Math.max(-1, Math.min(1, (hue - middleSkinHue) / 20));
  return lean * Math.min(1, chroma / 0.04);
}

function tonesOf({ skin, hair, eye }: PersonalColours): [OkLch, OkLch, OkLch] {
  const tone = (hex: string) => okLabToOkLch(hexToOkLab(hex));
  return [tone(skin), tone(hair), tone(eye)];
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
