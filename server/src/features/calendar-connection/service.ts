import { googleTokenSeconds } from '@drape/contract/calendar/calendar-options';
import type {
  GoogleEvent,
  GoogleStatus,
  GoogleTokenRecord,
  SentGoogleToken,
} from '@drape/contract/calendar/google-calendar';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, hourMs, plus, secondMs } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Google } from '../../platform/google/google.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { OneTimeSecrets } from '../../platform/one-time-secrets.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import { createConnectGoogle } from './connect-google.ts';
import { createGoogleAccess } from './google-access.ts';
import { openTokens, sealTokens } from './kept-tokens.ts';
import { presentStatus } from './presenter.ts';
import * as connections from './repository.ts';

export type CalendarConnectionService = {
  start(principal: Principal, codeChallenge: string): Promise<{ authorization_url: string }>;
  /** Throws `invalid` for a state or code that does not count. */
  exchange(
    principal: Principal,
    answer: { code: string; code_verifier: string; state: string },
  ): Promise<GoogleTokenRecord>;
  /** Throws `google_unauthorized` once the permission is gone. */
  refresh(principal: Principal): Promise<GoogleTokenRecord>;
  announce(principal: Principal, token: SentGoogleToken): Promise<GoogleStatus>;
  disconnect(principal: Principal): Promise<GoogleStatus & { revoked: boolean }>;
  status(principal: Principal): Promise<GoogleStatus>;
  /** One event at Google; undefined without a connection and where there is none. */
  event(principal: Principal, googleEventId: string): Promise<GoogleEvent | undefined>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
  /** Absent where Google is not set up. */
  google: Google | undefined;
};

const refreshRule = { limit: 120, windowMs: hourMs };

function refuseDemo({ kind }: Principal): void {
  if (kind !== 'person') throw new AppError('conflict', 'The demo account connects to no Google Calendar');
}

/** The connection of a person to Google Calendar. */
export function createCalendarConnection(dependencies: Dependencies): CalendarConnectionService {
  const { database, clock, secrets, throttle, google } = dependencies;
  const connect = createConnectGoogle(dependencies);
  const access = createGoogleAccess(dependencies);

  function configured(): Google {
    if (google) return google;
    throw new AppError('not_found', 'Google Calendar is not set up on this installation');
  }

  const status = async ({ userId }: Principal) =>
    presentStatus(await connections.findConnection(database.read, userId));

  async function announce(principal: Principal, token: SentGoogleToken): Promise<GoogleStatus> {
    refuseDemo(principal);
    const { userId: user_id } = principal;
    const known = await connections.findConnection(database.read, user_id);
    const kept = known && openTokens(secrets, known.tokens);
    const now = clock.now();
    const seconds = token.expires_in ?? googleTokenSeconds;
    const expiresAt = token.expires_at ? new Date(token.expires_at) : plus(now, seconds * secondMs);
    const tokens = {
      accessToken: token.access_token,
      refreshToken: token.refresh_token ?? kept?.refreshToken ?? null,
      tokenType: token.token_type ?? 'Bearer',
      scope: token.scope ?? kept?.scope ?? '',
    };
    await connections.saveConnection(database.write, {
      user_id,
      user_email: token.user_email || null,
      user_name: token.user_name || null,
      announced: 1,
      tokens: sealTokens(secrets, tokens),
      expires_at: expiresAt.toISOString(),
      created_at: known?.created_at ?? now.toISOString(),
    });
    return status(principal);
  }

  return {
    status,
    announce,
    async start(principal, codeChallenge) {
      refuseDemo(principal);
      return connect.start(configured(), principal, codeChallenge);
    },
    async exchange(principal, answer) {
      refuseDemo(principal);
      return connect.exchange(configured(), principal, answer);
    },
    async refresh(principal) {
      refuseDemo(principal);
      const rules = { [countedFor(principal.userId, 'google refresh')]: refreshRule };
      await throttle.take(rules, principal.userId);
      return access.refresh(configured(), principal.userId);
    },
    async disconnect({ userId }) {
      const revoked = await access.end(google, userId);
      return { ...presentStatus(undefined), revoked };
    },
    event: async ({ userId }, id) => (google ? access.event(google, userId, id) : undefined),
  };
}
