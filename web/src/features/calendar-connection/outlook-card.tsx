import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { connectionMessages as says } from './connection-messages.ts';

const service = msg`Microsoft Outlook`;

/** Not there yet; pressing its button says so. */
export function OutlookCard() {
  return (
    <CalendarCard
      title={t(service)}
      muted
      status={<Badge>{t(says.comingSoon)}</Badge>}
      action={
        <Button
          aria-disabled
          size="sm"
          variant="quiet"
          className="-ms-3"
          onClick={() => showToast({ title: t(says.comingSoon), description: says.soon(t(service)) })}
        >
          <Trans>Connect</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Until then, export your calendar from Outlook as an .ics file and import it.</Trans>
      </p>
    </CalendarCard>
  );
}
