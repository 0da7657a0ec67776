import { createHash } from 'node:crypto';
import type { GoogleTokenRecord } from '@drape/contract/calendar/google-calendar';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type Clock, hourMs, minuteMs, plus, secondMs } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import { calendarScope, type Google, type GoogleGrant, GoogleRefusal } from '../../platform/google/google.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { OneTimeSecrets } from '../../platform/one-time-secrets.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import { sealTokens } from './kept-tokens.ts';
import { presentToken } from './presenter.ts';
import * as connections from './repository.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
};

type Answer = { code: string; code_verifier: string; state: string };

const purpose = 'google calendar';
const visitMs = 10 * minuteMs;
const startRule = { limit: 60, windowMs: hourMs };
const wholeCalendarScope = 'https://www.googleapis.com/auth/calendar';
const strayState =
  'Google Calendar authentication failed: this answer was used before, took too long or belongs to another visit. Please connect again.';
const noCalendar =
  'Google Calendar authentication failed: reading the calendar was not allowed. Please connect again and leave the calendar ticked.';

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}

/** People may untick single permissions at Google, which then lists what is left. */
function allowsCalendar({ scope }: GoogleGrant): boolean {
  return scope === '' || scope.split(' ').some((one) => one === calendarScope || one === wholeCalendarScope);
}

/** The way to Google and back: the authorization-code flow with PKCE and a state that counts once. */
export function createConnectGoogle(dependencies: Dependencies) {
  const { database, clock, secrets, oneTimeSecrets, throttle } = dependencies;

  async function redeem({ userId }: Principal, { state, code_verifier }: Answer): Promise<void> {
    const visit = await database.transaction((transaction) =>
      oneTimeSecrets.redeem(transaction, purpose, state),
    );
    const { challenge } = (visit?.payload ?? {}) as { challenge?: string };
    if (visit?.userId !== userId || challenge !== challengeOf(code_verifier)) {
      throw invalidField(['body', 'state'], strayState);
    }
  }

  async function grantFor(google: Google, { code, code_verifier }: Answer): Promise<GoogleGrant> {
    try {
      return await google.exchange(code, code_verifier);
    } catch (error) {
      const message = `Token exchange failed: ${error instanceof Error ? error.message : String(error)}`;
      if (error instanceof GoogleRefusal) throw invalidField(['body', 'code'], message);
      throw new AppError('upstream_failed', message, { cause: error });
    }
  }

  return {
    async start(google: Google, { userId }: Principal, challenge: string) {
      const rules = { [countedFor(userId, 'google start')]: startRule };
      await throttle.take(rules, userId);
      const state = await oneTimeSecrets.issue({ purpose, userId, payload: { challenge }, lifeMs: visitMs });
      return { authorization_url: google.authorizationAddress(state, challenge) };
    },
    async exchange(google: Google, principal: Principal, answer: Answer): Promise<GoogleTokenRecord> {
      await redeem(principal, answer);
      const grant = await grantFor(google, answer);
      if (!allowsCalendar(grant)) {
        await google.revoke(grant.refreshToken ?? grant.accessToken);
        throw invalidField(['body', 'code'], noCalendar);
      }
      const now = clock.now();
      const expiresAt = plus(now, grant.expiresIn * secondMs);
      const { accessToken, refreshToken = null, tokenType, scope } = grant;
      await connections.saveConnection(database.write, {
        user_id: principal.userId,
        user_email: null,
        user_name: null,
        announced: 0,
        tokens: sealTokens(secrets, { accessToken, refreshToken, tokenType, scope }),
        expires_at: expiresAt.toISOString(),
        created_at: now.toISOString(),
      });
      return presentToken(grant, expiresAt);
    },
  };
}
