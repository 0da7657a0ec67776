import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '@drape/contract/account/passkeys';

/** CBOR (RFC 8949) of what an authenticator writes: maps, texts, byte strings and small whole numbers. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Uint8Array)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

type Asked = { challenge: string; origin: string; rpId?: string };
/** What a device may do wrong: leave out the check of who holds it, or count as it likes. */
type Quirks = { unverified?: boolean; counter?: number };

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return { privateKey, coseKey: cbor(cose) };
}

function clientData(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(asked: Asked, flags: number, count: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  const rpId = asked.rpId ?? new URL(asked.origin).hostname;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
}

/** A security key in software, as WebAuthn level 3 describes it: one passkey, signed with ES256. */
export function createAuthenticator() {
  const { privateKey, coseKey } = newKeys();
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const named = { id, rawId: id, type: 'public-key' as const };
  let counter = 0;

  return {
    id,
    make(asked: Asked, { unverified = false }: Quirks = {}): NewCredential {
      const flags = present | attested | (unverified ? 0 : verified);
      const authData = Buffer.concat([
        authenticatorData(asked, flags, counter),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(asked: Asked, { unverified = false, counter: count = ++counter }: Quirks = {}): UsedCredential {
      const data = authenticatorData(asked, present | (unverified ? 0 : verified), count);
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
