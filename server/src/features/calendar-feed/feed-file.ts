import type ICalGenerator from 'ical-generator';
import { isDay } from '../../platform/local-time.ts';
import type { PlannedOutfit } from './planned-outfits.ts';

/** How often calendar apps are asked to look again, in seconds. */
const refreshSeconds = 3600;

function describe({ plan }: PlannedOutfit): string {
  const items = plan.items.map(({ description }) => `- ${description}`).join('\n');
  const weather = [plan.weather_considerations, plan.weather?.attribution ?? ''].filter(Boolean).join('\n');
  return [plan.outfit_description, items, weather].filter((part) => part !== '').join('\n\n');
}

const midnight = (time: string) => new Date(isDay(time) ? `${time}T00:00:00Z` : time);

/** Planned outfits as an iCalendar file (RFC 5545). They keep no time busy. */
export async function feedFile(outfits: readonly PlannedOutfit[], publicUrl: string): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator');
  const calendar: ReturnType<typeof ICalGenerator> = ical({
    name: 'Drape outfits',
    description: 'What you have planned to wear',
    prodId: { company: 'Drape', product: 'Planned outfits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const outfit of outfits) {
    const { plan, title, start, end } = outfit;
    const madeAt = new Date(plan.created_at);
    calendar.createEvent({
      id: `${plan.id}@drape`,
      start: midnight(start),
      end: midnight(end),
      allDay: isDay(start),
      // The file says the same until a plan changes, so that apps can tell whether it has.
      stamp: madeAt,
      created: madeAt,
      sequence: plan.version - 1,
      summary: `Outfit: ${title}`,
      description: describe(outfit),
      url: plan.event_id
        ? `${publicUrl}/wardrobe?event=${encodeURIComponent(plan.event_id)}`
        : `${publicUrl}/calendar-view`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // RFC 5545 ends every line so, the last one as well, which the library leaves open.
  return `${calendar.toString().trimEnd()}\r\n`;
}
