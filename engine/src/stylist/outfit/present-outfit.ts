import type { Objective } from './objective.ts';
import type { Outfit, OutfitTerm } from './outfit.ts';
import { type OutfitTermKey, outfitTermKeys, outfitTermLabels } from './term-weights.ts';
import { type Combination, termsOf } from './terms-of-outfit.ts';
import { descriptionOf } from './voice/description-text.ts';
import { improvementsOf } from './voice/improvements.ts';
import { list } from './voice/plain-words.ts';
import { termText } from './voice/term-text.ts';

const mostReasons = 5;

/** An outfit with its terms and words. `notes` come first among the reasons. */
export function presentOutfit(
  objective: Objective,
  combination: Combination,
  notes: readonly string[],
  locked: readonly number[],
): Outfit {
  const { weights, traits } = objective;
  const values = termsOf(objective, combination);
  const terms = outfitTermKeys
    .filter((key) => weights[key] > 0)
    .map((key): OutfitTerm & { key: OutfitTermKey } => ({
      key,
      label: outfitTermLabels[key],
      // Shares add up to 1 but for the last digit.
      score: Math.round(1000 * Math.min(values[key], 1)) / 10,
      weight: weights[key],
      text: combination.main.length > 0 ? termText(key, { objective, combination, value: values[key] }) : '',
    }));
  const main = combination.main.map((each) => ({ ...each, place: each.slot }));
  const worn = [...main, ...combination.accessories];
  const kept = locked.map((i) => `the ${traits[i].name}`);
  return {
    itemIds: worn.map((each) => each.traits.id),
    slots: Object.fromEntries(worn.map((each) => [each.place, each.traits.id])),
    score: Math.min(
      1,
      terms.reduce((sum, { key, weight }) => sum + values[key] * weight, 0),
    ),
    terms,
    reasons: [
      ...notes,
      ...(kept.length > 0 ? [`You asked to keep ${list(kept)}.`] : []),
      ...reasonsOf(terms),
    ].slice(0, mostReasons + notes.length),
    description: descriptionOf(combination),
    improvements: main.length > 0 ? improvementsOf(objective, combination) : [],
  };
}

/** Terms that say something of their own, by what they add; "nothing is missing" is no reason. */
const silentWhenFull: ReadonlySet<OutfitTermKey> = new Set([
  'complete',
  'pattern',
  'season',
  'style',
  'finish',
]);

function reasonsOf(terms: readonly (OutfitTerm & { key: OutfitTermKey })[]): string[] {
  return terms
    .filter(({ key, score }) => score >= (key === 'weather' ? 55 : 75) && !silentWhenFull.has(key))
    .sort((x, y) => y.weight * y.score - x.weight * x.score)
    .map(({ text }) => text);
}
