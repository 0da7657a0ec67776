import type { Day } from './day.ts';
import type { Taste } from './taste.ts';

export const outfitTermKeys = [
  'colour',
  'formality',
  'warmth',
  'weather',
  'pattern',
  'style',
  'preference',
  'season',
  'rotation',
  'taste',
  'complete',
  'finish',
] as const;
export type OutfitTermKey = (typeof outfitTermKeys)[number];

export const outfitTermLabels: Record<OutfitTermKey, string> = {
  colour: 'Colors together',
  formality: 'Dress code',
  warmth: 'Warmth',
  weather: 'Rain, wind and heat',
  pattern: 'Pattern mixing',
  style: 'One style',
  preference: 'Your preferences',
  season: 'Season',
  rotation: 'Rotation',
  taste: 'Learned taste',
  complete: 'Nothing missing',
  finish: 'Finishing touches',
};

// House weights before scaling. What makes an outfit wrong (warmth, dress code) and what makes it good (colour) lead.
const base: Record<OutfitTermKey, number> = {
  colour: 0.24,
  formality: 0.18,
  warmth: 0.2,
  weather: 0.14,
  pattern: 0.07,
  style: 0.06,
  preference: 0.08,
  season: 0.07,
  rotation: 0.06,
  taste: 0.25,
  complete: 0.06,
  finish: 0.05,
};

/** Less rain, wind or heat than this is not worth a term. */
const noticeable = 0.25;

/** What is known of the weather bounds how much it may decide. */
const weatherTrust = { forecast: 1, normals: 0.8, unknown: 0.35 };

/** The weight of each term for a request; terms that have nothing to go by get 0 and the rest is scaled to sum to 1. */
export function termWeights(day: Day): Record<OutfitTermKey, number> {
  const { request } = day;
  const trust = weatherTrust[request.weather.source];
  const { styles, colours, brands } = request.preferences;
  const weights = { ...base };
  weights.warmth *= trust;
  const need = Math.max(day.rain, day.wind, day.heat);
  weights.weather *= need < noticeable ? 0 : trust * need;
  if (styles.length + colours.length + (brands?.length ?? 0) === 0) weights.preference = 0;
  weights.taste *= strength(request.taste ?? {});
  if (day.code.sport) {
    weights.colour *= 0.6;
    weights.finish = 0;
  }
  const total = outfitTermKeys.reduce((sum, key) => sum + weights[key], 0);
  for (const key of outfitTermKeys) weights[key] /= total;
  return weights;
}

/** What was learned counts the more the surer it is. */
function strength(taste: Taste): number {
  return Math.min(1, Math.max(0, ...Object.values(taste).map(Math.abs)));
}
