import type { GoogleStatus, GoogleTokenRecord } from '@drape/contract/calendar/google-calendar';
import type { GoogleConnectionRow } from '../../platform/database/planning-rows.ts';
import type { GoogleGrant } from '../../platform/google/google.ts';

export function presentStatus(row: GoogleConnectionRow | undefined): GoogleStatus {
  return row?.announced === 1
    ? { connected: true, user_email: row.user_email }
    : { connected: false, user_email: null };
}

/** The browser's record. The refresh token stays on the server. */
export function presentToken(grant: GoogleGrant, expiresAt: Date): GoogleTokenRecord {
  return {
    access_token: grant.accessToken,
    refresh_token: null,
    expires_in: grant.expiresIn,
    token_type: grant.tokenType,
    scope: grant.scope,
    expires_at: expiresAt.getTime(),
  };
}
