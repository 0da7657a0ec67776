import type { TodaysOutfit } from '@drape/contract/outfits';
import { proMessages } from '@drape/contract/tiers';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { nextDay } from '../../platform/local-time.ts';
import type { CalendarService } from '../calendar/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { dayPurpose, eventPurpose, type Occasions, type Purpose } from './occasion.ts';
import { presentSuggestion, presentWeather } from './presenter.ts';

type Dependencies = {
  clock: Clock;
  calendar: Pick<CalendarService, 'list'>;
  wardrobe: Pick<WardrobeService, 'items'>;
  occasions: Occasions;
};

/** The weather of today and one outfit for it, for the day's next event where there is one. */
export function createToday({ clock, calendar, wardrobe, occasions }: Dependencies) {
  async function purposeOf(principal: Principal, day: string): Promise<Purpose> {
    const { events } = await calendar.list(principal, { endDate: nextDay(day), limit: 1 });
    const [event] = events;
    return event
      ? eventPurpose(event, principal.timeZone)
      : dayPurpose(day, principal.timeZone, 'Today', 'casual');
  }

  return {
    async today(principal: Principal, turn: number): Promise<TodaysOutfit> {
      const day = localDay(clock.now(), principal.timeZone);
      const purpose = await purposeOf(principal, day);
      const occasion = await occasions.of(principal, purpose, { alternatives: turn + 2 });
      const answer = principal.isPro ? findOutfits(occasion.request) : undefined;
      const ranked = answer?.ok ? [answer.best, ...answer.alternatives] : [];
      const outfit = ranked[turn % Math.max(ranked.length, 1)];
      const items = await wardrobe.items.some(principal, outfit?.itemIds ?? []);
      return {
        date: day,
        weather: presentWeather(occasion.weather),
        weather_text: occasion.weatherSentence,
        event_id: purpose.eventId,
        event_title: purpose.eventId === null ? null : purpose.title,
        event_type: purpose.type,
        outfit: outfit && answer?.ok ? presentSuggestion(outfit, answer.confidence, items) : null,
        sentence: answer === undefined ? proMessages.outfits : answer.ok ? null : answer.sentence,
      };
    },
  };
}
