import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';

const password = z.string().max(limits.maxPasswordLength);

export const providerLink = z.object({
  /** Whether the account can be opened by signing in with the identity provider. */
  connected: z.boolean(),
  /** When it was connected here; null where a sign-in connected it by the address. */
  connected_at: moment.nullable(),
});
export type ProviderLink = z.infer<typeof providerLink>;

export const providerLinkEndpoints = {
  getProviderLink: endpoint({
    ...paths.getProviderLink,
    summary: 'Whether the identity provider of this installation opens the account',
    response: providerLink,
    errors: ['not_found'],
  }),
  beginProviderLink: endpoint({
    ...paths.beginProviderLink,
    summary: 'Begins connecting the account to the identity provider. Asks for the password again',
    body: z.strictObject({ password: password.nullish() }),
    response: z.object({ authorization_url: z.string(), state: z.string() }),
    errors: ['conflict', 'not_found', 'too_many_requests', 'upstream_failed'],
  }),
  connectProvider: endpoint({
    ...paths.connectProvider,
    summary: 'Connects the account to who the identity provider says came back',
    body: z.strictObject({ code: z.string().max(4000), state: z.string().max(4000) }),
    response: providerLink,
    errors: ['conflict', 'not_found', 'upstream_failed'],
  }),
  disconnectProvider: endpoint({
    ...paths.disconnectProvider,
    summary:
      'Disconnects the identity provider. The password must be known, since it opens the account from then on',
    body: z.strictObject({ password: password.min(1, 'Please enter your password') }),
    response: providerLink,
    errors: ['conflict', 'not_found', 'too_many_requests'],
  }),
};
