import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { connectionMessages as says } from './connection-messages.ts';

const service = 'Microsoft Outlook';

/** Not there yet; pressing its button says so. */
export function OutlookCard() {
  return (
    <CalendarCard
      title={service}
      muted
      status={<Badge>{says.comingSoon}</Badge>}
      action={
        <Button
          aria-disabled
          onClick={() => showToast({ title: says.comingSoon, description: says.soon(service) })}
        >
          Connect
        </Button>
      }
    >
      <p>Until then, export your calendar from Outlook as an .ics file and import it below.</p>
    </CalendarCard>
  );
}
