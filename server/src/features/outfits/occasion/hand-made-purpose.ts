import type { HandMadeOutfit } from '@drape/contract/outfits/outfits';
import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { CalendarService } from '../../calendar/service.ts';
import { dayPurpose, eventPurpose, type Purpose } from './occasion.ts';

/** What an outfit that somebody puts together is for: an event, else a day, today by default. */
export async function handMadePurpose(
  { clock, calendar }: { clock: Clock; calendar: Pick<CalendarService, 'find'> },
  principal: Principal,
  made: HandMadeOutfit,
): Promise<Purpose> {
  const { timeZone } = principal;
  if (made.event_id) {
    return eventPurpose(await calendar.find(principal, made.event_id), timeZone, made.event_type);
  }
  const day = made.date ?? localDay(clock.now(), timeZone);
  return dayPurpose(day, timeZone, made.name ?? 'My outfit', made.event_type ?? 'casual');
}
