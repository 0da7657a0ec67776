import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { EventType } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';
import type { EventSpan } from './event-span.ts';

export function spanOfRow(row: CalendarEventRow): EventSpan {
  return { allDay: row.all_day === 1, start: row.start_time, end: row.end_time };
}

export function presentEvent(row: CalendarEventRow, plan: OutfitPlan | undefined): CalendarEvent {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    startTime: row.start_time,
    endTime: row.end_time,
    location: row.location,
    eventType: row.event_type as EventType,
    googleEventId: row.google_event_id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    hasOutfit: plan !== undefined,
    outfitPlan: plan ?? null,
    outfitItems: plan?.items ?? [],
  };
}
