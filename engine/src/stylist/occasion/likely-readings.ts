import { type Occasion, occasionCodes } from './occasion.ts';
import { withCode } from './read-occasion.ts';

/** A way to read an occasion, with the chance, 0 to 1, that it is meant so. */
export type LikelyReading = { occasion: Occasion; chance: number };

/** Readings less likely than this are left out. */
const leastLikely = 0.15;
/** How many times as likely as the learned reader thinks a dress code is that the table of occasions names. */
const tableTrust = 2;

/**
 * The dress codes that an entry may mean, the one it was read as first. Where a person set the code, or there were no
 * words to doubt, only that one.
 */
export function likelyReadings(occasion: Occasion): LikelyReading[] {
  const { clues, code, source, id } = occasion;
  if (!clues || clues.settled || source === 'person') return [{ occasion, chance: 1 }];
  const trust = id.startsWith('guess ') ? 1 : tableTrust;
  const weights = occasionCodes.map((each, k) => clues.chances[k] * (each === code ? trust : 1));
  const all = weights.reduce((sum, each) => sum + each, 0);
  const others = occasionCodes.flatMap((each, k): LikelyReading[] => {
    const chance = weights[k] / all;
    return each !== code && chance >= leastLikely ? [{ occasion: withCode(occasion, each), chance }] : [];
  });
  const own = { occasion, chance: weights[occasionCodes.indexOf(code)] / all };
  return shares([own, ...others]);
}

function shares(readings: readonly LikelyReading[]): LikelyReading[] {
  const all = readings.reduce((sum, { chance }) => sum + chance, 0);
  if (!(all > 0)) return [{ ...readings[0], chance: 1 }];
  return readings.map(({ occasion, chance }) => ({ occasion, chance: chance / all }));
}
