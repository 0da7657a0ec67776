/** What a rating is made of. */
export const ratedKeys = ['pieces', 'colour', 'pattern', 'finish', 'proportion', 'fit'] as const;
export type RatedKey = (typeof ratedKeys)[number];

/** What a photo is compared with beside: none of it changes the rating. */
export const besideKeys = ['season', 'preferences', 'personal'] as const;

export const termKeys = [...ratedKeys, ...besideKeys] as const;
export type TermKey = (typeof termKeys)[number];

/** Between which points a term may move a rating; 0 is an outfit about which it says nothing. */
export const ranges: Record<RatedKey, { low: number; high: number }> = {
  pieces: { low: -3, high: 2 },
  colour: { low: -6, high: 1.5 },
  pattern: { low: -1.6, high: 0.8 },
  finish: { low: -2.5, high: 1.5 },
  proportion: { low: -0.5, high: 0.3 },
  fit: { low: -1, high: 0.6 },
};

const termLabels: Readonly<Record<string, string>> = {
  pieces: 'How the pieces go together',
  colour: 'Color',
  pattern: 'Pattern',
  finish: 'Finish',
  proportion: 'Proportion',
  fit: 'Fit',
  season: 'Season',
  preferences: 'Your preferences',
  personal: 'Your colors',
  contrast: 'Contrast',
  texture: 'Texture',
  formality: 'Dress level',
  photo: 'Photo quality',
};

/** How a term is called, those of earlier engines included. */
export function labelOfTerm(key: string): string {
  return termLabels[key] ?? key;
}

/** An outfit about which nothing is to be said, and what an unsure reading is pulled towards. */
export const middleRating = 7.1;
const top = 9.6;
/** Points are those of readers; only far from the middle is there less room for them. */
const reachAbove = 1;
const reachBelow = 1.3;

/** Points above or below the middle as a rating from 0 to 10; strictly rising until it is rounded to a tenth. */
export function placeRating(points: number): number {
  const room = points >= 0 ? top - middleRating : middleRating;
  const reach = points >= 0 ? reachAbove : reachBelow;
  const rating = middleRating + room * Math.tanh((points * reach) / room);
  return Math.round(10 * Math.min(10, Math.max(0, rating))) / 10;
}
