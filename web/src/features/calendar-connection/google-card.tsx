import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarSync, CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { refusalMessages, connectionMessages as says } from './connection-messages.ts';
import type { Connected, ConnectionState } from './connection-state.ts';
import { LaterRow } from './later-row.tsx';
import { calendarsQuery } from './queries.ts';
import type { GoogleConnection } from './use-google-connection.ts';

function Status({ state }: { state: ConnectionState }) {
  if (state.step === 'checking' || state.step === 'connecting')
    return (
      <Badge>
        <Trans>Checking...</Trans>
      </Badge>
    );
  if (state.step === 'unknown' || (state.step === 'connected' && state.access === 'unknown'))
    return (
      <Badge>
        <Trans>Unknown</Trans>
      </Badge>
    );
  return state.step === 'connected' && state.access === 'works' ? (
    <Badge tone="accent">
      <CircleCheck aria-hidden />
      <Trans>Connected</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Not Connected</Trans>
    </Badge>
  );
}

/** Which of the person's calendars is read. */
function ReadCalendar({ apiUrl }: { apiUrl: string }) {
  const { data, isError, refetch, isFetching } = useQuery(calendarsQuery(apiUrl));
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-2">
        <CircleAlert aria-hidden className="size-4 text-poor" />
        {t(says.calendarListFailed)}
        <Button size="sm" variant="quiet" pending={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </p>
    );
  }
  const primary = data?.find((calendar) => calendar.primary);
  if (!primary) return null;
  const others = (data?.length ?? 1) - 1;
  const name = primary.summary;
  return (
    <p>
      {others === 0
        ? t`Drape reads your main calendar, “${name}”. It cannot change anything there.`
        : plural(others, {
            one: `Drape reads your main calendar, “${name}”, and not the other one. It cannot change anything there.`,
            other: `Drape reads your main calendar, “${name}”, and not the other #. It cannot change anything there.`,
          })}
    </p>
  );
}

function ConnectedDetails({ state, google }: { state: Connected; google: GoogleConnection }) {
  const apiUrl = google.settings?.google?.api_url;
  return (
    <>
      {state.email !== null && <p className="text-base break-all text-ink">{state.email}</p>}
      {state.where === 'browser' && (
        <Alert
          tone="info"
          messages={[t`Connected in this browser only`]}
          action={
            <Button size="sm" pending={state.busy} onClick={() => void google.retryAnnouncing()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {state.access === 'works' && apiUrl !== undefined && <ReadCalendar apiUrl={apiUrl} />}
      {state.access === 'unknown' && (
        <Alert
          messages={[t(says.eventsFailed)]}
          action={
            <Button size="sm" onClick={() => void google.check()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {state.access !== 'works' && state.access !== 'unknown' && (
        <Alert messages={[t(refusalMessages[state.access])]} />
      )}
      <p>
        <Trans>Events that came in stay here when you disconnect.</Trans>
      </p>
    </>
  );
}

/** For the one who can change it. */
function SetUpHint() {
  return (
    <p>
      <Trans>
        Google Calendar is not set up on this installation. Set{' '}
        <code className="text-ink">GOOGLE_CLIENT_ID</code> and{' '}
        <code className="text-ink">GOOGLE_CLIENT_SECRET</code>, and allow{' '}
        <code className="break-all text-ink">{window.location.origin}/calendar-connect</code> as a redirect
        address of that client at Google.
      </Trans>
    </p>
  );
}

/** The way on from Google's calendar. Until that is connected it ends the page and weighs no more than its words. */
export function Continue({ google }: { google: GoogleConnection }) {
  const hint = useId();
  if (google.state.step === 'connected') {
    return (
      <Button asChild variant="primary">
        <Link to="/calendar-view">
          <Trans>Continue to Calendar View</Trans>
        </Link>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2">
      <p id={hint}>{t(says.continueHint)}</p>
      <Button variant="quiet" size="sm" disabled aria-describedby={hint} className="-mx-3">
        <Trans>Continue to Calendar View</Trans>
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}

function Connect({ google, isQuiet = false }: { google: GoogleConnection; isQuiet?: boolean }) {
  const { step } = google.state;
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'primary'}
      size={isQuiet ? 'sm' : 'md'}
      className={isQuiet ? '-me-3 text-muted' : 'max-md:w-full'}
      pending={step === 'connecting'}
      disabled={step === 'checking'}
      onClick={() => void google.connect()}
    >
      <Trans>Connect</Trans>
    </Button>
  );
}

/** Google Calendar where nobody has given Drape the keys to it: who can, and nothing that calls for a press. */
export function GoogleLater({ google }: { google: GoogleConnection }) {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  return (
    <LaterRow
      title={t`Google Calendar`}
      status={
        <span role="status">
          <Status state={google.state} />
        </span>
      }
      action={<Connect google={google} isQuiet />}
    >
      {isAdmin ? <SetUpHint /> : <Trans>The person who runs this server can switch it on.</Trans>}
    </LaterRow>
  );
}

/** Google Calendar: how it stands, and the way to connect or disconnect it. */
export function GoogleCard({ google }: { google: GoogleConnection }) {
  const { state } = google;
  const isConnected = state.step === 'connected';
  return (
    <CalendarCard
      title={t`Google Calendar`}
      icon={CalendarSync}
      foot={<Continue google={google} />}
      status={
        <span role="status">
          <Status state={state} />
        </span>
      }
      action={
        isConnected ? (
          <>
            {state.access !== 'works' && (
              <Button variant="primary" onClick={() => void google.connect()}>
                <Trans>Connect again</Trans>
              </Button>
            )}
            <Button pending={state.busy} onClick={() => void google.disconnect()}>
              <Trans>Disconnect</Trans>
            </Button>
          </>
        ) : (
          <Connect google={google} />
        )
      }
    >
      {isConnected ? (
        <ConnectedDetails state={state} google={google} />
      ) : (
        <p>
          <Trans>
            Drape reads your events of the next 30 days and changes none. You can disconnect at any time.
          </Trans>
        </p>
      )}
    </CalendarCard>
  );
}
