import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { calendarEvent } from './calendar.ts';
import { calendarLimits as most } from './calendar-options.ts';

/** What stands in the browser of a connected person. The refresh token never leaves the server. */
export const googleTokenRecord = z.object({
  access_token: z.string(),
  refresh_token: z.null(),
  /** Seconds from its making on. */
  expires_in: z.number().int(),
  token_type: z.string(),
  scope: z.string(),
  /** Milliseconds since 1970. */
  expires_at: z.number().int(),
});
export type GoogleTokenRecord = z.infer<typeof googleTokenRecord>;

const secret = z.string().min(1).max(4096);
const name = z.string().trim().max(limits.maxNameLength).nullish();

/** The token record with the account it belongs to. */
const sentToken = z.object({
  access_token: secret,
  refresh_token: secret.nullish(),
  expires_in: z.number().int().min(0).nullish(),
  token_type: z.string().max(40).nullish(),
  scope: z.string().max(2000).nullish(),
  expires_at: z.number().int().min(0).max(8.64e15).nullish(),
  user_email: z.string().trim().max(limits.maxEmailLength).nullish(),
  user_name: name,
});
export type SentGoogleToken = z.output<typeof sentToken>;

export const googleStatus = z.object({ connected: z.boolean(), user_email: z.string().nullable() });
export type GoogleStatus = z.infer<typeof googleStatus>;

const googleText = z.string().nullish();
const googleTime = z.object({ date: googleText, dateTime: googleText, timeZone: googleText }).nullish();

/** An event as Google's API describes it; of a cancelled one only `id` and `status` are certain. */
export const googleEvent = z.object({
  id: z.string().min(1).max(most.maxGoogleId),
  status: googleText,
  summary: googleText,
  description: googleText,
  location: googleText,
  start: googleTime,
  end: googleTime,
});
export type GoogleEvent = z.infer<typeof googleEvent>;

/** What PKCE allows (RFC 7636). */
const verifier = z.string().regex(/^[\w.~-]{43,128}$/, 'This is no code verifier');
const challenge = z.string().regex(/^[\w-]{43}$/, 'This is no S256 code challenge');

export const googleCalendarEndpoints = {
  googleStart: endpoint({
    ...paths.googleStart,
    summary: 'Where to send the browser to allow reading the Google calendar',
    body: z.object({ code_challenge: challenge }),
    response: z.object({ authorization_url: z.url() }),
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
  googleExchange: endpoint({
    ...paths.googleExchange,
    summary: 'Exchanges the code that Google sent back; the state counts once',
    body: z.object({
      code: z.string().min(1).max(4096),
      code_verifier: verifier,
      state: z.string().min(1).max(200),
    }),
    response: googleTokenRecord,
    errors: ['not_found', 'conflict', 'upstream_failed'],
  }),
  googleRefresh: endpoint({
    ...paths.googleRefresh,
    summary: 'A new access token; `google_unauthorized` once the person has withdrawn the permission',
    response: googleTokenRecord,
    errors: ['not_found', 'conflict', 'google_unauthorized', 'too_many_requests', 'upstream_failed'],
  }),
  saveGoogleToken: endpoint({
    ...paths.saveGoogleToken,
    summary: 'Tells the server which Google account the browser has connected; kept encrypted',
    body: sentToken,
    response: googleStatus,
    errors: ['conflict'],
  }),
  deleteGoogleToken: endpoint({
    ...paths.deleteGoogleToken,
    summary: 'Disconnects; `revoked` tells whether Google has confirmed it',
    response: googleStatus.extend({ revoked: z.boolean() }),
  }),
  googleStatus: endpoint({
    ...paths.googleStatus,
    summary: 'Whether a Google account is connected, and which',
    response: googleStatus,
  }),
  syncGoogle: endpoint({
    ...paths.syncGoogle,
    summary: 'Brings Google’s events in by their id; cancelled ones go, absent ones stay',
    body: z.object({ events: z.array(googleEvent).max(most.maxSyncedEvents) }),
    maxBodyBytes: most.maxSyncBytes,
    response: z.object({
      created: z.number().int(),
      updated: z.number().int(),
      removed: z.number().int(),
      /** Events without a readable time. */
      skipped: z.number().int(),
      /** Those of the sent events that are in the calendar now. */
      events: z.array(calendarEvent),
    }),
    errors: ['too_large'],
  }),
};
