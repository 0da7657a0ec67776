import type { CalendarImport, PreviewedEvent } from '@drape/contract/calendar/calendar-file';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay } from '../../lib/format.ts';
import { Badge } from '../../ui/notices/badge.tsx';
import { eventWhen } from '../calendar/events/event-when.ts';

const shownAtOnce = 4;

/** What does not come in, and why, in sentences. */
function leftOut(found: CalendarImport): string[] {
  const span = t`${formatCalendarDay(found.first_day)} to ${formatCalendarDay(found.last_day)}`;
  return [
    ...(found.unchanged > 0
      ? [
          plural(found.unchanged, {
            one: '# event already here, unchanged',
            other: '# events already here, unchanged',
          }),
        ]
      : []),
    ...(found.out_of_range > 0
      ? [
          plural(found.out_of_range, {
            one: `# event outside ${span}`,
            other: `# events outside ${span}`,
          }),
        ]
      : []),
    ...(found.beyond_limit > 0
      ? [
          plural(found.beyond_limit, {
            one: '# event more than fits; the soonest come in',
            other: '# events more than fit; the soonest come in',
          }),
        ]
      : []),
    ...(found.unreadable > 0
      ? [
          plural(found.unreadable, {
            one: '# event could not be read',
            other: '# events could not be read',
          }),
        ]
      : []),
    ...(found.unknown_zone > 0
      ? [
          plural(found.unknown_zone, {
            one: '# event in an unknown time zone, read in yours',
            other: '# events in an unknown time zone, read in yours',
          }),
        ]
      : []),
  ];
}

/** How many events an import changes. */
export function changeCount({ created, updated, removed }: CalendarImport): number {
  return created + updated + removed;
}

function Line({ event: { title, startTime, location, change } }: { event: PreviewedEvent }) {
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className={`min-w-0 wrap-anywhere ${change === 'removed' ? 'line-through' : ''}`}>{title}</span>
        {change !== 'new' && <Badge>{change === 'removed' ? t`Canceled` : t`Changed`}</Badge>}
      </p>
      <p className="figures text-sm text-muted">
        {eventWhen(startTime)}
        {location !== null && ` · ${location}`}
      </p>
    </li>
  );
}

/** What an import would do, before it does. */
export function ImportPreview({ found }: { found: CalendarImport }) {
  const notes = leftOut(found);
  const changes = [
    ...(found.created > 0 ? [plural(found.created, { one: '# new event', other: '# new events' })] : []),
    ...(found.updated > 0 ? [t`${found.updated} changed`] : []),
    ...(found.removed > 0 ? [t`${found.removed} canceled`] : []),
  ];
  const changeSummary = changes.length > 0 ? changes.join(', ') : t`Nothing new`;
  const untold = changeCount(found) - found.events.length;
  const hidden = changeCount(found) - Math.min(found.events.length, shownAtOnce);
  return (
    <div className="grid min-w-0 gap-4">
      <p role="status" className="font-display text-lg wrap-anywhere">
        {found.calendar_name === null ? changeSummary : t`${changeSummary} in “${found.calendar_name}”`}
      </p>
      {found.events.length > 0 && (
        <div className="border-y border-line">
          <ul aria-label={t`What would come in`}>
            {found.events.slice(0, shownAtOnce).map((event) => (
              <Line key={`${event.startTime} ${event.title} ${event.change}`} event={event} />
            ))}
          </ul>
          {hidden > 0 && (
            <details className="border-t border-line py-2 text-sm">
              <summary className="cursor-pointer rounded-[2px]">
                <Trans>and {hidden} more</Trans>
              </summary>
              <ul className="mt-2">
                {found.events.slice(shownAtOnce).map((event) => (
                  <Line key={`${event.startTime} ${event.title} ${event.change}`} event={event} />
                ))}
                {untold > 0 && (
                  <li className="border-t border-line py-2">
                    <Trans>{untold} later ones</Trans>
                  </li>
                )}
              </ul>
            </details>
          )}
        </div>
      )}
      {notes.length > 0 && (
        <ul className="figures grid gap-1 text-sm text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
