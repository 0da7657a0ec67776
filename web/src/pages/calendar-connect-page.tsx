import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, FileUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { upcomingQuery } from '../features/calendar/queries.ts';
import { CalendarCard } from '../features/calendar-connection/calendar-card.tsx';
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
import { Alert } from '../ui/notices/alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { textLink } from '../ui/text-link.ts';

const ImportCalendarDialog = lazy(async () => ({
  default: (await import('../features/calendar-connection/import-calendar-dialog.tsx')).ImportCalendarDialog,
}));

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid gap-5 border-t border-line py-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-16 md:py-10"
    >
      <div>
        <h2 id={id} className="font-display text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-[44ch] text-sm text-muted">{lead}</p>
      </div>
      <div className="max-w-[38rem]">{children}</div>
    </section>
  );
}

/** The way on. Until a calendar is connected it weighs no more than the words that say so. */
function Continue({ ready }: { ready: boolean }) {
  const hint = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
      {ready ? (
        <Button asChild variant="primary">
          <Link to="/calendar-view">
            <Trans>Continue to Calendar View</Trans>
          </Link>
        </Button>
      ) : (
        <>
          <Button disabled size="sm" variant="quiet" aria-describedby={hint} className="-ms-3 text-muted">
            <Trans>Continue to Calendar View</Trans>
          </Button>
          <p id={hint} className="text-sm text-muted">
            {t(says.continueHint)}
          </p>
        </>
      )}
    </div>
  );
}

/** How much the calendar holds already, with the way to it. */
function EventsSoFar() {
  const { data } = useQuery(upcomingQuery);
  const count = data?.events.length ?? 0;
  if (count === 0) return null;
  const fromGoogle = data?.events.filter(({ googleEventId }) => googleEventId !== null).length ?? 0;
  return (
    <p className="mt-5 flex items-start gap-2 text-sm">
      <CalendarCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-good" />
      <span>
        <Plural value={count} one="# event in the next 30 days" other="# events in the next 30 days" />
        {fromGoogle === 0 ? t`, entered or imported here` : t`, ${fromGoogle} of them from Google`}{' '}
        <Link to="/calendar-view" className={textLink}>
          <Trans>See them</Trans>
        </Link>
      </span>
    </p>
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
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <GoogleCard google={google} />
        <CalendarCard
          title={t`Any other calendar`}
          action={
            <Button onClick={() => setImporting(true)}>
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
      </div>
      <EventsSoFar />
      <Section
        title={t`Your outfits in any calendar`}
        lead={t`A private address that calendar apps can subscribe to. It tells what you have planned to wear, and when.`}
      >
        <FeedPanel />
      </Section>
      <Continue ready={step === 'connected'} />
      <Suspense>{importing && <ImportCalendarDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
