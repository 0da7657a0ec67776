import { isMainSlot } from './assignments.ts';
import { type Objective, singleValue } from './objective.ts';
import type { OutfitFound } from './outfit.ts';
import type { OutfitProblem } from './problem.ts';

const weatherCertainty = { forecast: 1, normals: 0.9, unknown: 0.75 };

/**
 * Confidence 0 to 100 is the share of the possible score times the certainty of the inputs. Possible is what perfect
 * garments would score in place of all that are not locked; certainty is the product of weather (forecast 1, usual
 * weather 0.9, unknown 0.75), colours (0.9 guessed to 1 measured), formality and warmth (0.94 guessed to 1 known) and
 * places filled (0.9 to 1).
 */
export function confidenceOf(
  objective: Objective,
  { structure, places }: OutfitProblem,
  slots: ReadonlyMap<string, number>,
  locked: ReadonlySet<number>,
  score: number,
): Pick<OutfitFound, 'possible' | 'certainty' | 'confidence'> {
  const { weights, traits, pair, pairBound, day } = objective;
  const main = structure.slots.flatMap((slot) => slots.get(slot) ?? []);
  const fixed = main.map((i) => locked.has(i));
  let lost = 0;
  const perfect = 1 - pairBound - weights.warmth - weights.complete - weights.finish;
  for (const [s, i] of main.entries()) {
    if (!fixed[s]) continue;
    lost += perfect * structure.shares[s] - singleValue(objective, structure, s, i);
    for (let t = 0; t < s; t++)
      if (fixed[t]) lost += structure.pairShares[s][t] * (pairBound - pair(i, main[t]));
  }
  const possible = Math.min(1, Math.max(score, 1 - Math.max(0, lost)));
  const share = (test: (i: number) => boolean) => main.filter(test).length / Math.max(1, main.length);
  const measured = share((i) => traits[i].item.measured);
  const known = share((i) => traits[i].item.formality !== null && traits[i].item.warmth !== null);
  const filled = [...slots.keys()].filter((slot) => !isMainSlot(slot)).length / Math.max(1, places.length);
  const certainty =
    weatherCertainty[day.request.weather.source] *
    (0.9 + 0.1 * measured) *
    (0.94 + 0.06 * known) *
    (0.9 + 0.1 * (places.length === 0 ? 1 : filled));
  return { possible, certainty, confidence: Math.round((100 * score * certainty) / possible) };
}
