import type { AuditEntry } from '@drape/contract/admin/admin-users';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Archive, KeyRound, Target, UserRoundCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AdminHead } from './admin-head.tsx';
import { ExampleLog } from './examples.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { auditQuery } from './queries.ts';

type ActionSentence = (who: ReactNode, whom: ReactNode) => ReactNode;

/** What somebody did, and to whom where it concerns an account. */
const actions: Record<string, ActionSentence> = {
  'user.create': (who, whom) => (
    <Trans>
      {who} made the administrator {whom}
    </Trans>
  ),
  'user.change': (who, whom) => (
    <Trans>
      {who} changed {whom}
    </Trans>
  ),
  'user.reset-password': (who, whom) => (
    <Trans>
      {who} set a new password for {whom}
    </Trans>
  ),
  'user.reset-link': (who, whom) => (
    <Trans>
      {who} made a reset link for {whom}
    </Trans>
  ),
  'user.delete': (who, whom) => (
    <Trans>
      {who} deleted {whom}
    </Trans>
  ),
  'upgrade.decline': (who, whom) => (
    <Trans>
      {who} declined the upgrade of {whom}
    </Trans>
  ),
  'targets.change': (who) => <Trans>{who} changed targets</Trans>,
  'second-factor.rule': (who) => <Trans>{who} changed whether administrators need a second factor</Trans>,
  'backup.make': (who) => <Trans>{who} began a backup</Trans>,
  'backup.download': (who) => <Trans>{who} downloaded a backup</Trans>,
  'backup.restore': (who) => <Trans>{who} restored a backup</Trans>,
  'backup.delete': (who) => <Trans>{who} deleted a backup</Trans>,
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
  const detail = wordsOf(entry);
  const who = <span className="font-medium">{entry.actor ?? somebodyElse(entry)}</span>;
  const whom = <span className="font-medium">{entry.target ?? t`an account that is gone`}</span>;
  const sentence = actions[entry.action];
  return (
    <li className="grid gap-x-8 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[13rem_1fr]">
      <span className="figures text-sm text-muted">{formatDayAndTime(new Date(entry.at))}</span>
      <span className="min-w-0 wrap-anywhere">
        {sentence ? (
          sentence(who, whom)
        ) : (
          <>
            {who} {entry.action}
          </>
        )}
        {detail !== '' && <span className="text-muted"> ({detail})</span>}
      </span>
    </li>
  );
}

/** What is written down, with the way to where it is done. */
function logged(): Fact[] {
  const on = (tab: string) => `/admin?tab=${tab}`;
  return [
    { Icon: UserRoundCog, title: t`Accounts`, words: t`Made, changed, or deleted`, to: on('users') },
    { Icon: KeyRound, title: t`Passwords`, words: t`New ones, and reset links`, to: on('users') },
    { Icon: Archive, title: t`Backups`, words: t`Made, downloaded, or restored`, to: on('backups') },
    { Icon: Target, title: t`Settings`, words: t`Targets and security`, to: on('analytics') },
  ];
}

/** Everything that administrators did, newest first. */
export function AuditPanel() {
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery(page));
  return (
    <Loaded query={query}>
      {({ entries, total, total_pages }) =>
        total === 0 ? (
          <>
            <EmptyState title={t`Nothing changed yet`} art={<ExampleLog />}>
              <Trans>Whatever administrators do is written down here by itself: what, when, and who.</Trans>
            </EmptyState>
            <Facts facts={logged()} />
          </>
        ) : (
          <>
            <AdminHead title={t`Audit log`} lead={t`Everything that administrators did, newest first.`} />
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
