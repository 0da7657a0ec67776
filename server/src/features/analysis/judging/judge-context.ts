import type { JudgeContext } from '@drape/engine/stylist/judging/judge';
import { z } from 'zod';
import type { Taste } from '../../profile/service.ts';

const words = z.array(z.string().max(40)).max(50).catch([]);

/** What a client may send beside a photo; what it does not know is left out. */
const preferences = z
  .object({ style_preference: words, color_preferences: words, occasion_types: words })
  .partial()
  .catch({});

/** What is kept of the preferences that came with a photo; null where nothing of them is known. */
export function keptPreferences(given: unknown): string | null {
  const known = preferences.parse(given ?? {});
  return Object.keys(known).length > 0 ? JSON.stringify(known) : null;
}

/**
 * The day of the analysis and whose taste it is judged by, as the engine takes them: what came with the photo, and
 * what is stored for all that did not.
 */
export function judgeContext(
  date: string,
  given: unknown,
  stored: Taste,
  around: Pick<JudgeContext, 'wardrobe' | 'monthSeen'> = {},
): JudgeContext {
  const known = preferences.parse(given ?? {});
  return {
    date,
    ...(stored.country === null ? {} : { country: stored.country }),
    preferences: {
      styles: known.style_preference ?? stored.styles,
      colours: known.color_preferences ?? stored.colours,
      occasions: known.occasion_types ?? stored.occasions,
      ...(stored.budget === null ? {} : { budget: stored.budget }),
    },
    ...(stored.personalColours ? { personalColours: stored.personalColours } : {}),
    ...around,
  };
}
