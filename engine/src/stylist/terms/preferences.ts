import { type Occasion, occasions, type Style, styles } from '@drape/contract/profile/options';
import { colourDifference } from '../../colour/delta-e.ts';
import type { ColourName } from '../../colour/name-colour.ts';
import { occasionFormality } from '../../knowledge/style/occasions.ts';
import { type StyleFeatures, styleAims } from '../../knowledge/style/styles.ts';
import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { shopColour } from '../shop-colour.ts';
import type { WornColours } from './colour.ts';
import type { FormalityTerm } from './formality.ts';

export type Preferences = { styles?: string[]; colours?: string[]; occasions?: string[]; budget?: string };

/** A style and how near the look comes, 0 to 100, with what is furthest from its aims. */
export type StyleMatch = { style: Style; score: number; lacking: string };
export type ColourMatch = { wanted: ColourName & { hex: string }; share: number };
export type OccasionMatch = { occasion: Occasion; score: number; off: number };

export type PreferencesTerm = {
  score: number;
  styles: StyleMatch[];
  colours: ColourMatch[];
  occasions: OccasionMatch[];
};

/** How near a look comes to what somebody likes: best style, favourite colours seen, best occasion. */
export function preferencesTerm(
  garments: readonly Garment[],
  colour: WornColours,
  formality: FormalityTerm | undefined,
  preferences: Preferences,
): PreferencesTerm | undefined {
  const features = styleFeatures(garments, colour, formality);
  const matches = {
    styles: known(styles, preferences.styles).map((style) => matchStyle(style, features)),
    colours: (preferences.colours ?? []).filter(isHex).map((hex) => matchColour(hex, colour)),
    occasions: formality
      ? known(occasions, preferences.occasions).map((occasion) => matchOccasion(occasion, formality))
      : [],
  };
  matches.styles.sort((x, y) => y.score - x.score);
  matches.colours.sort((x, y) => y.share - x.share);
  matches.occasions.sort((x, y) => y.score - x.score);
  const wantedShare = matches.colours.reduce((sum, { share }) => sum + share, 0);
  const parts = [
    matches.styles[0]?.score,
    matches.colours.length > 0 ? 45 + 55 * Math.min(1, wantedShare / 0.3) : undefined,
    matches.occasions[0]?.score,
  ].filter((score) => score !== undefined);
  if (parts.length === 0) return undefined;
  return { score: parts.reduce((sum, score) => sum + score, 0) / parts.length, ...matches };
}

function known<Option extends string>(options: readonly Option[], given: string[] | undefined): Option[] {
  const wanted = new Set(given?.map((word) => word.toLowerCase()));
  return options.filter((option) => wanted.has(option));
}

function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

const marked: ReadonlySet<TextureKind | undefined> = new Set([
  'knit',
  'denim',
  'leather',
  'lace',
  'napped',
  'satin',
]);

/** What of a look is compared with a style. */
export function styleFeatures(
  garments: readonly Garment[],
  colour: WornColours,
  formality: FormalityTerm | undefined,
): StyleFeatures {
  const area = garments.reduce((sum, { share }) => sum + share, 0);
  const share = (test: (garment: Garment) => boolean) =>
    garments.filter(test).reduce((sum, garment) => sum + garment.share, 0) / area;
  const vivid = garments.map(({ tone, share }) => tone.chroma * Math.min(1, share / 0.1));
  return {
    neutral: colour.description.neutralShare,
    vivid: Math.min(1, Math.max(...vivid) / 0.2),
    patterned: share(({ pattern }) => pattern !== undefined && pattern !== 'solid' && pattern !== 'melange'),
    formal: formality?.mean ?? 0.45,
    dark: share(({ tone }) => tone.lightness < 0.4),
    textured: share(({ texture }) => marked.has(texture)),
  };
}

export function matchStyle(style: Style, features: StyleFeatures): StyleMatch {
  const aims = styleAims[style].map((aim) => ({ ...aim, off: Math.abs(features[aim.feature] - aim.at) }));
  const off = aims.reduce((sum, aim) => sum + aim.off, 0) / aims.length;
  const furthest = aims.reduce((worst, aim) => (aim.off > worst.off ? aim : worst));
  return { style, score: Math.max(20, 100 - 90 * off), lacking: furthest.means };
}

function matchColour(hex: string, { palette }: WornColours): ColourMatch {
  const wanted = shopColour(hex.toLowerCase());
  const share = palette
    .filter((colour) => colour.basic === wanted.basic || colourDifference(colour.lab, wanted.lab) < 12)
    .reduce((sum, colour) => sum + colour.share, 0);
  return { wanted, share };
}

function matchOccasion(occasion: Occasion, { mean }: FormalityTerm): OccasionMatch {
  const [from, to] = occasionFormality[occasion];
  const off = mean < from ? mean - from : mean > to ? mean - to : 0;
  return { occasion, score: Math.max(20, 95 - 160 * Math.abs(off)), off };
}
