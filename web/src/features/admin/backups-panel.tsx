import type { Backup } from '@drape/contract/admin/admin-installation';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  ChevronDown,
  Database,
  Download,
  Folder,
  Image as ImageIcon,
  KeyRound,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { Fragment, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatBytes, formatDayAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Progress } from '../../ui/notices/progress.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { AdminHead } from './admin-head.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ExampleBackups } from './examples.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { backupsQuery, restoringQuery } from './queries.ts';

function tell(error: unknown): void {
  showToast({ tone: 'error', title: t`That did not work`, description: failureSentences(error).join(' ') });
}

function useBackupActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey });
  return {
    make: useMutation({ mutationFn: () => api.makeBackup(), onError: tell, onSettled: refresh }),
    remove: useMutation({
      mutationFn: (id: string) => api.removeBackup({ params: { id } }),
      onError: tell,
      onSettled: refresh,
    }),
    restore: useMutation({
      mutationFn: (id: string) => api.restoreBackup({ params: { id } }),
      onSettled: refresh,
    }),
    download: useMutation({
      mutationFn: (id: string) => api.downloadBackup({ params: { id } }),
      onSuccess: ({ url }) => window.location.assign(url),
      onError: tell,
    }),
  };
}

function sizeOf({ kind, bytes }: Backup): string {
  if (kind === 'safety') return t`${formatBytes(bytes)}, safety copy from before a restore`;
  if (kind === 'upgrade') return t`${formatBytes(bytes)}, made by itself before an upgrade`;
  return kind === 'nightly' ? t`${formatBytes(bytes)}, made automatically at night` : formatBytes(bytes);
}

type RowProps = { backup: Backup; busy: boolean; actions: ReturnType<typeof useBackupActions> };

function Row({ backup, busy, actions }: RowProps) {
  const [asking, setAsking] = useState<'restore' | 'remove' | undefined>();
  const when = formatDayAndTime(new Date(backup.created_at));
  const { restore, remove, download } = actions;
  const close = () => setAsking(undefined);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div>
        <p className="figures font-medium">{when}</p>
        <p className="figures text-sm text-muted">{sizeOf(backup)}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" onClick={() => download.mutate(backup.id)}>
          <Download aria-hidden />
          <Trans>
            Download<span className="sr-only"> the backup of {when}</span>
          </Trans>
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsking('restore')}>
          <RotateCcw aria-hidden />
          <Trans>
            Restore<span className="sr-only"> the backup of {when}</span>
          </Trans>
        </Button>
        <Button size="sm" variant="danger" disabled={busy} onClick={() => setAsking('remove')}>
          <Trash2 aria-hidden />
          <Trans>
            Delete<span className="sr-only"> the backup of {when}</span>
          </Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'restore'}
        onOpenChange={close}
        title={t`Restore this backup`}
        word="restore"
        label={t`Type restore to confirm`}
        action={t`Restore`}
        pending={restore.isPending}
        error={restore.error}
        onConfirm={() => restore.mutate(backup.id, { onSuccess: close })}
      >
        <p>
          <Trans>
            Everything goes back to how it was on {when}: accounts, photos, wardrobes, settings. What came
            after it is in a safety copy that is made first. Drape starts again by itself, and everybody has
            to sign in again.
          </Trans>
        </p>
        <p>
          <Trans>
            What was locked since stays locked: new passwords, blocked accounts, roles, ended tokens, stopped
            webhooks, and accounts that people deleted themselves. Accounts that an administrator deleted come
            back, and so does everything that people deleted inside their accounts.
          </Trans>
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={t`Delete this backup`}
        word="delete"
        label={t`Type delete to confirm`}
        action={t`Delete`}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(backup.id, { onSuccess: close })}
      >
        <p>
          <Trans>The backup of {when} is removed from this server for good.</Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}

