import type { Secrets } from '../../platform/crypto.ts';

/** The tokens of a connection as they lie encrypted in the database. */
export type KeptTokens = {
  accessToken: string;
  refreshToken: string | null;
  tokenType: string;
  scope: string;
};

const purpose = 'google tokens';

export function sealTokens(secrets: Secrets, tokens: KeptTokens): string {
  return secrets.encrypt(purpose, JSON.stringify(tokens));
}

/** Undefined for what another APP_SECRET has encrypted. */
export function openTokens(secrets: Secrets, sealed: string): KeptTokens | undefined {
  try {
    return JSON.parse(secrets.decrypt(purpose, sealed)) as KeptTokens;
  } catch {
    return undefined;
  }
}
