import type { AuditEntry } from '@drape/contract/admin-users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Loaded } from './loaded.tsx';
import { auditQuery } from './queries.ts';

const actions: Record<string, string> = {
  'user.create': 'made the administrator',
  'user.change': 'changed',
  'user.reset-password': 'set a new password for',
  'user.reset-link': 'made a reset link for',
  'user.delete': 'deleted',
  'upgrade.decline': 'declined the upgrade of',
  'targets.change': 'changed targets',
  'backup.make': 'began a backup',
  'backup.download': 'downloaded a backup',
  'backup.restore': 'restored a backup',
  'backup.delete': 'deleted a backup',
};

/** Who it was where no account is named. */
function somebodyElse({ detail }: AuditEntry): string {
  return detail.by === 'command line' ? 'The command line' : 'A deleted account';
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
        {actions[entry.action] ?? entry.action}
        {isAboutSomebody && <span className="font-medium"> {entry.target ?? 'an account that is gone'}</span>}
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
            No administrator has changed anything yet. Everything they do will stand here.
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
