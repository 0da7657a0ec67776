import type { GoogleEvent, GoogleTokenRecord } from '@drape/contract/calendar/google-calendar';
import { AppError, notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs, plus, secondMs } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GoogleConnectionRow } from '../../platform/database/planning-rows.ts';
import { type Google, type GoogleGrant, GoogleRefusal } from '../../platform/google/google.ts';
import { openTokens, sealTokens } from './kept-tokens.ts';
import { presentToken } from './presenter.ts';
import * as connections from './repository.ts';

type Dependencies = { database: Database; clock: Clock; secrets: Secrets };

/** A token that is nearly over could be refused before its call arrives. */
const marginMs = minuteMs;

/** What the server does at Google for somebody with the tokens that it keeps. */
export function createGoogleAccess({ database, clock, secrets }: Dependencies) {
  /** The permission is gone for good: nothing of the connection stays. */
  async function forgetConnection(
    { user_id, tokens }: GoogleConnectionRow,
    cause?: unknown,
  ): Promise<AppError> {
    await connections.deleteConnection(database.write, user_id, tokens);
    const sentence = 'Google no longer lets Drape read your calendar. Please connect it again.';
    return new AppError('google_unauthorized', sentence, { cause });
  }

  async function renew(google: Google, row: GoogleConnectionRow): Promise<GoogleTokenRecord> {
    const kept = openTokens(secrets, row.tokens);
    if (!kept?.refreshToken) throw await forgetConnection(row);
    const { refreshToken } = kept;
    const grant: GoogleGrant = await google.renew(refreshToken).catch(async (error) => {
      throw error instanceof GoogleRefusal ? await forgetConnection(row, error) : error;
    });
    const expiresAt = plus(clock.now(), grant.expiresIn * secondMs);
    const renewed = {
      accessToken: grant.accessToken,
      tokenType: grant.tokenType,
      scope: grant.scope || kept.scope,
      refreshToken: grant.refreshToken ?? refreshToken,
    };
    await connections.replaceTokens(database.write, row, {
      tokens: sealTokens(secrets, renewed),
      expires_at: expiresAt.toISOString(),
    });
    return presentToken({ ...grant, scope: renewed.scope }, expiresAt);
  }

  return {
    async refresh(google: Google, userId: string): Promise<GoogleTokenRecord> {
      const row = await connections.findConnection(database.read, userId);
      if (!row) throw notFound('A connected Google Calendar');
      return renew(google, row);
    },
    /** One event of the primary calendar; undefined without a connection and where there is none. */
    async event(google: Google, userId: string, id: string): Promise<GoogleEvent | undefined> {
      const row = await connections.findConnection(database.read, userId);
      if (!row) return undefined;
      const isFresh = row.expires_at > plus(clock.now(), marginMs).toISOString();
      const kept = isFresh ? openTokens(secrets, row.tokens) : undefined;
      if (kept) {
        const answer = await google.event(kept.accessToken, id).catch((error) => {
          if (error instanceof GoogleRefusal) return error;
          throw error;
        });
        if (!(answer instanceof GoogleRefusal)) return answer;
      }
      const { access_token } = await renew(google, row);
      return google.event(access_token, id).catch(async (error) => {
        throw error instanceof GoogleRefusal ? await forgetConnection(row, error) : error;
      });
    },
    /** Ends the connection here, and at Google where it answers. */
    async end(google: Google | undefined, userId: string): Promise<boolean> {
      const row = await connections.findConnection(database.read, userId);
      if (!row) return true;
      await connections.deleteConnection(database.write, userId);
      const kept = openTokens(secrets, row.tokens);
      if (!kept || !google) return false;
      return google.revoke(kept.refreshToken ?? kept.accessToken);
    },
  };
}
