import { createHash } from 'node:crypto';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import ICAL from 'ical.js';
import { dayMs } from '../../platform/clock.ts';
import { nextDay } from '../../platform/local-time.ts';
import { type Steps, stepsOfFile } from './bounded-rules.ts';
import { type EventSpan, isWithinYears, momentsOf, spanOf } from './event-span.ts';
import { type ForeignEvent, foreignTexts } from './foreign-event.ts';
import { parseCalendars } from './ics-text.ts';
import { type IcsTime, icsTime } from './ics-time.ts';
import { lateStart } from './late-start.ts';

/** Between which moments events are brought in, and the time zone of times that name none. */
export type IcsWindow = { from: string; to: string; timeZone: string };

export type IcsContents = {
  name: string | null;
  /** By their start, the soonest first. Keys begin with the key of the event or series, then a dot. */
  events: ForeignEvent[];
  /** Keys of the series whose every occurrence is among `events`. */
  series: string[];
  outOfRange: number;
  beyondLimit: number;
  unreadable: number;
  unknownZone: number;
};

/** Finer rules than a day make no outfits and many events. */
const finestRules = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);
/** A daily event reaches this far, fifty years, from its first day on. */
const maxOccurrences = 20_000;
/** Ten for each of these days: enough for every rule of every day since. */
const maxSeriesSteps = 10 * maxOccurrences;
/** Some seconds of work at most, and far more than hundreds of series take that somebody lives by. */
const maxFileSteps = 1_000_000;

/** `at` is the moment of its start. */
type Found = { event: ForeignEvent; at: string };

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}

function textOf(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? undefined : String(value);
}

function zoneOf(property: ICAL.Property | null): string | undefined {
  const zone = property?.getParameter('tzid');
  return Array.isArray(zone) ? zone[0] : zone;
}

function timeOf(component: ICAL.Component, name: string, timeZone: string): IcsTime | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  return value instanceof ICAL.Time ? icsTime(value, zoneOf(property), timeZone) : undefined;
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** How long an event lasts, in days for whole days, in milliseconds otherwise; undefined where it does not say. */
function lengthOf(component: ICAL.Component, start: IcsTime, timeZone: string): number | undefined {
  const end = timeOf(component, 'dtend', timeZone);
  if (end && end.isDay === start.isDay) {
    return start.isDay
      ? dayNumber(end.text) - dayNumber(start.text)
      : Date.parse(end.text) - Date.parse(start.text);
  }
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return undefined;
  const seconds = duration.toSeconds();
  return start.isDay ? Math.round((seconds * 1000) / dayMs) : seconds * 1000;
}

function later(start: IcsTime, length: number | undefined): string | undefined {
  if (length === undefined || length <= 0) return undefined;
  if (start.isDay) return nextDay(start.text, Math.min(length, calendarLimits.maxEventDays));
  const most = calendarLimits.maxEventDays * dayMs;
  return new Date(Date.parse(start.text) + Math.min(length, most)).toISOString();
}

function isWithin(span: EventSpan, { from, to, timeZone }: IcsWindow): boolean {
  const moments = momentsOf(span, timeZone);
  return moments.from.toISOString() < to && moments.to.toISOString() > from;
}

/** What an occurrence is, apart from when it starts. */
type Kind = { cancelled: boolean; length: number | undefined } & ReturnType<typeof foreignTexts>;

function kindOf(component: ICAL.Component, start: IcsTime, { timeZone }: IcsWindow): Kind {
  const status = textOf(component, 'status')?.toUpperCase();
  return {
    cancelled: status === 'CANCELLED' || isWithdrawn(component),
    length: lengthOf(component, start, timeZone),
    ...foreignTexts({
      title: textOf(component, 'summary'),
      description: textOf(component, 'description'),
      location: textOf(component, 'location'),
    }),
  };
}

/** One occurrence, if it lies in the window. */
function foundWithin(window: IcsWindow, key: string, start: IcsTime, kind: Kind): Found[] {
  if (!isWithinYears(start.text)) return [];
  const span = spanOf(start.text, later(start, kind.length), window.timeZone);
  if (!isWithin(span, window)) return [];
  const { cancelled, title, description, location } = kind;
  const at = momentsOf(span, window.timeZone).from.toISOString();
  const event: ForeignEvent = cancelled
    ? { key, cancelled }
    : { key, cancelled, span, title, description, location };
  return [{ event, at }];
}

/** A file with METHOD:CANCEL takes all its events back. */
function isWithdrawn(component: ICAL.Component): boolean {
  return component.parent ? textOf(component.parent, 'method')?.toUpperCase() === 'CANCEL' : false;
}

function repeats(component: ICAL.Component): boolean {
  return component.hasProperty('rrule') || component.hasProperty('rdate');
}

