import { chanceOfGood, expectedRating } from '../taste/expected-rating.ts';
import type { Outfit, OutfitTerm, Weather } from './outfit.ts';
import { descriptionOf } from './voice/description-text.ts';
import { improvementsOf } from './voice/improvements.ts';
import { reasonsOf } from './voice/reasons.ts';
import { termText } from './voice/term-text.ts';
import type { Objective } from './worth/objective.ts';
import {
  type OutfitTermKey,
  outfitTermKeys,
  outfitTermLabels,
  outfitTermWeights,
} from './worth/term-weights.ts';
import { type Combination, likingOfAll, worthsOf } from './worth/terms-of-outfit.ts';

/** What is said before the reasons of an outfit, and after them. */
export type Notes = { before: readonly string[]; after: readonly string[] };

/** An outfit with its terms and words, rated beside the worth of the best. */
export function presentOutfit(
  objective: Objective,
  combination: Combination,
  best: number,
  { before, after }: Notes,
): Outfit {
  const { themes, total } = worthsOf(objective, combination);
  const isEmpty = combination.main.length === 0;
  const taste = likingOfAll(objective, combination);
  const worths = { ...themes, taste };
  const { occasion } = objective.day.context;
  const rating = expectedRating(best - total - taste, { worth: best, occasion });
  const keys = outfitTermKeys.filter((key) => key !== 'taste' || isTasteKnown(objective));
  const whole = keys.reduce((sum, key) => sum + outfitTermWeights[key], 0);
  const terms = keys.map((key): OutfitTerm & { key: OutfitTermKey } => ({
    key,
    label: outfitTermLabels[key],
    score: shown(worths[key]),
    weight: outfitTermWeights[key] / whole,
    text: isEmpty ? '' : termText(key, objective, combination, worths[key]),
  }));
  const main = combination.main.map((each) => ({ ...each, place: each.slot }));
  const worn = [...main, ...combination.accessories];
  return {
    itemIds: worn.map((each) => each.traits.id),
    slots: Object.fromEntries(worn.map((each) => [each.place, each.traits.id])),
    worth: total,
    score: rating / 10,
    chance: chanceOfGood(rating) * weatherTrust[objective.day.request.weather.source],
    terms,
    reasons: [...before, ...(isEmpty ? [] : reasonsOf(objective, combination, themes)), ...after],
    description: descriptionOf(combination),
    improvements: isEmpty ? [] : improvementsOf(objective, combination),
  };
}

/** How far an outfit for a weather that is guessed can be trusted beside one for a forecast. */
const weatherTrust: Record<Weather['source'], number> = { forecast: 1, normals: 0.97, unknown: 0.9 };

function isTasteKnown({ day: { request } }: Objective): boolean {
  const { styles, colours, brands = [] } = request.preferences;
  return (
    styles.length + colours.length + brands.length > 0 ||
    Object.values(request.taste ?? {}).some((weight) => weight !== 0)
  );
}

/** A theme that neither adds nor costs anything is shown as 75 of 100. */
function shown(worth: number): number {
  return Math.round(1000 / (1 + Math.exp(-(worth + 1.1)))) / 10;
}