function Commands({ commands }: { commands: readonly { label: string; command: string }[] }) {
  return (
    <dl className="grid gap-5">
      {commands.map(({ label, command }) => (
        <div key={label} className="grid gap-1.5">
          <dt className="text-sm">{label}</dt>
          <dd className="overflow-x-auto rounded-control border border-line bg-raised px-3 py-2.5">
            <code className="text-sm whitespace-pre">{command}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A path that breaks between its folders. */
function Path({ children }: { children: string }) {
  return (
    <code className="text-[0.9em] text-ink">
      {children.split(/(?<=[/\\])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change their order
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** Where the files lie, for the one who copies them elsewhere. */
function Place({ folder }: { folder: string }) {
  return (
    <details className="group text-sm text-muted">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-[2px] hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>Where are they kept?</Trans>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="wrap-anywhere">
        <Trans>
          On this server, in <Path>{folder}</Path>
        </Trans>
      </p>
    </details>
  );
}

/** What a backup holds, and where it goes. */
function contents(folder: string | null): Fact[] {
  const held = [
    { Icon: Database, title: t`Database`, words: t`Accounts, wardrobes, plans, and settings.` },
    { Icon: ImageIcon, title: t`Photos`, words: t`Every picture, as it was uploaded.` },
    { Icon: KeyRound, title: t`Secret`, words: t`It opens what is encrypted here.` },
  ];
  if (folder === null) return held;
  return [...held, { Icon: Folder, title: t`On this server`, words: <Place folder={folder} /> }];
}

/** Backups on this server, or the commands where the data lies elsewhere. */
export function BackupsPanel() {
  const actions = useBackupActions();
  const query = useQuery(actions.restore.isSuccess ? restoringQuery : backupsQuery);
  const { embedded = false, running = null, backups: known } = query.data ?? {};
  const isEmpty = embedded && known?.length === 0 && running === null;
  const make = (
    <Button
      variant="primary"
      disabled={running !== null}
      pending={actions.make.isPending}
      onClick={() => actions.make.mutate()}
    >
      {!actions.make.isPending && <Archive aria-hidden />}
      <Trans>Make a backup</Trans>
    </Button>
  );
  return (
    <section aria-label={t`Backups`}>
      {!isEmpty && (
        <AdminHead
          title={t`Backups`}
          lead={t`Everything Drape holds, in one file. Keep a copy on another machine.`}
          action={embedded && make}
        />
      )}
      <Loaded query={query}>
        {({ backups, commands, failure, folder }) => (
          <div className="grid gap-5">
            {running && (
              <div role="status" className="grid gap-2">
                <p className="text-sm">
                  {running.restores
                    ? t`Making a safety copy, then restoring. Drape starts again when it is ready.`
                    : t`Making a backup`}
                </p>
                <Progress label={t`Progress`} percent={running.progress} />
              </div>
            )}
            {failure !== null && running === null && (
              <Alert messages={[t`The last one failed: ${failure}`]} />
            )}
            {!embedded && (
              <>
                <p className="text-muted">
                  <Trans>
                    Your data is not kept in a folder of Drape, so the tools of the database and the store
                    make the better backup. Run these where the settings of Drape are known:
                  </Trans>
                </p>
                <Commands commands={commands} />
              </>
            )}
            {isEmpty && (
              <>
                <EmptyState title={t`No backup yet`} action={make} art={<ExampleBackups />}>
                  <Trans>
                    A backup holds everything in one file and takes a few seconds. Keep a copy on another
                    machine, and keep it safe.
                  </Trans>
                </EmptyState>
                <Facts facts={contents(folder)} />
              </>
            )}
            <ul className={backups.length > 0 ? 'border-b border-line' : ''}>
              {backups.map((backup) => (
                <Row key={backup.id} backup={backup} busy={running !== null} actions={actions} />
              ))}
            </ul>
            {folder !== null && !isEmpty && <Place folder={folder} />}
          </div>
        )}
      </Loaded>
    </section>
  );
}
