import { z } from 'zod';
import { swatch } from '../analysis/evidence.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { colourHex } from './preferences.ts';

const unit = z.number().min(0).max(1);

/** From `low` to `high`, each uncertain by `fade`: OKLab lightness 0 to 1, chroma 0 to 0.4. */
const range = z.object({ low: unit, high: unit, fade: unit });

/** Hues in degrees: `centre`, and how far to both sides; 180 means every hue. */
const hueRange = z.object({ centre: z.number(), halfWidth: z.number(), fade: z.number() });

export const personalRanges = z.object({ lightness: range, chroma: range, hue: hueRange });
export type PersonalRanges = z.infer<typeof personalRanges>;

/** Three colours that somebody tapped, the ranges that follow from them, and examples of cloth inside. */
export const colourProfile = z.object({
  skin: z.string(),
  hair: z.string(),
  eye: z.string(),
  ranges: personalRanges,
  examples: z.array(swatch.omit({ share: true })),
  reasons: z.array(z.string()),
});
export type ColourProfile = z.infer<typeof colourProfile>;

export const colourProfileEndpoints = {
  getColourProfile: endpoint({
    ...paths.getColourProfile,
    summary: 'The personal colour profile; null where there is none',
    response: colourProfile.nullable(),
  }),
  setColourProfile: endpoint({
    ...paths.setColourProfile,
    summary: 'Keeps three colours; the photo they were tapped in never leaves the browser',
    body: z.strictObject({ skin: colourHex, hair: colourHex, eye: colourHex }),
    response: colourProfile,
  }),
  deleteColourProfile: endpoint({
    ...paths.deleteColourProfile,
    summary: 'Forgets the personal colour profile',
    response: z.object({}),
  }),
};
