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
import { cx } from '../ui/cx.ts';
import { Alert } from '../ui/notices/alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { textLink } from '../ui/text-link.ts';

const ImportCalendarDialog = lazy(async () => ({
  default: (await import('../features/calendar-connection/import-calendar-dialog.tsx')).ImportCalendarDialog,
}));

/** The way on from Google's calendar. Until it is connected it weighs no more than the words that say so. */
function Continue({ ready, isSetUp }: { ready: boolean; isSetUp: boolean }) {
  const hint = useId();
  if (ready) {
    return (
      <Button asChild variant="primary" className="justify-self-start">
        <Link to="/calendar-view">
          <Trans>Continue to Calendar View</Trans>
        </Link>
      </Button>
    );
  }
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        isSetUp && 'rounded-photo bg-wash p-4 md:px-5',
      )}
    >
      <p id={hint} className={cx(isSetUp && 'text-ink')}>
        {t(says.continueHint)}
      </p>
      <Button
        disabled
        {...(!isSetUp && { size: 'sm' })}
        aria-describedby={hint}
        className={cx(isSetUp && 'max-md:w-full')}
      >
        <Trans>Continue to Calendar View</Trans>
      </Button>
    </div>
  );
}

function ImportCard({ isMain, onImport }: { isMain: boolean; onImport: () => void }) {
  return (
    <CalendarCard
      title={t`Any other calendar`}
      action={
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={onImport}>
          <FileUp aria-hidden />
          <Trans>Import an .ics file</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Export your calendar as .ics. Importing it again later brings only what has changed.</Trans>
      </p>
    </CalendarCard>
  );
}

function FeedCard() {
  return (
    <CalendarCard title={t`Your outfits in any calendar`} action={<FeedPanel />}>
      <p>
        <Trans>
          A private address that calendar apps can subscribe to. It tells what you have planned to wear, and
          when.
        </Trans>
      </p>
    </CalendarCard>
  );
}

function WhatCameIn() {
  return (
    <p>
      <Trans>
        What you import or enter stands under{' '}
        <Link to="/calendar-view" className={textLink}>
          Calendar and outfits
        </Link>
        .
      </Trans>
    </p>
  );
}

type WaysProps = { google: GoogleConnection; onImport: () => void };

/** The ways in and out of a calendar. Where Google is not set up, what works stands first and Google last, with its way on. */
function Ways({ google, onImport }: WaysProps) {
  const isSetUp = google.settings?.google !== null;
  const ready = google.state.step === 'connected';
  const isFirst = isSetUp || ready;
  // With keys the panels keep their state when their order changes because Google is not set up.
  const googleCard = <GoogleCard key="google" google={google} />;
  const outlook = <OutlookCard key="outlook" />;
  const works = [<ImportCard key="import" isMain={!isSetUp} onImport={onImport} />, <FeedCard key="feed" />];
  const onward = (
    <div
      key="onward"
      className={cx('grid gap-4 text-sm text-muted', isFirst ? 'border-t border-line pt-6' : 'pb-6')}
    >
      <Continue ready={ready} isSetUp={isFirst} />
      {isFirst && <WhatCameIn />}
    </div>
  );
  if (isFirst) return <div>{[googleCard, ...works, outlook, onward]}</div>;
  const cameIn = (
    <div key="came in" className="border-t border-line py-5 text-sm text-muted md:py-6">
      <WhatCameIn />
    </div>
  );
  return <div>{[...works, cameIn, outlook, googleCard, onward]}</div>;
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
        <Ways google={google} onImport={() => setImporting(true)} />
      </div>
      <Suspense>{importing && <ImportCalendarDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
