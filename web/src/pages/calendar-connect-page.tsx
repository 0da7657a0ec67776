import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, FileUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CalendarCard } from '../features/calendar-connection/calendar-card.tsx';
import { ComingLooks } from '../features/calendar-connection/coming-looks.tsx';
import { saysAccessLost } from '../features/calendar-connection/connect-again-on-loss.ts';
import {
  refusalMessages,
  connectionMessages as says,
} from '../features/calendar-connection/connection-messages.ts';
import { FeedPanel } from '../features/calendar-connection/feed-panel.tsx';
import { Continue, GoogleCard } from '../features/calendar-connection/google-card.tsx';
import { OutlookCard } from '../features/calendar-connection/outlook-card.tsx';
import {
  type GoogleConnection,
  useGoogleConnection,
} from '../features/calendar-connection/use-google-connection.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { readRefusal } from '../lib/google-access.ts';
import { useLocation } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const ImportCalendarDialog = lazy(async () => ({
  default: (await import('../features/calendar-connection/import-calendar-dialog.tsx')).ImportCalendarDialog,
}));

function ImportCard({ isMain, onImport }: { isMain: boolean; onImport: () => void }) {
  return (
    <CalendarCard
      title={t`Apple, Outlook, or any other`}
      icon={FileUp}
      action={
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={onImport}>
          <Trans>Import an .ics file</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Most calendars can export an .ics file. Import it again later and only changes come in.</Trans>
      </p>
    </CalendarCard>
  );
}

function FeedCard() {
  return (
    <CalendarCard title={t`Subscribe in your calendar app`} icon={CalendarPlus} action={<FeedPanel />}>
      <p>
        <Trans>A private address shows your outfits among your other plans, and stays up to date.</Trans>
      </p>
    </CalendarCard>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-3 font-display text-lg md:text-xl">{title}</h2>
      <div className="border-b border-line">{children}</div>
    </section>
  );
}

type WaysProps = { google: GoogleConnection; onImport: () => void };

/** The ways in and out of a calendar. Where Google is not set up, a file comes first. */
function Ways({ google, onImport }: WaysProps) {
  const isSetUp = google.settings?.google !== null || google.state.step === 'connected';
  // With keys the cards keep their state when their order changes because Google is not set up.
  const googleCard = <GoogleCard key="google" google={google} />;
  const file = <ImportCard key="file" isMain={!isSetUp} onImport={onImport} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-12">
      <Part title={t`Bring your events in`}>
        {isSetUp ? [googleCard, file] : [file, googleCard]}
        <OutlookCard />
      </Part>
      <Part title={t`Send your outfits out`}>
        <FeedCard />
      </Part>
      {google.state.step !== 'connected' && <Continue google={google} />}
    </div>
  );
}

export function CalendarConnectPage() {
  const google = useGoogleConnection();
  const [importing, setImporting] = useState(false);
  const { step } = google.state;
  const arrival: unknown = useLocation().state;
  const wasLost = saysAccessLost(arrival) && step === 'not-connected';
  useTitle(t`Connect Your Calendar`);
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`Connect Your Calendar`}
        lead={t`Every event gets an outfit, and every outfit can stand in your calendar.`}
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-20">
        <div className="lg:order-last">
          <ComingLooks />
        </div>
        <Ways google={google} onImport={() => setImporting(true)} />
      </div>
      <Suspense>{importing && <ImportCalendarDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
