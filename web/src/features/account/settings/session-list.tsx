import type { DeviceSession } from '@drape/contract/account/account-settings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { formatDay, formatDayAndTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { sessionsQuery, useEndSessions } from './settings-queries.ts';

type RowProps = { session: DeviceSession; pending: boolean; onEnd: () => void };

function Row({ session, pending, onEnd }: RowProps) {
  const device = session.device ?? t`An unknown device`;
  const seen = session.last_seen_at ?? session.created_at;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div>
        <p className="flex items-center gap-2">
          {device}{' '}
          {session.current && (
            <Badge tone="accent">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="figures text-sm text-muted">
          <Trans>
            Last used {formatDayAndTime(new Date(seen))}, signed in {formatDay(session.created_at)}
          </Trans>
        </p>
      </div>
      {!session.current && (
        <Button size="sm" variant="quiet" pending={pending} onClick={onEnd}>
          <Trans>
            Sign out<span className="sr-only"> {device}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and the way to end that. */
export function SessionList() {
  const { data, error } = useQuery(sessionsQuery);
  const { one } = useEndSessions();
  const [ending, setEnding] = useState(false);
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div className="grid gap-4">
      {one.error && <Alert messages={failureSentences(one.error)} />}
      <ul className="border-b border-line">
        {data.sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            pending={one.isPending && one.variables === session.id}
            onEnd={() => one.mutate(session.id)}
          />
        ))}
      </ul>
      <Button size="sm" onClick={() => setEnding(true)} className="justify-self-start">
        <Trans>Sign out everywhere else</Trans>
      </Button>
      <EndOthersDialog open={ending} onOpenChange={setEnding} />
    </div>
  );
}
