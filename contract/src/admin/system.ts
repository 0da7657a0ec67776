import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';

const part = z.object({ ok: z.boolean(), kind: z.string(), detail: z.string().nullable() });

export const systemEndpoints = {
  health: endpoint({
    ...paths.health,
    summary: 'Whether the process can serve and its database answers',
    /** `build` is the commit that runs, where it is known. */
    response: z.object({ status: z.literal('ok'), version: z.string(), build: z.string().nullable() }),
    errors: ['unavailable'],
  }),
  live: endpoint({
    ...paths.live,
    summary: 'Whether the process runs, whatever its database does: what a supervisor restarts by',
    response: z.object({ status: z.literal('ok') }),
  }),
  connectionStatus: endpoint({
    ...paths.connectionStatus,
    summary: 'Which parts run on what; details for the admin only',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      database: part,
      files: part,
      ai: part,
      calendar: part,
      mail: part,
    }),
  }),
  settings: endpoint({
    ...paths.settings,
    summary: 'What the browser may know at run time',
    response: z.object({
      /** With the commit that runs, where it is known: `0.1.0 (1a2b3c4d5e6f)`. */
      version: z.string(),
      google: z.object({ client_id: z.string(), auth_url: z.string(), api_url: z.string() }).nullable(),
      demo: z.boolean(),
      stripe: z.boolean(),
      mail: z.boolean(),
      ai: z.boolean(),
      plans: z.boolean(),
      oidc: z.boolean(),
      /** What the button of the identity provider says; null for a general text. */
      oidc_label: z.string().nullable(),
      /** Whether the login page goes there by itself. */
      oidc_redirect: z.boolean(),
      /** Off where the identity provider alone signs people in. */
      password_login: z.boolean(),
      /** Whether the login page shows the form for a password at once. */
      password_form: z.boolean(),
      /** Whether the address of this installation lets browsers keep passkeys for it, and they may open accounts. */
      passkeys: z.boolean(),
      registration: z.enum(['open', 'closed']),
      operator: z.object({ name: z.string(), email: z.string() }),
    }),
  }),
};
