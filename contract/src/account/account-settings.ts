import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { deleted, idParams, moment } from '../wire/wire.ts';
import { password } from './account.ts';
import { scopes } from './scopes.ts';

const none = z.object({});
const currentPassword = z.string().max(limits.maxPasswordLength);

export const scope = z.enum(scopes);

export const deviceSession = z.object({
  id: z.string(),
  /** Browser and system in words; null where they are not known. */
  device: z.string().nullable(),
  created_at: moment,
  last_seen_at: moment.nullable(),
  expires_at: moment,
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  created_at: moment,
  expires_at: moment.nullable(),
  last_used_at: moment.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/**
 * What stays open when everything else that lets somebody in is ended: tokens and passkeys by id, the address of the
 * calendar, the identity provider.
 */
export const keptAccess = z.strictObject({
  tokens: z.array(z.string().max(64)).max(limits.maxTokens).default([]),
  passkeys: z.array(z.string().max(64)).max(limits.maxPasskeys).default([]),
  feed: z.boolean().default(false),
  provider: z.boolean().default(false),
});

/**
 * What was ended: how many sessions, which tokens by name, and whether the calendar had an address. The passkeys named
 * need the password once before they open the account by themselves again. The identity provider is disconnected only
 * where it was connected by hand, in the profile.
 */
export const endedAccess = z.object({
  sessions: z.number().int(),
  tokens: z.array(z.string()),
  passkeys: z.array(z.string()),
  feed: z.boolean(),
  provider: z.boolean(),
});
export type EndedAccess = z.infer<typeof endedAccess>;

/** How much is deleted with an account. */
export const holdings = z.object({
  analyses: z.number().int(),
  items: z.number().int(),
  events: z.number().int(),
  outfits: z.number().int(),
  files: z.number().int(),
  bytes: z.number().int(),
});
export type Holdings = z.infer<typeof holdings>;

export const accountSettingsEndpoints = {
  changePassword: endpoint({
    ...paths.changePassword,
    summary: 'Changes the password and ends every other way in, but for what is to be kept',
    body: z.strictObject({
      current_password: currentPassword.min(1, 'Please enter your password'),
      password,
      keep: keptAccess.optional(),
    }),
    response: endedAccess,
    errors: ['conflict', 'too_many_requests'],
  }),
  listSessions: endpoint({
    ...paths.listSessions,
    summary: 'Where the user is signed in, the latest used first',
    response: z.object({ sessions: z.array(deviceSession), total: z.number().int() }),
  }),
  endSession: endpoint({
    ...paths.endSession,
    summary: 'Signs one session out',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint({
    ...paths.endOtherSessions,
    summary: 'Ends every way in except the password, this session and what is to be kept',
    body: z.strictObject({ keep: keptAccess.optional() }).nullish(),
    response: endedAccess,
  }),
  listTokens: endpoint({
    ...paths.listTokens,
    summary: 'The personal tokens, newest first',
    response: z.object({ tokens: z.array(apiToken), total: z.number().int() }),
  }),
  createToken: endpoint({
    ...paths.createToken,
    summary: 'Makes a personal token for a program, shown only once. Asks for the password again',
    body: z.strictObject({
      name: z.string().trim().min(1, 'Please name the token').max(limits.maxTokenName),
      scopes: z.array(scope).min(1, 'Please choose what the token may do').max(scopes.length),
      /** Null for a token without an end. */
      expires_in_days: z.number().int().min(1).max(limits.maxTokenDays).nullable().default(limits.tokenDays),
      password: currentPassword.nullish(),
    }),
    response: apiToken.extend({ token: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  }),
  deleteToken: endpoint({
    ...paths.deleteToken,
    summary: 'Ends a personal token',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  exportAccount: endpoint({
    ...paths.exportAccount,
    summary: 'An address that hands out everything of the account as one ZIP for some minutes',
    response: z.object({ url: z.string(), expires_at: moment }),
  }),
  requestDeletion: endpoint({
    ...paths.requestDeletion,
    summary: 'First step of deleting the account: proves who asks and tells what goes',
    body: z.strictObject({ password: currentPassword.nullish() }),
    response: z.object({ token: z.string(), expires_at: moment, holdings }),
    errors: ['conflict', 'too_many_requests'],
  }),
  confirmDeletion: endpoint({
    ...paths.confirmDeletion,
    summary: 'Second step: deletes the account with everything in it, for good',
    body: z.strictObject({
      token: z.string().min(1).max(200),
      username: z.string().max(limits.maxUsernameLength),
    }),
    response: none,
    errors: ['conflict', 'not_found'],
  }),
};