/** The day before which nothing starts that reaches into the window, wherever on earth its day is. */
function earliestStart({ from }: IcsWindow, length: number | undefined, isDay: boolean): string {
  const lasts = length ?? 0;
  const days = Math.min(Math.ceil(isDay ? lasts : lasts / dayMs), calendarLimits.maxEventDays);
  return nextDay(from.slice(0, 10), -Math.max(0, days) - 2);
}

/** The occurrences of a series without its own exceptions. Times of any zone name the same occurrence. */
function occurrences(
  window: IcsWindow,
  master: ICAL.Component,
  uid: string,
  apart: ReadonlySet<string>,
): Found[] {
  const property = master.getFirstProperty('dtstart');
  const first = property?.getFirstValue();
  if (!(first instanceof ICAL.Time)) throw new Error('A series without a start');
  const rules = master.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  if (rules.some((rule) => rule instanceof ICAL.Recur && finestRules.has(rule.freq))) {
    throw new Error('A rule finer than a day');
  }
  const zone = zoneOf(property);
  const kind = kindOf(master, icsTime(first, zone, window.timeZone), window);
  const begins = lateStart(master, first, earliestStart(window, kind.length, first.isDate));
  const expansion = new ICAL.RecurExpansion({ component: master, dtstart: begins });
  const found: Found[] = [];
  for (let step = 0; step < maxOccurrences; step++) {
    const occurrence = expansion.next();
    if (!occurrence) break;
    const start = icsTime(occurrence, zone, window.timeZone);
    if (start.text.slice(0, 10) > window.to.slice(0, 10)) break;
    if (apart.has(start.text)) continue;
    found.push(...foundWithin(window, `${uid}.${hashed(start.text)}`, start, kind));
  }
  return found;
}

function groupsOf(calendars: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const groups = new Map<string, ICAL.Component[]>();
  for (const event of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    const uid = textOf(event, 'uid') ?? `${textOf(event, 'summary')} ${textOf(event, 'dtstart')}`;
    groups.set(uid, [...(groups.get(uid) ?? []), event]);
  }
  return groups;
}

type Group = { found: Found[]; isSeries: boolean; isZoneKnown: boolean };

/** One event, or a series with what differs from it. */
function readGroup(
  window: IcsWindow,
  steps: Steps,
  uid: string,
  components: readonly ICAL.Component[],
): Group {
  const { timeZone } = window;
  const parts = components.flatMap((component) => {
    const start = timeOf(component, 'dtstart', timeZone);
    const instance = timeOf(component, 'recurrence-id', timeZone)?.text;
    return start ? [{ component, start, instance }] : [];
  });
  if (parts.length === 0) throw new Error('An event without a start');
  const master = parts.filter(({ instance }) => instance === undefined).at(-1);
  const apart = parts.flatMap((part) =>
    part.instance === undefined ? [] : { ...part, instance: part.instance },
  );
  const found = apart.flatMap(({ component, start, instance }) =>
    foundWithin(window, `${uid}.${hashed(instance)}`, start, kindOf(component, start, window)),
  );
  const isSeries = master !== undefined && repeats(master.component);
  if (isSeries) {
    const overridden = new Set(apart.map(({ instance }) => instance));
    found.push(...steps.within(() => occurrences(window, master.component, uid, overridden)));
  } else if (master) {
    const { component, start } = master;
    found.push(...foundWithin(window, `${uid}.`, start, kindOf(component, start, window)));
  }
  return { found, isSeries, isZoneKnown: parts.every(({ start }) => start.isZoneKnown) };
}

/** The events of a calendar file within a window. Throws where the file is no calendar. */
export function readIcs(bytes: Uint8Array, window: IcsWindow): IcsContents {
  const calendars = parseCalendars(bytes);
  const [calendar] = calendars;
  if (!calendar) throw new Error('No calendar');
  const found: Found[] = [];
  const series: string[] = [];
  const steps = stepsOfFile(maxFileSteps, maxSeriesSteps);
  const counts = { outOfRange: 0, unreadable: 0, unknownZone: 0 };
  for (const [name, components] of groupsOf(calendars)) {
    const uid = hashed(name);
    try {
      const group = readGroup(window, steps, uid, components);
      found.push(...group.found);
      if (group.isSeries) series.push(uid);
      if (group.found.length === 0) counts.outOfRange += 1;
      else if (!group.isZoneKnown) counts.unknownZone += 1;
    } catch {
      counts.unreadable += 1;
    }
  }
  found.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const most = calendarLimits.maxImportedEvents;
  const name = textOf(calendar, 'x-wr-calname') ?? textOf(calendar, 'name');
  return {
    name: name?.slice(0, calendarLimits.maxTitle) ?? null,
    events: found.slice(0, most).map(({ event }) => event),
    series,
    ...counts,
    beyondLimit: Math.max(0, found.length - most),
  };
}
