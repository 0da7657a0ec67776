import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { connectionMessages as says } from './connection-messages.ts';

const service = msg`Microsoft Outlook`;

/** Not there yet; pressing its button says so, and another leads to the way that works until then. */
export function OutlookCard({ onImport }: { onImport: () => void }) {
  return (
    <CalendarCard
      title={t(service)}
      muted
      status={<Badge>{t(says.comingSoon)}</Badge>}
      action={
        <>
          <Button onClick={onImport}>
            <FileUp aria-hidden />
            <Trans>Import from Outlook</Trans>
          </Button>
          <Button
            aria-disabled
            variant="quiet"
            onClick={() => showToast({ title: t(says.comingSoon), description: says.soon(t(service)) })}
          >
            <Trans>Connect</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Until then, export your calendar from Outlook as an .ics file and import it.</Trans>
      </p>
    </CalendarCard>
  );
}
