import type ICAL from 'ical.js';
import { momentOf } from '../../platform/local-time.ts';

/** A time of a calendar file: a day, or a moment in UTC. `isZoneKnown` is false where the zone's name is not known. */
export type IcsTime = { text: string; isDay: boolean; isZoneKnown: boolean };

const knownZones = new Map<string, boolean>();

function isTimeZone(name: string): boolean {
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    isKnown = false;
  }
  knownZones.set(name, isKnown);
  return isKnown;
}

function wallClock({ year, month, day, hour, minute, second }: ICAL.Time): string {
  const part = (number: number, length = 2) => String(number).padStart(length, '0');
  return `${part(year, 4)}-${part(month)}-${part(day)}T${part(hour)}:${part(minute)}:${part(second)}`;
}

/**
 * The moment of a time with the zone that its property names: by that name where the world knows it, else as the file
 * itself describes the zone, else on the clock of `timeZone`.
 */
export function icsTime(time: ICAL.Time, zone: string | undefined, timeZone: string): IcsTime {
  const wall = wallClock(time);
  if (time.isDate) return { text: wall.slice(0, 10), isDay: true, isZoneKnown: true };
  const at = (moment: Date, isZoneKnown = true) => ({
    text: moment.toISOString(),
    isDay: false,
    isZoneKnown,
  });
  if (time.zone?.tzid === 'UTC') return at(new Date(`${wall}Z`));
  if (zone !== undefined && isTimeZone(zone)) return at(momentOf(wall, zone));
  const isDescribed = time.zone !== undefined && time.zone.tzid !== 'floating';
  if (isDescribed) return at(new Date(time.toUnixTime() * 1000));
  return at(momentOf(wall, timeZone), zone === undefined);
}
