import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { formatDayAndTime } from '../../lib/format.ts';
import { Alert } from '../../ui/notices/alert.tsx';

/** A failed call: its message, and unfolded the problems per field, the status code, the time and the raw answer. */
export function FailureAlert({ failure, ref }: { failure: Failure; ref?: Ref<HTMLDivElement> }) {
  const problems = Object.entries(failure.problems);
  return (
    <Alert
      {...(ref === undefined ? {} : { ref })}
      messages={[failure.message]}
      details={
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 [&_dt]:text-muted">
          {problems.length > 0 && (
            <div>
              <dt>
                <Trans>Validation errors</Trans>
              </dt>
              {problems.map(([field, messages]) => (
                <dd key={field}>
                  <span className="font-medium">{field}:</span> {messages.join('; ')}
                </dd>
              ))}
            </div>
          )}
          {failure.status !== undefined && (
            <div>
              <dt>
                <Trans>Status code</Trans>
              </dt>
              <dd className="figures">{failure.status}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Time</Trans>
            </dt>
            <dd className="figures">{formatDayAndTime(failure.time)}</dd>
          </div>
          {failure.raw !== undefined && (
            <div>
              <dt>
                <Trans>Raw details</Trans>
              </dt>
              <dd>
                <pre className="mt-1 rounded-control bg-wash p-3 text-xs wrap-anywhere whitespace-pre-wrap">
                  {failure.raw}
                </pre>
              </dd>
            </div>
          )}
        </dl>
      }
    />
  );
}
