import type { AuditEntry } from '@drape/contract/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { told } from '../../ui/told.ts';
import { Loaded } from './loaded.tsx';
import { auditQuery } from './queries.ts';

const actions: Record<string, MessageDescriptor> = {
  'user.create': msg`made the administrator`,
  'user.change': msg`changed`,
  'user.reset-password': msg`set a new password for`,
  'user.reset-link': msg`made a reset link for`,
  'user.delete': msg`deleted`,
  'upgrade.decline': msg`declined the upgrade of`,
  'targets.change': msg`changed targets`,
  'backup.make': msg`began a backup`,
  'backup.download': msg`downloaded a backup`,
  'backup.restore': msg`restored a backup`,
  'backup.delete': msg`deleted a backup`,
};

/** Who it was where no account is named. */
function somebodyElse({ detail }: AuditEntry): string {
  return detail.by === 'command line' ? t`The command line` : t`A deleted account`;
}

function wordsOf({ detail: { by: _by, ...detail } }: AuditEntry): string {
  return Object.entries(detail)
    .map(([name, value]) =>
      typeof value === 'boolean' ? `${value ? '' : 'not '}${name}` : `${name}: ${value}`,
    )
    .join(', ');
}

function Entry({ entry }: { entry: AuditEntry }) {
  const isAboutSomebody = entry.action.startsWith('user.') || entry.action.startsWith('upgrade.');
  const detail = wordsOf(entry);
  return (
    <li className="grid gap-x-8 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[13rem_1fr]">
      <span className="figures text-sm text-muted">{formatDayAndTime(new Date(entry.at))}</span>
      <span className="min-w-0 break-words">
        <span className="font-medium">{entry.actor ?? somebodyElse(entry)}</span>{' '}
        {told(actions[entry.action] ?? entry.action)}
        {isAboutSomebody && (
          <span className="font-medium"> {entry.target ?? t`an account that is gone`}</span>
        )}
        {detail !== '' && <span className="text-muted"> ({detail})</span>}
      </span>
    </li>
  );
}

/** Everything that administrators did, newest first. */
export function AuditPanel() {
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery(page));
  return (
    <Loaded query={query}>
      {({ entries, total, total_pages }) =>
        total === 0 ? (
          <p className="text-muted">
            <Trans>No administrator has changed anything yet. Everything they do will be listed here.</Trans>
          </p>
        ) : (
          <>
            <ul className="border-b border-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pagination page={page} totalPages={total_pages} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}
