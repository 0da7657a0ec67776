import { calendarEndpoints } from '@drape/contract/calendar/calendar';
import { calendarFileEndpoints } from '@drape/contract/calendar/calendar-file';
import { googleCalendarEndpoints } from '@drape/contract/calendar/google-calendar';
import type { Mount } from '../../platform/http/mount.ts';
import type { CalendarService } from './service.ts';

export function mountCalendar(mount: Mount, calendar: CalendarService): void {
  mount(calendarEndpoints.listEvents, ({ query }, { principal }) => calendar.list(principal, query));
  mount(calendarEndpoints.createEvent, ({ body }, { principal }) => calendar.create(principal, body));
  mount(calendarEndpoints.getEvent, ({ params }, { principal }) => calendar.find(principal, params.id));
  mount(calendarEndpoints.updateEvent, ({ params, body }, { principal }) =>
    calendar.update(principal, params.id, body),
  );
  mount(calendarEndpoints.deleteEvent, ({ params }, { principal }) => calendar.remove(principal, params.id));
  mount(calendarEndpoints.deleteEvents, ({ body }, { principal }) => calendar.removeAll(principal, body.ids));
  mount(googleCalendarEndpoints.syncGoogle, ({ body }, { principal }) =>
    calendar.syncGoogle(principal, body.events),
  );
  mount(calendarFileEndpoints.importCalendar, ({ file, fields }, { principal }) =>
    calendar.importFile(principal, file.bytes, fields.dry_run === 'true'),
  );
  mount(calendarEndpoints.restoreEvent, ({ params }, { principal }) =>
    calendar.restore(principal, params.id),
  );
}
