import { t } from '@lingui/core/macro';
import { api } from '../../lib/api.ts';
import {
  clearGoogleAccess,
  forgetRefusal,
  type GoogleRefusal,
  quietly,
  readRefusal,
} from '../../lib/google-access.ts';
import { readToken } from '../../lib/storage.ts';
import { accessToken, askGoogle } from './ask-google.ts';
import { refusalMessages, connectionMessages as says } from './connection-messages.ts';
import { fetchEvents, fetchUser, type GooglePlace, refusalIn } from './google-calls.ts';
import { storedRecord, storedUser, storeToken, storeUser } from './google-token.ts';
import { keepGoogleVisit, newProof, readGoogleAnswer, takeGoogleVisit } from './google-visit.ts';

type GoogleSettings = { api_url: string } | null | undefined;

/** Sends the browser to Google. */
export async function leaveForGoogle(google: GoogleSettings): Promise<void> {
  if (!google) throw new Error(t(says.notSetUp));
  const { verifier, challenge } = await newProof();
  const { authorization_url } = await api.googleStart({ body: { code_challenge: challenge } });
  const state = new URL(authorization_url).searchParams.get('state') ?? '';
  keepGoogleVisit({ state, verifier });
  window.location.assign(authorization_url);
}

/** Tells the server which account this browser has connected. */
export async function announce(): Promise<void> {
  const [record, user] = [storedRecord(), storedUser()];
  if (!record || !user) throw new Error(t(says.notAuthenticated));
  await api.saveGoogleToken({ body: { ...record, user_email: user.email, user_name: user.name } });
}

/** Throws why Google shows no events, where it says so itself; being slow or over a limit passes. */
async function requireReadable(place: GooglePlace): Promise<void> {
  const refusal = await fetchEvents(place, new Date()).then(() => undefined, refusalIn);
  if (refusal && refusal !== 'limit') throw new Error(t(refusalMessages[refusal]));
}

/** Takes what Google has put into the address. On failure nothing of it stays. */
export async function takeGoogleAnswer(search: URLSearchParams, google: GoogleSettings): Promise<void> {
  const session = readToken();
  try {
    const answer = readGoogleAnswer(search, takeGoogleVisit());
    if (!google) throw new Error(t(says.notSetUp));
    const record = await api.googleExchange({ body: answer });
    const place = { apiUrl: google.api_url, token: record.access_token };
    const user = await fetchUser(place);
    await requireReadable(place);
    if (readToken() !== session) return;
    forgetRefusal();
    storeToken(record);
    storeUser(user);
  } catch (error) {
    clearGoogleAccess();
    throw error;
  }
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing more.
  await announce().catch((error) => console.warn('The server did not take the Google token', error));
}

export type Found = { email: string | null; where: 'server' | 'browser' } | undefined;

/** Whether Google shows the events of a connection; `unknown` without an answer that says so. */
export async function findAccess(apiUrl: string): Promise<GoogleRefusal | 'works' | 'unknown'> {
  try {
    await quietly(() => askGoogle(apiUrl, (place) => fetchEvents(place, new Date())));
    forgetRefusal();
    return 'works';
  } catch {
    return readRefusal() ?? 'unknown';
  }
}

/** How it stands: as the server says, else what this browser holds. */
export async function findConnection(): Promise<Found> {
  const status = await api.googleStatus();
  if (status.connected) return { email: status.user_email, where: 'server' };
  const user = storedUser();
  if (!user) return undefined;
  const token = await accessToken().catch(() => undefined);
  return token === undefined ? undefined : { email: user.email, where: 'browser' };
}

/** Ends the connection on the server, at Google and here. Answers whether Google has confirmed it. */
export async function disconnect(): Promise<boolean> {
  const { revoked } = await api.deleteGoogleToken();
  clearGoogleAccess();
  forgetRefusal();
  return revoked;
}
