import { colourDifference } from '../../colour/delta-e.ts';
import { okLabToOkLch } from '../../colour/oklab.ts';
import { meanFit, personalRanges, rangeFit } from '../../colour/personal-ranges.ts';
import { plainPalette, stylePalettes } from '../../knowledge/style/style-palettes.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from '../voice/voice.ts';
import { list } from '../voice/words.ts';
import type { GuideInput } from './guide-input.ts';
import { type PastColour, pastColours } from './past-colours.ts';

export type GuideColour = {
  hex: string;
  name: string;
  role: 'base' | 'support' | 'accent';
  /** Of a wardrobe; all colours of a palette together 1. */
  share: number;
  why: string;
};

type Candidate = {
  hex: string;
  name: string;
  neutral: boolean;
  lightness: number;
  chroma: number;
  value: number;
  why: string;
};

const neutralTerms: ReadonlySet<string> = new Set(['black', 'white', 'grey', 'brown']);
/** Two colours of a palette are at least this far apart (CIEDE2000). */
const apart = 13;
const baseShares = [0.28, 0.2, 0.14];
const hueShares = [0.14, 0.11, 0.08, 0.05];

/**
 * Three bases with light and dark among them, then up to four hues. What was chosen counts most, then what
 * was worn and rated well, then what the styles lean on; the personal ranges tip the scale.
 */
export function guidePalette(voice: Voice, input: GuideInput): GuideColour[] {
  const all = candidates(voice, input);
  const bases = spread(all.filter(({ neutral }) => neutral));
  const hues = distinct(
    all.filter(({ neutral }) => !neutral),
    bases,
  );
  const supports = Math.ceil(hues.length / 2);
  const shown: GuideColour[] = [
    ...bases.map((colour, at) => toGuide(colour, 'base', baseShares[at])),
    ...hues.map((colour, at) => toGuide(colour, at < supports ? 'support' : 'accent', hueShares[at])),
  ];
  const total = shown.reduce((sum, { share }) => sum + share, 0);
  return shown.map((colour) => ({ ...colour, share: colour.share / total }));
}

function toGuide({ hex, name, why }: Candidate, role: GuideColour['role'], share: number): GuideColour {
  return { hex, name, role, share, why };
}

/** The best four that differ from the bases and from each other, quietest first. */
function distinct(colours: readonly Candidate[], bases: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of colours) {
    if (kept.length === hueShares.length) break;
    if (isNew(one, [...bases, ...kept])) kept.push(one);
  }
  return kept.sort((x, y) => x.chroma - y.chroma || (x.hex < y.hex ? -1 : 1));
}

/** The best two, then the best that brings what is missing, light or dark. */
function spread(neutrals: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of neutrals) {
    if (kept.length === 2) break;
    if (isNew(one, kept)) kept.push(one);
  }
  const open = neutrals.filter((one) => isNew(one, kept));
  const hasLight = kept.some(({ lightness }) => lightness > 0.8);
  const hasDark = kept.some(({ lightness }) => lightness < 0.45);
  const missing = open.find(({ lightness }) => (hasLight ? !hasDark && lightness < 0.45 : lightness > 0.8));
  const third = missing ?? open[0];
  return third ? [...kept, third] : kept;
}

function isNew(colour: Candidate, kept: readonly Candidate[]): boolean {
  const { lab } = shopColour(colour.hex);
  return kept.every((other) => colourDifference(lab, shopColour(other.hex).lab) >= apart);
}

function candidates(voice: Voice, input: GuideInput): Candidate[] {
  const { styles, colours } = input.preferences;
  const past = pastColours(input.analyses);
  const ranges = input.personalColours && personalRanges(input.personalColours);
  const chosen = new Set(colours.map((hex) => hex.toLowerCase()));
  const tables = styles.length > 0 ? styles.map((style) => stylePalettes[style]) : [plainPalette];
  const ofStyles = tables.flatMap(({ bases, hues }) => [...bases, ...hues]);
  const hexes = new Set([...chosen, ...past.slice(0, 8).map(({ hex }) => hex), ...ofStyles]);
  return [...hexes]
    .map((hex): Candidate => {
      const { lab, name, basic } = shopColour(hex);
      const { lightness, chroma } = okLabToOkLch(lab);
      const seen = past.find((colour) => colour.name === name);
      const fit = ranges ? meanFit(rangeFit(lab, ranges)) : undefined;
      const leaning = styles.filter((style) =>
        [...stylePalettes[style].bases, ...stylePalettes[style].hues].includes(hex),
      );
      const value =
        (chosen.has(hex) ? 3 : 0) +
        (seen ? wornWell(seen) : 0) +
        leaning.length / Math.max(1, styles.length) +
        (fit ?? 0) +
        voice.pick(`turn ${hex}`, [0, 0.12, 0.24]);
      const why = whyOf({ chosen: chosen.has(hex), seen, leaning, fit });
      // Navy carries a wardrobe as black does.
      const neutral = neutralTerms.has(basic) || (basic === 'blue' && lightness < 0.36 && chroma < 0.08);
      return { hex, name, neutral, lightness, chroma, value, why };
    })
    .sort((x, y) => y.value - x.value || (x.hex < y.hex ? -1 : 1));
}

/** 0 to 2: a fifth of the clothes in looks rated 8 gives 1.6. */
function wornWell({ share, rating: mean }: PastColour): number {
  return 2 * Math.min(1, share / 0.2) * Math.max(0, Math.min(1, (mean - 4) / 5));
}

type Reasons = {
  chosen: boolean;
  seen: PastColour | undefined;
  leaning: readonly string[];
  fit: number | undefined;
};

function whyOf({ chosen, seen, leaning, fit }: Reasons): string {
  const reasons = [
    chosen && 'one of the colors you chose',
    seen && seen.share >= 0.05 && 'you wear it often',
    leaning.length > 0 && `it suits ${list(leaning)}`,
    fit !== undefined && fit >= 0.8 && 'close to your coloring',
  ].filter((reason) => typeof reason === 'string');
  if (reasons.length === 0) return 'Goes with nearly everything.';
  const text = reasons.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
