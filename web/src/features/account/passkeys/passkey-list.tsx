import type { Passkey } from '@drape/contract/account/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { passkeysQuery, usePasskeys } from './passkey-queries.ts';

type RowProps = { passkey: Passkey; pending: boolean; onRename: () => void; onRemove: () => void };

function Row({ passkey, pending, onRename, onRemove }: RowProps) {
  const { name, created_at, last_used_at, needs_password } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate">{name}</p>
        <p className="figures text-sm text-muted">
          <Trans>Added {formatDay(created_at)}</Trans>,{' '}
          {last_used_at === null ? t`never used` : t`last used ${formatDay(last_used_at)}`}
        </p>
        {needs_password && (
          <p className="text-sm text-muted">
            <Trans>Asks for your password the next time you use it.</Trans>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="quiet" onClick={onRename}>
          <Trans>
            Rename<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button size="sm" variant="danger" pending={pending} onClick={onRemove}>
          <Trans>
            Remove<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}

/** The passkeys of the account, and another one. */
export function PasskeyList() {
  const { data, error } = useQuery(passkeysQuery);
  const { remove } = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4">
      {remove.error && <Alert messages={failureSentences(remove.error)} />}
      {data.total > 0 && (
        <ul className="border-b border-line">
          {data.passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              pending={remove.isPending && remove.variables === passkey.id}
              onRename={() => setRenaming(passkey)}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      <Button size="sm" onClick={() => setAdding(true)} className="justify-self-start">
        <Trans>Add a passkey</Trans>
      </Button>
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} />
      <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />
    </div>
  );
}
