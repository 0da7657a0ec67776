import { t } from '@lingui/core/macro';
import { api } from '../../lib/api.ts';
import { clearGoogleAccess, keepRefusal, loseGoogleAccess } from '../../lib/google-access.ts';
import { readToken } from '../../lib/storage.ts';
import { connectionMessages as says } from './connection-messages.ts';
import { GoogleCallError, type GooglePlace, refusalIn } from './google-calls.ts';
import { storedToken, storeToken } from './google-token.ts';

let renewing: Promise<string> | undefined;

async function renew(): Promise<string> {
  const session = readToken();
  try {
    const record = await api.googleRefresh();
    // A person who signed in since must not inherit it.
    if (readToken() !== session) throw new Error(t(says.notAuthenticated));
    storeToken(record);
    return record.access_token;
  } catch (error) {
    if (readToken() === session) clearGoogleAccess();
    throw new Error(t(says.notAuthenticated), { cause: error });
  }
}

/** A new access token through the server, asked for once at a time. */
function renewedToken(): Promise<string> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** The access token of this browser, renewed once if it is missing or expired. */
export async function accessToken(): Promise<string> {
  return storedToken() ?? renewedToken();
}

const statusOf = (error: unknown) => (error instanceof GoogleCallError ? error.status : undefined);

/**
 * Makes a direct call with a token that counts; one that Google does not take is renewed once. A 403 says that the
 * permission is gone, unless it only asks for patience. Why Google refuses is remembered.
 */
export async function askGoogle<T>(apiUrl: string, call: (place: GooglePlace) => Promise<T>): Promise<T> {
  try {
    const token = await accessToken();
    return await call({ apiUrl, token }).catch(async (error) => {
      if (statusOf(error) !== 401) throw error;
      return call({ apiUrl, token: await renewedToken() });
    });
  } catch (error) {
    if (!(error instanceof GoogleCallError)) throw error;
    const refusal = refusalIn(error);
    if (refusal === 'limit') keepRefusal(refusal);
    else if (refusal) loseGoogleAccess(refusal);
    if (error.status !== 401) throw error;
    clearGoogleAccess();
    throw new Error(t(says.notAuthenticated), { cause: error });
  }
}
