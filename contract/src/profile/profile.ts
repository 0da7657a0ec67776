import { z } from 'zod';
import { country, fullName, timeZone, user, username } from '../account/account.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { colourVisions, dateFormats, genders, photoDays, timeFormats, unitSystems } from './options.ts';

const mailHour = z.number().int().min(0).max(23);

/** The user with the settings that others build on; `version` rises with every change. */
export const profile = user.extend({
  /** Whether a mailed link has proven the address; null where the installation sends no mail. */
  email_proven: z.boolean().nullable(),
  units: z.enum(unitSystems).nullable(),
  /** For how many days photos of analyses are kept; null for ever. */
  photo_days: z.number().int().nullable(),
  community: z.boolean(),
  home_town: z.string().nullable(),
  /** The full hour, by the person's clock, of a mail with the day's outfit; null for none. */
  morning_mail: mailHour.nullable(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

/** Partial. `avatar` is `null` to remove it, or a picture as a `data:` address. `version` guards against stale writes. */
export const profileChange = z.strictObject({
  full_name: fullName.optional(),
  username: username.optional(),
  avatar: z.string().startsWith('data:image/', 'The avatar must be a picture').nullable().optional(),
  country: country.nullable().optional(),
  gender: z.enum(genders).nullable().optional(),
  time_zone: timeZone.optional(),
  units: z.enum(unitSystems).nullable().optional(),
  date_format: z.enum(dateFormats).nullable().optional(),
  time_format: z.enum(timeFormats).nullable().optional(),
  colour_vision: z.enum(colourVisions).nullable().optional(),
  photo_days: z.literal(photoDays).nullable().optional(),
  community: z.boolean().optional(),
  home_town: z.string().trim().max(limits.maxNameLength).nullable().optional(),
  morning_mail: mailHour.nullable().optional(),
  version: z.number().int().optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const profileEndpoints = {
  getProfile: endpoint({ ...paths.getProfile, summary: 'The profile', response: profile }),
  updateProfile: endpoint({
    ...paths.updateProfile,
    summary: 'Changes the given parts of the profile',
    body: profileChange,
    response: profile,
    errors: ['conflict', 'pro_required', 'unsupported_media'],
  }),
  uploadAvatar: endpoint({
    ...paths.uploadAvatar,
    summary: 'Sets the avatar to a picture, cut square',
    file: { field: 'file', maxBytes: limits.maxAvatarBytes, fields: z.object({}) },
    response: profile,
    errors: ['too_large', 'unsupported_media'],
  }),
};
