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
  windowDays: 30,
  weekDays: 7,
  defaultEvents: 50,
  maxEvents: 250,
  maxTitle: 200,
  maxDescription: 5000,
  maxLocation: 300,
  maxEventDays: 366,
  maxTripDays: 21,
  /** How many events one Generate All handles. */
  generateAtOnce: 5,
} as const;

/** What stands beside weather that Open-Meteo told, as its licence asks. */
export const weatherAttribution = 'Weather data by Open-Meteo.com';
