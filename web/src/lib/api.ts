import { type Client, createClient } from '@drape/contract/wire/client';
import { paths } from '@drape/contract/wire/paths';
import { apiBase } from './api-base.ts';
import { takeEarlyAnswer } from './early/take-early-answer.ts';
import { loseGoogleAccess } from './google-access.ts';
import { noteAnswer, noteNoAnswer } from './reach.ts';
import { endSession, onSessionEnd } from './session.ts';
import { readToken } from './storage.ts';

const answersWithoutSession = [
  paths.login.path,
  paths.register.path,
  paths.oidcExchange.path,
  paths.passkeySignIn.path,
].map((path) => apiBase + path);

const calendarCalls = `${apiBase}/calendar/`;

/**
 * A 403 of a calendar call says that Google's permission is gone. A 401 ends the session, except as the answer to a sign-in or a registration, and except as a late answer to
 * somebody who has left since: `sentToken` is the token that the call carried.
 */
export function noteStatus(address: string, status: number, sentToken: string | undefined): void {
  if (status === 403 && address.startsWith(calendarCalls) && sentToken === readToken()) loseGoogleAccess();
  if (status !== 401 || answersWithoutSession.includes(address)) return;
  if (sentToken === readToken()) endSession('expired');
}

/** Changes on their way, by what they say. */
const underWay = new Map<string, Promise<Response>>();

/** The same change asked for again while it is on its way is one change, as after a double click. */
async function fetchOnce(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  if (method === 'GET' || (body !== undefined && typeof body !== 'string')) return fetch(input, init);
  const said = `${method} ${String(input)} ${readToken()} ${body ?? ''}`;
  const first = underWay.get(said) ?? fetch(input, init).finally(() => underWay.delete(said));
  underWay.set(said, first);
  return (await first).clone();
}

/** What somebody asked for ends with their session: nobody waits for it, and its answer would be a refusal. */
let reading = new AbortController();
onSessionEnd(() => {
  reading.abort();
  reading = new AbortController();
});

/** A read of somebody signed in, which ends with their session; everything else goes as it is. */
function fetchInSession(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET' || readToken() === undefined) return fetchOnce(input, init);
  const signal = init.signal ? AbortSignal.any([init.signal, reading.signal]) : reading.signal;
  return fetchOnce(input, { ...init, signal });
}

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sentToken = readToken();
  const early = takeEarlyAnswer(String(input), init?.method ?? 'GET', sentToken);
  const response = await (early ?? fetchInSession(input, init)).catch((error) => {
    if (error instanceof TypeError) noteNoAnswer();
    throw error;
  });
  noteAnswer();
  noteStatus(String(input), response.status, sentToken);
  return response;
}

export const api: Client = createClient({ baseUrl: apiBase, token: readToken, fetch: watchedFetch });
