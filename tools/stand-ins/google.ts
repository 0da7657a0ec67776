import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { client, Grants, newToken, type Reply } from './google-grants.ts';
import { startStandInServer } from './stand-in-server.ts';

type Time = { date?: string; dateTime?: string; timeZone?: string };
export type StandInEvent = {
  id: string;
  status?: string;
  summary?: string;
  description?: string;
  location?: string;
  start?: Time;
  end?: Time;
};

type Part = 'token' | 'revoke' | 'userinfo' | 'calendarList' | 'events' | 'event';
/** `broken` is a page of an upstream in trouble, `silent` no answer at all. */
type Trouble = 'broken' | 'silent' | 'slow' | 'forbidden' | 'limited';

export type GoogleStandIn = {
  origin: string;
  /** Settings that lead the product here. */
  env: Record<
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_CLIENT_SECRET'
    | 'GOOGLE_AUTH_URL'
    | 'GOOGLE_TOKEN_URL'
    | 'GOOGLE_REVOKE_URL'
    | 'GOOGLE_API_URL',
    string
  >;
  /** The one address that codes are sent to. */
  redirectUri: string;
  account: { email: string; name: string };
  /** The primary calendar; occurrences of series one by one. */
  events: StandInEvent[];
  pageSize: number;
  /** Parts in trouble, each after so many proper answers. */
  troubles: Map<Part, { kind: Trouble; after?: number }>;
  /** What is left of the asked scopes when the person unticks some. */
  grantedScope: string | undefined;
  /** Every call with its query or form. */
  calls: { part: Part | 'authorize'; parameters: URLSearchParams }[];
  /** Ends every access token, as an hour does. */
  expireAccess(): void;
  /** The person withdraws the permission in their Google account. */
  withdraw(): void;
  /** Whether any refresh token still counts. */
  isGranted(): boolean;
  /** What the authorization page does for somebody who agrees; answers the address that it leads back to. */
  agree(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
};

const slowMs = 1000;
const apiError = (code: number, message: string, reason: string): Reply => ({
  status: code,
  body: { error: { code, message, errors: [{ domain: 'global', reason, message }] } },
});

function begins({ start }: StandInEvent): string {
  return start?.date ?? (start?.dateTime ? new Date(start.dateTime).toISOString() : '');
}

function authorizationProblem(query: URLSearchParams, redirectUri: string): string | undefined {
  if (query.get('client_id') !== client.id) return 'invalid_client';
  if (query.get('redirect_uri') !== redirectUri) return 'redirect_uri_mismatch';
  if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256')
    return 'invalid_request';
  return query.get('state') && query.get('code_challenge') && query.get('scope')
    ? undefined
    : 'invalid_request';
}

function listed(standIn: GoogleStandIn, query: URLSearchParams): Reply {
  if (query.get('orderBy') === 'startTime' && query.get('singleEvents') !== 'true') {
    return apiError(400, 'The requested ordering is not available for the particular query.', 'badRequest');
  }
  const [from, to] = ['timeMin', 'timeMax'].map((name) =>
    new Date(query.get(name) ?? Number.NaN).toISOString(),
  );
  const within = standIn.events
    .filter(({ status }) => status !== 'cancelled' || query.get('showDeleted') === 'true')
    .filter(
      (event) =>
        begins(event) === '' || (begins(event) >= (from?.slice(0, 10) ?? '') && begins(event) < (to ?? '')),
    )
    .sort((a, b) => (begins(a) < begins(b) ? -1 : 1));
  const first = Number(query.get('pageToken') ?? 0);
  const size = Math.min(standIn.pageSize, Number(query.get('maxResults') ?? 250));
  const next = first + size < within.length ? { nextPageToken: String(first + size) } : {};
  return {
    status: 200,
    body: { kind: 'calendar#events', items: within.slice(first, first + size), ...next },
  };
}

function found(standIn: GoogleStandIn, part: Part, url: URL): Reply {
  if (part === 'userinfo')
    return { status: 200, body: { id: '1', verified_email: true, ...standIn.account } };
  if (part === 'calendarList') {
    const items = [
      { id: standIn.account.email, summary: standIn.account.name, primary: true, accessRole: 'owner' },
      { id: 'holidays@group.v.calendar.example', summary: 'Holidays', accessRole: 'reader' },
    ];
    return { status: 200, body: { kind: 'calendar#calendarList', items } };
  }
  if (part === 'events') return listed(standIn, url.searchParams);
  const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const event = standIn.events.find((one) => one.id === id);
  return event ? { status: 200, body: event } : apiError(404, 'Not Found', 'notFound');
}

function partOf({ pathname }: URL): Part | 'authorize' | undefined {
  if (pathname === '/authorize' || pathname === '/token' || pathname === '/revoke') {
    return pathname.slice(1) as 'authorize' | 'token' | 'revoke';
  }
  if (pathname === '/oauth2/v2/userinfo') return 'userinfo';
  if (pathname === '/calendar/v3/users/me/calendarList') return 'calendarList';
  if (pathname === '/calendar/v3/calendars/primary/events') return 'events';
  return pathname.startsWith('/calendar/v3/calendars/primary/events/') ? 'event' : undefined;
}

/** Asks the person, as a page; the answer leads back to the product. */
function authorize(standIn: GoogleStandIn, grants: Grants, url: URL, response: ServerResponse): void {
  const query = url.searchParams;
  const problem = authorizationProblem(query, standIn.redirectUri);
  if (problem)
    return void response.writeHead(400, { 'Content-Type': 'text/plain' }).end(`Error 400: ${problem}`);
  const decision = query.get('decision');
  if (decision === null) {
    const link = (choice: string) =>
      `<a href="${url.pathname}${url.search.replaceAll('&', '&amp;')}&amp;decision=${choice}">${choice}</a>`;
    const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sign in</title><h1>Drape wants access</h1>${link('Allow')} ${link('Deny')}</html>`;
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  }
  const back = new URL(standIn.redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  if (decision === 'Deny') back.searchParams.set('error', 'access_denied');
  else {
    const code = newToken('4/');
    const scope = standIn.grantedScope ?? query.get('scope') ?? '';
    grants.codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      redirectUri: standIn.redirectUri,
      scope,
    });
    for (const [name, value] of Object.entries({ code, scope, authuser: '0', prompt: 'consent' })) {
      back.searchParams.set(name, value);
    }
  }
  response.writeHead(302, { Location: back.href }).end();
}

async function troubled(standIn: GoogleStandIn, part: Part): Promise<Reply | 'silent' | undefined> {
  const trouble = standIn.troubles.get(part);
  if (!trouble) return undefined;
  const { kind, after = 0 } = trouble;
  if (after > 0) {
    standIn.troubles.set(part, { kind, after: after - 1 });
    return undefined;
  }
  if (kind === 'slow') return new Promise((resolve) => setTimeout(() => resolve(undefined), slowMs));
  if (kind === 'silent') return 'silent';
  if (kind === 'forbidden') return apiError(403, 'The caller does not have permission', 'forbidden');
  if (kind === 'limited') return apiError(403, 'Rate Limit Exceeded', 'rateLimitExceeded');
  return { status: 502, body: '<html>Error 502 (Server Error)</html>' };
}

async function replyTo(
  standIn: GoogleStandIn,
  grants: Grants,
  { part, url, request, form }: { part: Part; url: URL; request: IncomingMessage; form: URLSearchParams },
): Promise<Reply | 'silent'> {
  const trouble = await troubled(standIn, part);
  if (trouble) return trouble;
  if (part === 'token') return grants.token(form);
  if (part === 'revoke') return grants.revoke(form.get('token') ?? '');
  if (!grants.isValid(request.headers.authorization)) {
    return apiError(401, 'Request had invalid authentication credentials.', 'authError');
  }
  return found(standIn, part, url);
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
  'Access-Control-Allow-Methods': 'GET',
};

/**
 * Speaks like Google's authorization page, token and revocation endpoints, userinfo and calendar: checks client, secret,
 * redirect URI, code, PKCE and expiry, pages its events, and can be in trouble.
 */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const grants = new Grants();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', standIn.origin);
    const part = partOf(url);
    if (!part) return void response.writeHead(404).end();
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    standIn.calls.push({ part, parameters: request.method === 'POST' ? form : url.searchParams });
    if (part === 'authorize') return authorize(standIn, grants, url, response);
    const reply = await replyTo(standIn, grants, { part, url, request, form });
    if (reply === 'silent') return;
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...cors }).end(body);
  };
  const { origin, close } = await startStandInServer(answer);
  const standIn: GoogleStandIn = {
    origin,
    env: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_AUTH_URL: `${origin}/authorize`,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_REVOKE_URL: `${origin}/revoke`,
      GOOGLE_API_URL: origin,
    },
    redirectUri: '',
    account: { email: 'wanda@gmail.example', name: 'Wanda Fox' },
    events: [],
    pageSize: 250,
    troubles: new Map(),
    grantedScope: undefined,
    calls: [],
    expireAccess: () => grants.accessTokens.clear(),
    withdraw: () => grants.refreshTokens.clear(),
    isGranted: () => grants.refreshTokens.size > 0,
    async agree(authorizationUrl) {
      const response = await fetch(`${authorizationUrl}&decision=Allow`, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '', origin);
    },
    close,
  };
  return standIn;
}
