export const termKeys = [
  'colour',
  'contrast',
  'pattern',
  'texture',
  'proportion',
  'fit',
  'formality',
  'season',
  'preferences',
  'personal',
  'photo',
] as const;
export type TermKey = (typeof termKeys)[number];

/** What each term counts for. Terms without evidence drop out and the rest is scaled to sum to 1. */
export const weights: Record<TermKey, number> = {
  colour: 0.28,
  contrast: 0.15,
  pattern: 0.1,
  texture: 0.09,
  proportion: 0.1,
  fit: 0.09,
  formality: 0.1,
  season: 0.04,
  preferences: 0.1,
  personal: 0.04,
  photo: 0.05,
};

export const termLabels: Record<TermKey, string> = {
  colour: 'Color harmony',
  contrast: 'Contrast between garments',
  pattern: 'Pattern mixing',
  texture: 'Texture interest',
  proportion: 'Proportion',
  fit: 'Fit',
  formality: 'Coherence of formality',
  season: 'Season',
  preferences: 'Your preferences',
  personal: 'Your colors',
  photo: 'Photo confidence',
};

/** The terms behind the two scores beside the rating. */
export const colourTerms: readonly TermKey[] = ['colour', 'contrast'];
export const coherenceTerms: readonly TermKey[] = [
  'pattern',
  'texture',
  'proportion',
  'fit',
  'formality',
  'season',
  'preferences',
  'personal',
];

// The only two constants set by looking at photos: where a weighted mean of 0 to 100 falls on the scale of 0 to 10.
const centre = 74.6;
const spread = 8;

/** A weighted mean of term scores, 0 to 100, as a rating from 0 to 10 with one decimal; strictly rising before rounding. */
export function placeRating(mean: number): number {
  return Math.round(100 / (1 + Math.exp(-(mean - centre) / spread))) / 10;
}
