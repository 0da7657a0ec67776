import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { endedWords, KeptAccessFields, useKeptAccess } from './kept-access.tsx';
import { useEndSessions } from './settings-queries.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Ends every way in but this device, the password, and what is ticked. */
export function EndOthersDialog({ open, onOpenChange }: Props) {
  const { others } = useEndSessions();
  const { kept, setKept, reset } = useKeptAccess();
  const close = () => {
    onOpenChange(false);
    others.reset();
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    others.mutate(kept, {
      onSuccess: (ended) => {
        const description = endedWords(ended);
        showToast({ title: t`Signed out everywhere else`, ...(description ? { description } : {}) });
        close();
      },
    });
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`Sign out everywhere else`}>
      <form aria-label={t`Sign out everywhere else`} onSubmit={submit} className="grid gap-5">
        <p>
          <Trans>Every other device is signed out, and links to your photos and exports stop working.</Trans>
        </p>
        {others.error && <Alert messages={failureSentences(others.error)} />}
        <KeptAccessFields kept={kept} onChange={setKept} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={others.isPending}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
