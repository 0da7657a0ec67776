import { googleTokenSeconds } from '@drape/contract/calendar/calendar-options';
import { type GoogleEvent, googleEvent } from '@drape/contract/calendar/google-calendar';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { secondMs } from '../clock.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** What Google handed out. `expiresIn` in seconds; a renewal brings no new refresh token as a rule. */
export type GoogleGrant = {
  accessToken: string;
  refreshToken: string | undefined;
  expiresIn: number;
  tokenType: string;
  scope: string;
};

/** Google's own no: the code or token is not worth anything (any more). */
export class GoogleRefusal extends Error {}

export type Google = {
  authorizationAddress(state: string, codeChallenge: string): string;
  /** Throws a GoogleRefusal for a code that does not count, `upstream_failed` when there is no proper answer. */
  exchange(code: string, codeVerifier: string): Promise<GoogleGrant>;
  /** Throws as `exchange` does. */
  renew(refreshToken: string): Promise<GoogleGrant>;
  /** Whether Google has confirmed that the token is worth nothing now. */
  revoke(token: string): Promise<boolean>;
  /** One event of the primary calendar; undefined where there is none. Throws as `exchange` does. */
  event(accessToken: string, id: string): Promise<GoogleEvent | undefined>;
};

export type GoogleOptions = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
  redirectUri: string;
  /** How long an answer may take. */
  timeoutMs?: number;
};

export const calendarScope = 'https://www.googleapis.com/auth/calendar.readonly';
const scopes = `openid email profile ${calendarScope}`;
const defaultTimeoutMs = 10 * secondMs;

const grant = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().catch(googleTokenSeconds),
  token_type: z.string().catch('Bearer'),
  scope: z.string().catch(''),
});
const refusal = z.object({ error: z.string(), error_description: z.string().optional() });
/** Refusals of this installation, not of the person. */
const misconfigured = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch']);

function noAnswer(cause?: unknown): AppError {
  return new AppError('upstream_failed', 'Google does not answer properly. Please try again later.', {
    cause,
  });
}

function authorizationAddress(options: GoogleOptions, state: string, codeChallenge: string): string {
  const url = new URL(options.authUrl);
  const parameters = {
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: scopes,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    // Without the question a second connection would bring no refresh token.
    access_type: 'offline',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The server's part of Google's OAuth 2.0 for web servers, with PKCE, and its calendar. The `id_token` that comes along
 * is not read: who it is, userinfo tells.
 */
export function createGoogle(options: GoogleOptions): Google {
  const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri } = options;
  const { timeoutMs = defaultTimeoutMs } = options;

  async function ask(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetchOutside(url, { signal, ...init });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw noAnswer(error);
    }
  }

  async function token(parameters: Record<string, string>): Promise<GoogleGrant> {
    const body = new URLSearchParams({ client_id, client_secret, ...parameters });
    const answer = await ask(options.tokenUrl, { method: 'POST', body });
    const given = grant.safeParse(answer.body);
    if (answer.status === 200 && given.success) {
      const { access_token, refresh_token, expires_in, token_type, scope } = given.data;
      const tokens = { accessToken: access_token, refreshToken: refresh_token };
      return { ...tokens, expiresIn: Math.floor(expires_in), tokenType: token_type, scope };
    }
    const refused = refusal.safeParse(answer.body);
    if (answer.status < 400 || answer.status >= 500 || !refused.success) throw noAnswer(answer);
    const { error, error_description } = refused.data;
    const sentence = (error_description ?? error).slice(0, 300);
    if (misconfigured.has(error)) throw new AppError('upstream_failed', sentence, { cause: answer });
    throw new GoogleRefusal(sentence);
  }

  return {
    authorizationAddress: (state, challenge) => authorizationAddress(options, state, challenge),
    exchange: (code, code_verifier) =>
      token({ grant_type: 'authorization_code', code, code_verifier, redirect_uri }),
    renew: (refresh_token) => token({ grant_type: 'refresh_token', refresh_token }),
    async revoke(value) {
      const body = new URLSearchParams({ token: value });
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetchOutside(options.revokeUrl, { method: 'POST', body, signal }).catch(
        () => undefined,
      );
      // 400 says that the token was worth nothing before.
      return response?.status === 200 || response?.status === 400;
    },
    async event(accessToken, id) {
      // Dots are not encoded, and would lead to another part of the API.
      if (/^\.+$/.test(id)) return undefined;
      const url = `${options.apiUrl.replace(/\/$/, '')}/calendar/v3/calendars/primary/events/${encodeURIComponent(id)}`;
      const { status, body } = await ask(url, { headers: { Authorization: `Bearer ${accessToken}` } });
      if (status === 404 || status === 400) return undefined;
      if (status === 401) throw new GoogleRefusal('The access token is not valid');
      const event = googleEvent.safeParse(body);
      if (status !== 200 || !event.success) throw noAnswer({ status });
      return event.data;
    },
  };
}
