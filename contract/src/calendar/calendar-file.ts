import { z } from 'zod';
import { calendarDay } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, moment } from '../wire/wire.ts';
import { calendarLimits as most } from './calendar-options.ts';

const count = z.number().int();

const previewedEvent = z.object({
  title: z.string(),
  startTime: z.union([moment, calendarDay]),
  location: z.string().nullable(),
  change: z.enum(['new', 'changed', 'removed']),
});
export type PreviewedEvent = z.infer<typeof previewedEvent>;

/** What an import would do, or has done. */
export const calendarImport = z.object({
  /** As the file calls itself. */
  calendar_name: z.string().nullable(),
  created: count,
  updated: count,
  removed: count,
  /** Already here as they are. */
  unchanged: count,
  /** Outside the days that are brought in. */
  out_of_range: count,
  /** Not brought in because there are more than fit. */
  beyond_limit: count,
  /** Events that could not be read. */
  unreadable: count,
  /** Events in a time zone that nobody knows, read in the person's own. */
  unknown_zone: count,
  first_day: calendarDay,
  last_day: calendarDay,
  /** The soonest changes. */
  events: z.array(previewedEvent),
  /** What the import has created; empty for a dry run. */
  created_ids: z.array(id),
});
export type CalendarImport = z.infer<typeof calendarImport>;

/** The private address under which planned outfits can be subscribed to; null while it is switched off. */
const calendarFeed = z.object({
  url: z.url().nullable(),
  created_at: moment.nullable(),
  expires_at: moment.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarFileEndpoints = {
  importCalendar: endpoint({
    ...paths.importCalendar,
    summary: 'Brings in the events of an .ics file; with `dry_run` only says what would happen',
    file: {
      field: 'file',
      maxBytes: most.maxIcsBytes,
      bulk: true,
      fields: z.object({ dry_run: z.enum(['true', 'false']).default('false') }),
    },
    response: calendarImport,
    errors: ['too_large', 'unsupported_media', 'conflict', 'unavailable'],
    creates: true,
  }),
  getFeed: endpoint({
    ...paths.getFeed,
    summary: 'The private address of the planned outfits as a calendar',
    response: calendarFeed,
  }),
  renewFeed: endpoint({
    ...paths.renewFeed,
    summary: 'Makes the private address, or a new one; the old one ends at once',
    response: calendarFeed,
    errors: ['conflict'],
  }),
  deleteFeed: endpoint({
    ...paths.deleteFeed,
    summary: 'Switches the private address off',
    response: deleted,
  }),
};
