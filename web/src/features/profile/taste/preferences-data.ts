import type { Preferences } from '@drape/contract/profile/preferences';
import { msg, t } from '@lingui/core/macro';

export const guideParts = [
  ['style_principles', msg`Style principles`],
  ['color_palette', msg`Color palette`],
  ['essential_pieces', msg`Essential pieces`],
  ['shopping_priorities', msg`Shopping priorities`],
  ['styling_tips', msg`Styling tips`],
] as const;
export type GuidePart = (typeof guideParts)[number][0];

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What the profile holds of a taste, lowercased as the server stores it. */
export type ReadPreferences = {
  style_preference: string[];
  color_preferences: string[];
  occasion_types: string[];
  body_type: string | null;
  budget_range: string | null;
  guide: GuideInWords | undefined;
};

/** The specification's five parts as lines, whichever of its forms they came in. */
export type GuideInWords = Record<GuidePart, string[]>;

/** Reads preferences that may be nested under `data` or `data.data`; throws for anything else. */
export function readPreferences(answer: unknown): ReadPreferences {
  let fields = fieldsOf(answer);
  while (fields && !('style_preference' in fields) && fieldsOf(fields.data)) fields = fieldsOf(fields.data);
  if (!fields) throw new Error(t`The preferences came in a form that is not understood.`);
  return {
    style_preference: words(fields.style_preference).map((word) => word.toLowerCase()),
    color_preferences: words(fields.color_preferences).map((hex) => hex.toLowerCase()),
    occasion_types: words(fields.occasion_types).map((word) => word.toLowerCase()),
    body_type: text(fields.body_type),
    budget_range: text(fields.budget_range),
    guide: guideInWords(fields.personal_style_guide),
  };
}

/** Each part may be a list, an object of key/value pairs, or text. */
function guideInWords(value: unknown): GuideInWords | undefined {
  const guide = fieldsOf(value);
  if (!guide) return undefined;
  const parts = guideParts.map(([part]) => [part, lines(guide[part])] as const);
  if (parts.every(([, found]) => found.length === 0)) return undefined;
  return Object.fromEntries(parts) as GuideInWords;
}

function lines(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  if (Array.isArray(value)) return value.flatMap(lines);
  const pairs = fieldsOf(value);
  if (!pairs) return [];
  return Object.entries(pairs).map(([key, given]) => `${key}: ${lines(given).join(', ') || String(given)}`);
}

/** The fields of a taste as they are sent. */
export type TasteFields = Pick<Preferences, 'body_type' | 'budget_range'> &
  Pick<ReadPreferences, 'style_preference' | 'color_preferences' | 'occasion_types'>;
