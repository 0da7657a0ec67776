import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { CalendarCard } from '../features/calendar-connection/calendar-card.tsx';
import { ComingLooks } from '../features/calendar-connection/coming-looks.tsx';
import { saysAccessLost } from '../features/calendar-connection/connect-again-on-loss.ts';
import {
  refusalMessages,
  connectionMessages as says,
} from '../features/calendar-connection/connection-messages.ts';
import { FeedPanel } from '../features/calendar-connection/feed-panel.tsx';
import { GoogleCard } from '../features/calendar-connection/google-card.tsx';
import { OutlookCard } from '../features/calendar-connection/outlook-card.tsx';
import { useGoogleConnection } from '../features/calendar-connection/use-google-connection.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { readRefusal } from '../lib/google-access.ts';
import { useLocation } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Alert } from '../ui/notices/alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { textLink } from '../ui/text-link.ts';

const ImportCalendarDialog = lazy(async () => ({
  default: (await import('../features/calendar-connection/import-calendar-dialog.tsx')).ImportCalendarDialog,
}));

/** The way on, at the foot of the page. Until a calendar is connected it weighs no more than the words that say so. */
function Continue({ ready }: { ready: boolean }) {
  const hint = useId();
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        !ready && 'rounded-photo bg-wash p-4 md:px-5',
      )}
    >
      {ready ? (
        <Button asChild variant="primary">
          <Link to="/calendar-view">
            <Trans>Continue to Calendar View</Trans>
          </Link>
        </Button>
      ) : (
        <>
          <p id={hint} className="text-ink">
            {t(says.continueHint)}
          </p>
          <Button disabled aria-describedby={hint} className="max-md:w-full">
            <Trans>Continue to Calendar View</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

export function CalendarConnectPage() {
  const google = useGoogleConnection();
  const [importing, setImporting] = useState(false);
  const { step } = google.state;
  const isGoogleSetUp = google.settings?.google !== null;
  const arrival: unknown = useLocation().state;
  const wasLost = saysAccessLost(arrival) && step === 'not-connected';
  useTitle(t`Connect Your Calendar`);
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`Connect Your Calendar`}
        lead={t`Bring in your events to plan outfits around them, and send the outfits to any calendar.`}
      />
      {step === 'unknown' && (
        <Alert
          className="mb-6"
          messages={[t(says.statusFailed)]}
          action={
            <Button size="sm" onClick={() => void google.check()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {wasLost && (
        <Alert tone="info" className="mb-6" messages={[t(refusalMessages[readRefusal() ?? 'gone'])]} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-20">
        <div className="lg:order-last">
          <ComingLooks />
        </div>
        <div>
          <GoogleCard google={google} />
          <CalendarCard
            title={t`Any other calendar`}
            action={
              <Button variant={isGoogleSetUp ? 'secondary' : 'primary'} onClick={() => setImporting(true)}>
                <FileUp aria-hidden />
                <Trans>Import an .ics file</Trans>
              </Button>
            }
          >
            <p>
              <Trans>
                Export your calendar as .ics. Importing it again later brings only what has changed.
              </Trans>
            </p>
          </CalendarCard>
          <OutlookCard />
          <CalendarCard title={t`Your outfits in any calendar`} action={<FeedPanel />}>
            <p>
              <Trans>
                A private address that calendar apps can subscribe to. It tells what you have planned to wear,
                and when.
              </Trans>
            </p>
          </CalendarCard>
          <div className="grid gap-4 border-t border-line pt-6 text-sm text-muted">
            <Continue ready={step === 'connected'} />
            <p>
              <Trans>
                What you import or enter stands under{' '}
                <Link to="/calendar-view" className={textLink}>
                  Calendar and outfits
                </Link>
                .
              </Trans>
            </p>
          </div>
        </div>
      </div>
      <Suspense>{importing && <ImportCalendarDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
