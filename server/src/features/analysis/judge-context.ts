import type { JudgeContext } from '@drape/engine/stylist/judge';
import { z } from 'zod';

const words = z.array(z.string().max(40)).max(50).catch([]);

/** What a client may send beside a photo; what it does not know is left out. */
const preferences = z
  .object({ style_preference: words, color_preferences: words, occasion_types: words })
  .partial()
  .catch({});

/** The day of the analysis and the preferences that came with the photo, as the engine takes them. */
export function judgeContext(date: string, given: unknown): JudgeContext {
  const known = preferences.parse(given ?? {});
  return {
    date,
    preferences: {
      ...(known.style_preference ? { styles: known.style_preference } : {}),
      ...(known.color_preferences ? { colours: known.color_preferences } : {}),
      ...(known.occasion_types ? { occasions: known.occasion_types } : {}),
    },
  };
}
