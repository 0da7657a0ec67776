import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { saysAccessLost } from '../features/calendar-connection/connect-again-on-loss.ts';
import {
  refusalMessages,
  connectionMessages as says,
} from '../features/calendar-connection/connection-messages.ts';
import { FeedPanel } from '../features/calendar-connection/feed-panel.tsx';
import { GoogleCard } from '../features/calendar-connection/google-card.tsx';
import { OutlookCard } from '../features/calendar-connection/outlook-card.tsx';
import { useGoogleConnection } from '../features/calendar-connection/use-google-connection.ts';
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

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-16 md:py-10"
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

function Continue({ ready }: { ready: boolean }) {
  const hint = useId();
  if (ready) {
    return (
      <Button asChild variant="primary" size="lg">
        <Link to="/calendar-view">
          <Trans>Continue to Calendar View</Trans>
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" size="lg" disabled aria-describedby={hint}>
        <Trans>Continue to Calendar View</Trans>
      </Button>
      <p id={hint} className="text-sm text-muted">
        {t(says.continueHint)}
      </p>
    </>
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
      <div className="grid gap-5 md:grid-cols-2">
        <GoogleCard google={google} />
        <OutlookCard />
      </div>
      <div className="mt-8 mb-10 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Continue ready={step === 'connected'} />
      </div>
      <Section
        title={t`Any other calendar`}
        lead={t`Bring events in from a file. Export your calendar as .ics; importing it again later brings only what has changed.`}
      >
        <Button onClick={() => setImporting(true)}>
          <FileUp aria-hidden />
          <Trans>Import an .ics file</Trans>
        </Button>
      </Section>
      <Section
        title={t`Your outfits in any calendar`}
        lead={t`A private address that calendar apps can subscribe to. It tells what you have planned to wear, and when.`}
      >
        <FeedPanel />
      </Section>
      <Suspense>{importing && <ImportCalendarDialog onClose={() => setImporting(false)} />}</Suspense>
    </div>
  );
}
