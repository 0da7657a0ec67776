import { isIP } from 'node:net';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '@drape/contract/account/passkeys';
import { minuteMs } from '../clock.ts';

/** Some three hundred files, so they are loaded when the first passkey is checked. */
const checks = () => import('@simplewebauthn/server');

/** For whom browsers keep passkeys: a host name, and the origin from which it is asked. */
export type RelyingParty = { id: string; origin: string };

export type StoredCredential = {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
};

/** Browsers keep passkeys for https and for localhost only, and never for a bare IP address. */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return undefined;
  return { id: hostname, origin };
}

const transportsOf = ({ transports }: StoredCredential): string[] => JSON.parse(transports);

type Owner = { id: string; username: string; full_name: string };

/** ES256, RS256 and EdDSA, by their numbers in COSE (RFC 9053). */
const algorithms = [-7, -257, -8];
const answerMs = 5 * minuteMs;

/** `challenge` in base64url. Every passkey must tell who holds it, by a fingerprint, a face or a PIN. */
export function creationOptions(
  party: RelyingParty,
  { id, username, full_name }: Owner,
  known: readonly StoredCredential[],
  challenge: string,
): CreationOptions {
  return {
    challenge,
    rp: { id: party.id, name: 'Drape' },
    user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: full_name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map((one) => ({
      id: one.credential_id,
      type: 'public-key',
      transports: transportsOf(one),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: answerMs,
  };
}

export function requestOptions(party: RelyingParty, challenge: string): RequestOptions {
  return { challenge, rpId: party.id, userVerification: 'required', timeout: answerMs };
}

/** Undefined for whatever does not prove a new passkey made for this challenge, this origin and by its holder. */
export async function verifiedCreation(
  party: RelyingParty,
  credential: NewCredential,
  challenge: string,
): Promise<StoredCredential | undefined> {
  const { transports = [], ...response } = credential.response;
  const { verifyRegistrationResponse } = await checks();
  const verification = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** The new signature counter; undefined for whatever does not prove the passkey, also for a counter that ran back. */
export async function verifiedUse(
  party: RelyingParty,
  credential: UsedCredential,
  stored: StoredCredential,
  challenge: string,
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await checks();
  const verification = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => undefined);
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
}

/** The challenge that the browser says it answered, to be checked against one that was given out. */
export function claimedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
