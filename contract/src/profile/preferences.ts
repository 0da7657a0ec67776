import { z } from 'zod';
import { country } from '../account/account.ts';
import { engineStamp } from '../analysis/analysis.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { countries, genders, preferenceLimits as most, occasions, styles } from './options.ts';

/** Words of a closed list, in any letter case, each kept once. */
function choices<const T extends string>(options: readonly T[], what: string) {
  const choice = z
    .string()
    .max(most.maxText)
    .transform((given) => given.trim().toLowerCase())
    .pipe(z.enum(options, { error: `This ${what} is not known` }));
  return z
    .array(choice)
    .max(most.maxColours, `At most ${most.maxColours} entries`)
    .transform((list) => [...new Set(list)]);
}

export const colourHex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A color is written #rrggbb')
  .transform((hex) => hex.toLowerCase());

/** Free text without markup or control characters; an empty one is `null`. */
const plainText = z
  .string()
  .trim()
  .max(most.maxText, `At most ${most.maxText} characters`)
  .regex(/^[^<>\p{Cc}]*$/u, 'Plain text only, without < and >')
  .transform((text) => (text === '' ? null : text))
  .nullable();

const optional = <const T extends string>(options: readonly T[]) =>
  z
    .enum([...options, ''])
    .transform((given) => (given === '' ? null : (given as T)))
    .nullable();

/** The specification's guide: five parts in plain sentences; the palette as names of colours with their `#rrggbb`. */
export const personalStyleGuide = z.object({
  style_principles: z.array(z.string()),
  color_palette: z.record(z.string(), z.string()),
  essential_pieces: z.array(z.string()),
  shopping_priorities: z.array(z.string()),
  styling_tips: z.array(z.string()),
});
export type PersonalStyleGuide = z.infer<typeof personalStyleGuide>;

/** What somebody likes. The guide is `null` until there is a style, a colour or an occasion to make it from. */
export const preferences = z.object({
  style_preference: z.array(z.enum(styles)),
  color_preferences: z.array(z.string()),
  occasion_types: z.array(z.enum(occasions)),
  body_type: z.string().nullable(),
  budget_range: z.string().nullable(),
  country: country.nullable(),
  gender: z.enum(genders).nullable(),
  personal_style_guide: personalStyleGuide.nullable(),
});
export type Preferences = z.infer<typeof preferences>;

/** Partial. The guide is made by the engine: it may come along and is left alone. */
export const preferencesChange = z.strictObject({
  style_preference: choices(styles, 'style').optional(),
  color_preferences: z
    .array(colourHex)
    .max(most.maxColours, `At most ${most.maxColours} entries`)
    .transform((list) => [...new Set(list)])
    .optional(),
  occasion_types: choices(occasions, 'occasion').optional(),
  body_type: plainText.optional(),
  budget_range: plainText.optional(),
  country: optional(countries).optional(),
  gender: optional(genders).optional(),
  personal_style_guide: z.unknown().optional(),
});
export type PreferencesChange = z.output<typeof preferencesChange>;
export type PreferencesInput = z.input<typeof preferencesChange>;

/** A statement of the guide and what it rests on. */
export const statement = z.object({ key: z.string(), text: z.string(), why: z.string() });

export const guideColourRoles = ['base', 'support', 'accent'] as const;

/** Colours with their shares of a wardrobe (together 1). */
const guideColour = z.object({
  hex: z.string(),
  name: z.string(),
  role: z.enum(guideColourRoles),
  share: z.number().min(0).max(1),
  why: z.string(),
});

/** A piece as it can be drawn; `owned` says how often the one in the wardrobe was worn. */
const guidePiece = z.object({
  key: z.string(),
  label: z.string(),
  category: z.string(),
  subcategory: z.string(),
  color_primary: z.string(),
  color_secondary: z.string().nullable(),
  pattern: z.string().nullable(),
  owned: z.string().nullable(),
  why: z.string(),
});

/** The guide in the words of the other engine, kept for comparison. */
const comparedGuide = z.object({
  engine: engineStamp,
  title: z.string(),
  style_principles: z.array(statement),
  shopping_priorities: z.array(statement),
  styling_tips: z.array(statement),
});

/**
 * The same guide with reasons, colours and pieces. `basis` says in a sentence what it was made from, `notice` why the
 * language model did not word it, where it should have; `can_rewrite` that a model may be asked to.
 */
export const styleGuide = z.object({
  title: z.string(),
  basis: z.string(),
  style_principles: z.array(statement),
  color_palette: z.array(guideColour),
  essential_pieces: z.array(guidePiece),
  shopping_priorities: z.array(statement),
  styling_tips: z.array(statement),
  engine: engineStamp,
  comparison: comparedGuide.nullable(),
  notice: z.string().nullable(),
  can_rewrite: z.boolean(),
});
export type StyleGuide = z.infer<typeof styleGuide>;

export const preferencesEndpoints = {
  getPreferences: endpoint({
    ...paths.getPreferences,
    summary: 'What the user likes, with the personal style guide',
    response: preferences,
  }),
  updatePreferences: endpoint({
    ...paths.updatePreferences,
    summary: 'Changes the given parts of the preferences and renews the style guide',
    body: preferencesChange,
    response: preferences,
  }),
  getStyleGuide: endpoint({
    ...paths.getStyleGuide,
    summary: 'The personal style guide with its reasons; null until there are preferences',
    response: styleGuide.nullable(),
  }),
  rewriteStyleGuide: endpoint({
    ...paths.rewriteStyleGuide,
    summary: 'Lets the language model put the style guide of today into words',
    response: styleGuide.nullable(),
  }),
};
