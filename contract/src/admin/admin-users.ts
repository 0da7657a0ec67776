import { z } from 'zod';
import { email, fullName, username } from '../account/account.ts';
import { roles } from '../profile/options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, idParams, moment } from '../wire/wire.ts';
import { adminLimits, userFilters } from './admin-options.ts';

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** Somebody as an administrator sees them: who they are and what they may, never what they wear. */
export const managedUser = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  tier: z.enum(['free', 'trial', 'pro']),
  /** Whether Pro is paid for, which the payment ends and not a click. */
  pays: z.boolean(),
  trial_ends_at: moment.nullable(),
  blocked: z.boolean(),
  created_at: moment,
  last_active_at: moment.nullable(),
  analyses: z.number().int(),
  items: z.number().int(),
  stored_bytes: z.number().int(),
  upgrade_request: z.object({ note: z.string().nullable(), created_at: moment }).nullable(),
  version: z.number().int(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** `version` is the one that was seen: a change made meanwhile by somebody else is a conflict. */
export const managedUserChange = z.strictObject({
  role: z.enum(roles).optional(),
  plan: z.enum(['free', 'trial', 'pro']).optional(),
  blocked: z.boolean().optional(),
  version: z.number().int(),
});
export type ManagedUserChange = z.infer<typeof managedUserChange>;

/** Somebody whom an administrator adds. They set their password themselves, with a link. */
export const newManagedUser = z.strictObject({
  full_name: fullName,
  username,
  email,
  role: z.enum(roles).default('user'),
  plan: z.enum(['free', 'trial', 'pro']).default('trial'),
  /** `link` is answered to be handed over, `mail` goes to the address. */
  invite: z.enum(['link', 'mail']).default('link'),
});
export type NewManagedUser = z.infer<typeof newManagedUser>;

export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  /** Usernames; null for the command line and for accounts that are gone. */
  actor: z.string().nullable(),
  target: z.string().nullable(),
  action: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const adminUserEndpoints = {
  listUsers: endpoint({
    ...paths.listUsers,
    summary: 'Finds users by a part of username, name or email, newest first',
    query: z.object({
      search: z.string().trim().max(adminLimits.maxSearch).default(''),
      filter: z.enum(userFilters).default('all'),
      page,
    }),
    response: z.object({
      users: z.array(managedUser),
      page: z.number().int(),
      total: z.number().int(),
      total_pages: z.number().int(),
      upgrade_requests: z.number().int(),
    }),
  }),
  addUser: endpoint({
    ...paths.addUser,
    summary: 'Makes an account for somebody, and a single-use link with which they set their password',
    body: newManagedUser,
    response: z.object({
      user: managedUser,
      /** Null where it was mailed, and where the identity provider alone signs people in. */
      link: z.string().nullable(),
      mailed: z.boolean(),
      expires_at: moment,
    }),
    errors: ['conflict'],
    creates: true,
  }),
  updateUser: endpoint({
    ...paths.updateUser,
    summary: 'Changes role, plan or access of a user; the last administrator stays one',
    params: idParams,
    body: managedUserChange,
    response: managedUser,
    errors: ['not_found', 'conflict'],
  }),
  makeResetLink: endpoint({
    ...paths.makeResetLink,
    summary: 'Makes a single-use link that sets a new password',
    params: idParams,
    response: z.object({ link: z.string(), expires_at: moment }),
    errors: ['not_found', 'conflict'],
  }),
  declineUpgrade: endpoint({
    ...paths.declineUpgrade,
    summary: 'Declines the upgrade request of a user',
    params: idParams,
    response: managedUser,
    errors: ['not_found'],
  }),
  removeUser: endpoint({
    ...paths.removeUser,
    summary: 'Deletes a user with everything that belongs to them',
    params: idParams,
    response: deleted,
    errors: ['not_found', 'conflict'],
  }),
  auditLog: endpoint({
    ...paths.auditLog,
    summary: 'What administrators did, newest first',
    query: z.object({ page }),
    response: z.object({
      entries: z.array(auditEntry),
      page: z.number().int(),
      total: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
};
