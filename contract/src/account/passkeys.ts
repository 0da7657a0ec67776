import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { deleted, idParams, moment } from '../wire/wire.ts';
import { authData, timeZone } from './account.ts';

const ownPassword = z.string().max(limits.maxPasswordLength).nullish();
/** Bytes in base64url. */
const bytes = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
  /** It was kept through a change of access and opens the account only together with the password, once. */
  needs_password: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

const passkeyName = z.string().trim().min(1, 'Please name the passkey').max(limits.maxPasskeyName);

const publicKey = z.literal('public-key');

/** What the browser is asked to make, in the JSON form of WebAuthn level 3. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number().int() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number().int(),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What the browser is asked to prove; it names no passkey, so that the browser offers all that it has. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number().int(),
});
export type RequestOptions = z.infer<typeof requestOptions>;

const credentialId = { id: bytes.max(1400), rawId: bytes.max(1400), type: publicKey };

/** What the browser made, as its `toJSON` says it. Fields that nothing reads are dropped. */
const newCredential = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

const usedCredential = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).optional(),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

export const passkeyEndpoints = {
  listPasskeys: endpoint({
    ...paths.listPasskeys,
    summary: 'The passkeys of the account, newest first',
    response: z.object({ passkeys: z.array(passkey), total: z.number().int() }),
    beforeSecondFactor: true,
  }),
  beginPasskey: endpoint({
    ...paths.beginPasskey,
    summary: 'What the browser needs to make a passkey. Asks for the password again',
    body: z.strictObject({ password: ownPassword }),
    response: creationOptions,
    beforeSecondFactor: true,
    errors: ['conflict', 'too_many_requests'],
  }),
  addPasskey: endpoint({
    ...paths.addPasskey,
    summary: 'Adds the passkey that the browser made',
    body: z.strictObject({ name: passkeyName, credential: newCredential }),
    response: passkey,
    beforeSecondFactor: true,
    errors: ['conflict'],
  }),
  renamePasskey: endpoint({
    ...paths.renamePasskey,
    summary: 'Renames a passkey',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    response: passkey,
    errors: ['not_found'],
  }),
  removePasskey: endpoint({
    ...paths.removePasskey,
    summary: 'Removes a passkey',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  beginPasskeySignIn: endpoint({
    ...paths.beginPasskeySignIn,
    summary: 'What the browser needs to sign in with a passkey',
    response: requestOptions,
    errors: ['conflict', 'too_many_requests'],
  }),
  passkeySignIn: endpoint({
    ...paths.passkeySignIn,
    summary: 'Signs in with a passkey, together with the password where it was changed since',
    body: z.strictObject({
      credential: usedCredential,
      password: ownPassword,
      remember_me: z.boolean().optional(),
      time_zone: timeZone.nullish(),
    }),
    response: authData,
    errors: ['unauthorized', 'conflict', 'too_many_requests'],
  }),
};
