import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarHeart, CalendarPlus, ChevronDown, FileUp } from 'lucide-react';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { CalendarCard } from '../features/calendar-connection/calendar-card.tsx';
import { ComingLooks } from '../features/calendar-connection/coming-looks.tsx';
import { saysAccessLost } from '../features/calendar-connection/connect-again-on-loss.ts';
import {
  refusalMessages,
  connectionMessages as says,
} from '../features/calendar-connection/connection-messages.ts';
import { FeedPanel } from '../features/calendar-connection/feed-panel.tsx';
import { Continue, GoogleCard, GoogleLater } from '../features/calendar-connection/google-card.tsx';
import { OutlookLater } from '../features/calendar-connection/outlook-later.tsx';
import {
  type GoogleConnection,
  useGoogleConnection,
} from '../features/calendar-connection/use-google-connection.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { readRefusal } from '../lib/google-access.ts';
import { useLocation } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const ImportCalendarDialog = lazy(async () => ({
  default: (await import('../features/calendar-connection/import-calendar-dialog.tsx')).ImportCalendarDialog,
}));

/** Where the calendars that people have keep the command that makes the file. */
function WhereToFindIt() {
  const places = [
    { app: t`Apple`, where: t`On a Mac, choose File, Export in Calendar.` },
    { app: t`Google`, where: t`On a computer, open Settings, then Import & export.` },
    { app: t`Outlook`, where: t`In Outlook for Windows, choose File, Save Calendar.` },
  ];
  return (
    <details className="group -my-2 text-sm text-muted">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-[2px] hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>Where do I find the file?</Trans>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 pt-1 pb-2">
        {places.map(({ app, where }) => (
          <Fragment key={app}>
            <dt className="font-medium text-ink">{app}</dt>
            <dd>{where}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

function FileCard({ isMain, onImport }: { isMain: boolean; onImport: () => void }) {
  return (
    <CalendarCard
      title={t`Import a calendar file`}
      icon={FileUp}
      foot={<WhereToFindIt />}
      action={
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          className={isMain ? 'max-md:w-full' : ''}
          onClick={onImport}
        >
          <Trans>Choose a file</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Works with Apple, Google, Outlook, and any app that exports .ics files. You see what comes in before
          it does.
        </Trans>
      </p>
    </CalendarCard>
  );
}

function ByHandCard() {
  return (
    <CalendarCard
      title={t`Add events yourself`}
      icon={CalendarPlus}
      action={
        <Button asChild>
          <Link to="/calendar-view">
            <Trans>Open the calendar</Trans>
          </Link>
        </Button>
      }
    >
      <p>
        <Trans>Just a few dates? A title and a day are enough.</Trans>
      </p>
    </CalendarCard>
  );
}

function FeedCard() {
  return (
    <CalendarCard title={t`See outfits in your calendar`} icon={CalendarHeart} action={<FeedPanel />}>
      <p>
        <Trans>Subscribe to a private address, and each outfit shows beside its event.</Trans>
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

/** The ways in and out of a calendar: what works here first, what cannot be connected yet last and quiet. */
function Ways({ google, onImport }: WaysProps) {
  const isConnected = google.state.step === 'connected';
  const isSetUp = google.settings?.google !== null || isConnected;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-12">
      <Part title={t`Bring your events in`}>
        {isSetUp && <GoogleCard google={google} />}
        <FileCard isMain={!isSetUp} onImport={onImport} />
        {!isConnected && <ByHandCard />}
      </Part>
      <Part title={t`Take your outfits along`}>
        <FeedCard />
      </Part>
      <section aria-labelledby="not-yet" className="text-sm text-muted">
        <h2 id="not-yet" className="pb-2">
          <Trans>Not available here yet</Trans>
        </h2>
        {!isSetUp && <GoogleLater google={google} />}
        <OutlookLater />
        {!isSetUp && <Continue google={google} />}
      </section>
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
