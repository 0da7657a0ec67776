/** The specification's event types and windows. Free of zod, so that the browser can import them. */
export const eventTypes = [
  'business',
  'casual',
  'formal',
  'workout',
  'date',
  'party',
  'travel',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The words of the calendar's dialog, and the types that they are kept as. */
export const dialogEventTypes = {
  work: 'business',
  casual: 'casual',
  formal: 'formal',
  social: 'party',
  fitness: 'workout',
} as const satisfies Record<string, EventType>;

export const calendarLimits = {
  /** Days that are sent lie within these years. */
  firstYear: 1900,
  lastYear: 2200,
  windowDays: 30,
  weekDays: 7,
  defaultEvents: 50,
  maxEvents: 250,
  maxTitle: 200,
  maxDescription: 5000,
  maxLocation: 300,
  maxEventDays: 366,
  maxTripDays: 21,
  maxGoogleId: 1024,
  /** One page of Google's events, and what it may weigh. */
  maxSyncedEvents: 2500,
  maxSyncBytes: 8 * 1024 * 1024,
  /** What one .ics file may weigh, how many events come out of it, and of which days around today. */
  maxIcsBytes: 5 * 1024 * 1024,
  maxImportedEvents: 2000,
  importPastDays: 31,
  importAheadDays: 366,
  previewedEvents: 50,
  /** The days around today whose outfits the private feed tells. */
  feedPastDays: 31,
  feedAheadDays: 366,
  /** For how long the private address works. */
  feedDays: 365,
  maxFeedEvents: 5000,
  /** How many events one Generate All handles. */
  generateAtOnce: 5,
} as const;

/** The credit beside weather data from Open-Meteo, as its licence asks. */
export const weatherAttribution = 'Weather data by Open-Meteo.com';

/** Google's own token lifetime where it tells none, in seconds. */
export const googleTokenSeconds = 3600;
