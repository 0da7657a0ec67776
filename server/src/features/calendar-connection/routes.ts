import { googleCalendarEndpoints } from '@drape/contract/calendar/google-calendar';
import type { Mount } from '../../platform/http/mount.ts';
import type { CalendarConnectionService } from './service.ts';

export function mountCalendarConnection(mount: Mount, connection: CalendarConnectionService): void {
  mount(googleCalendarEndpoints.googleStart, ({ body }, { principal }) =>
    connection.start(principal, body.code_challenge),
  );
  mount(googleCalendarEndpoints.googleExchange, ({ body }, { principal }) =>
    connection.exchange(principal, body),
  );
  mount(googleCalendarEndpoints.googleRefresh, (_input, { principal }) => connection.refresh(principal));
  mount(googleCalendarEndpoints.saveGoogleToken, ({ body }, { principal }) =>
    connection.announce(principal, body),
  );
  mount(googleCalendarEndpoints.deleteGoogleToken, (_input, { principal }) =>
    connection.disconnect(principal),
  );
  mount(googleCalendarEndpoints.googleStatus, (_input, { principal }) => connection.status(principal));
}
