import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import { t } from '@lingui/core/macro';
import type { GoogleRefusal } from '../../lib/google-access.ts';
import { connectionMessages as says } from './connection-messages.ts';
import type { GoogleUser } from './google-token.ts';

/** A direct call to Google that failed. `status` is 0 without an answer; `reason` is Google's word for it. */
export class GoogleCallError extends Error {
  readonly status: number;
  readonly reason: string | undefined;

  constructor(message: string, status: number, reason?: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

export type GooglePlace = { apiUrl: string; token: string };
export type GoogleCalendar = { id: string; summary: string; primary: boolean };
export type EventPage = { events: GoogleEvent[]; nextPage: string | undefined };

const timeoutMs = 15_000;
const dayMs = 24 * 60 * 60 * 1000;
const primary = '/calendar/v3/calendars/primary/events';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Google names a reason in its older list of errors, in its newer details, or in both. */
function reasonOf(body: unknown): string | undefined {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const reported = [error.errors, error.details].flatMap((list) => (Array.isArray(list) ? list : []));
  const reasons = reported.map((one) => (isRecord(one) ? one.reason : undefined));
  return reasons.find((reason) => typeof reason === 'string');
}

const refusalOfReason: Readonly<Record<string, GoogleRefusal>> = {
  accessNotConfigured: 'api',
  SERVICE_DISABLED: 'api',
  insufficientPermissions: 'permission',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'permission',
  rateLimitExceeded: 'limit',
  userRateLimitExceeded: 'limit',
  quotaExceeded: 'limit',
  dailyLimitExceeded: 'limit',
  RATE_LIMIT_EXCEEDED: 'limit',
};

/** What a 403 of Google means; undefined for every other failure. */
export function refusalIn(error: unknown): GoogleRefusal | undefined {
  if (!(error instanceof GoogleCallError) || error.status !== 403) return undefined;
  return refusalOfReason[error.reason ?? ''] ?? 'permission';
}

async function call({ apiUrl, token }: GooglePlace, path: string, failure: string): Promise<Json> {
  const response = await fetch(apiUrl.replace(/\/$/, '') + path, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && isRecord(body)) return body;
  throw new GoogleCallError(failure, response?.status ?? 0, reasonOf(body));
}

function isEvent(value: unknown): value is GoogleEvent {
  return isRecord(value) && typeof value.id === 'string' && value.id !== '';
}

export async function fetchUser(place: GooglePlace): Promise<GoogleUser> {
  const { email, name } = await call(place, '/oauth2/v2/userinfo', t(says.userFailed));
  if (typeof email !== 'string') throw new GoogleCallError(t(says.userFailed), 200);
  return { email, name: typeof name === 'string' ? name : '' };
}

export async function fetchCalendars(place: GooglePlace): Promise<GoogleCalendar[]> {
  const { items } = await call(place, '/calendar/v3/users/me/calendarList', t(says.calendarListFailed));
  return (Array.isArray(items) ? items : []).filter(isRecord).map(({ id, summary, primary: first }) => ({
    id: String(id),
    summary: typeof summary === 'string' ? summary : String(id),
    primary: first === true,
  }));
}

/** A page of the events from `from` to 30 days ahead, the cancelled ones among them. */
export async function fetchEvents(place: GooglePlace, from: Date, page?: string): Promise<EventPage> {
  const query = new URLSearchParams({
    timeMin: from.toISOString(),
    timeMax: new Date(from.getTime() + calendarLimits.windowDays * dayMs).toISOString(),
    maxResults: String(calendarLimits.defaultEvents),
    singleEvents: 'true',
    orderBy: 'startTime',
    showDeleted: 'true',
    ...(page === undefined ? {} : { pageToken: page }),
  });
  const { items, nextPageToken } = await call(place, `${primary}?${query}`, t(says.eventsFailed));
  if (!Array.isArray(items)) throw new GoogleCallError(t(says.eventsFailed), 200);
  const nextPage = typeof nextPageToken === 'string' ? nextPageToken : undefined;
  return { events: items.filter(isEvent), nextPage };
}

/** Undefined where the primary calendar has no such event. */
export async function fetchEvent(place: GooglePlace, id: string): Promise<GoogleEvent | undefined> {
  try {
    const event = await call(place, `${primary}/${encodeURIComponent(id)}`, t(says.eventFailed));
    return isEvent(event) ? event : undefined;
  } catch (error) {
    if (error instanceof GoogleCallError && error.status === 404) return undefined;
    throw error;
  }
}
