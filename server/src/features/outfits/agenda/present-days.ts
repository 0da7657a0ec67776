import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { DressedFor, PlannedDay } from '@drape/contract/outfits/week';
import { isDay } from '../../../platform/local-time.ts';
import type { Sky } from '../occasion/occasion.ts';
import { presentWeather } from '../presenter.ts';
import type { AgendaDay, Occurrence } from './agenda.ts';

/** What is changed between two outfits of one day. */
function changesBetween(before: OutfitPlan | undefined, plan: OutfitPlan | undefined) {
  if (!before || !plan) return { put_on: [], take_off: [], changes: 0 };
  const worn = new Set(before.wardrobe_item_ids);
  const put_on = plan.wardrobe_item_ids.filter((id) => !worn.has(id));
  const kept = new Set(plan.wardrobe_item_ids);
  const accessories = new Set(
    plan.items.filter(({ category }) => category === 'accessories').map(({ id }) => id),
  );
  return {
    put_on,
    take_off: before.wardrobe_item_ids.filter((id) => !kept.has(id)),
    changes: put_on.filter((id) => !accessories.has(id)).length,
  };
}

/** A later day of an event that lasts several is a whole one. */
function presentOccurrence({ purpose, event, plan }: Occurrence, before: OutfitPlan | undefined): DressedFor {
  return {
    event_id: event?.id ?? null,
    title: purpose.title,
    event_type: purpose.type,
    start_time: event && purpose.eventId !== null && !isDay(event.startTime) ? event.startTime : null,
    plan: plan ?? null,
    ...changesBetween(before, plan),
  };
}

export function presentDay({ date, occurrences }: AgendaDay, { weather, weatherSentence }: Sky): PlannedDay {
  return {
    date,
    weather: presentWeather(weather),
    weather_text: weatherSentence,
    outfits: occurrences.map((occurrence, index) =>
      presentOccurrence(occurrence, occurrences[index - 1]?.plan),
    ),
  };
}
