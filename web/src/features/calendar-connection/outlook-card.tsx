import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import { showToast } from '../../ui/notices/toast.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { connectionMessages as says } from './connection-messages.ts';

const service = msg`Microsoft Outlook`;

/** Not there yet: one line says so, and which way works until then. Pressing its mark says it again. */
export function OutlookCard() {
  return (
    <CalendarCard
      title={t(service)}
      icon={CalendarClock}
      muted
      status={
        <button
          type="button"
          aria-disabled
          onClick={() => showToast({ title: t(says.comingSoon), description: says.soon(t(service)) })}
          className="rounded-full border border-line px-2.5 text-xs leading-6 font-medium text-muted"
        >
          <span className="sr-only">
            <Trans>Connect:</Trans>{' '}
          </span>
          {t(says.comingSoon)}
        </button>
      }
    >
      <p>
        <Trans>Until then, export your calendar from Outlook as an .ics file and import it.</Trans>
      </p>
    </CalendarCard>
  );
}
