import type { OutsideCall } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { bytesWords, costWords, outcomeWords, purposeWords, tokensWords } from './call-words.ts';
import { outsideCallsQuery } from './queries.ts';

function Call({ call }: { call: OutsideCall }) {
  const facts: readonly (readonly [string, string])[] = [
    [t`To`, call.host],
    [t`Model`, call.model],
    [t`Sent`, call.photos > 0 ? t`${bytesWords(call.bytes)}, with the photo` : bytesWords(call.bytes)],
    [t`Tokens`, tokensWords(call.input_tokens, call.output_tokens)],
    [t`Cost`, costWords(call.cost_usd)],
  ];
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{t(purposeWords[call.purpose])}</span>
        <span className="figures text-sm text-muted">
          <time dateTime={call.created_at}>{formatDayAndTime(new Date(call.created_at))}</time>
          {' · '}
          {outcomeWords(call.outcome)}
        </span>
      </p>
      <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-w-0 gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every time that something left the server for this account, newest first. */
export function OutsideLog() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(outsideCallsQuery(page));
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.total === 0)
    return (
      <p className="text-muted">
        <Trans>Nothing has left this server for your account.</Trans>
      </p>
    );
  return (
    <div className="grid gap-5">
      <ul aria-label={t`What left this server`}>
        {data.calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
      <Pagination page={data.page} totalPages={data.total_pages} onPage={setPage} />
    </div>
  );
}
