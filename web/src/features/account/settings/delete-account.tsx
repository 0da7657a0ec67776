import type { Holdings } from '@drape/contract/account/account-settings';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { formatBytes, formatList } from '../../../lib/format.ts';
import { endSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { PasswordForm } from './password-form.tsx';

function wordsOf({ analyses, items, events, outfits, files, bytes }: Holdings): string {
  const size = formatBytes(bytes);
  const parts = [
    analyses > 0 && plural(analyses, { one: '# analysis', other: '# analyses' }),
    items > 0 && plural(items, { one: '# wardrobe item', other: '# wardrobe items' }),
    events > 0 && plural(events, { one: '# event', other: '# events' }),
    outfits > 0 && plural(outfits, { one: '# outfit plan', other: '# outfit plans' }),
    files > 0 && plural(files, { one: `# file (${size})`, other: `# files (${size})` }),
  ];
  return formatList(parts.filter((part) => part !== false)) || t`nothing but the account itself`;
}

type ConfirmProps = { username: string; token: string; holdings: Holdings; onCancel: () => void };

function ConfirmStep({ username, token, holdings, onCancel }: ConfirmProps) {
  const [typed, setTyped] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.confirmDeletion({ body: { token, username: typed } }),
    onSuccess: () => {
      endSession('sign-out');
      showToast({ title: t`Your account is deleted`, description: t`With everything in it.` });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form noValidate aria-label={t`Delete for good`} onSubmit={submit} className="grid gap-5">
      <p>
        <Trans>
          This goes, for good: <span className="font-medium">{wordsOf(holdings)}</span>. A paid plan is
          canceled. Nobody can bring it back.
        </Trans>
      </p>
      {confirm.error && <Alert messages={failureSentences(confirm.error)} />}
      <TextField
        label={t`Type ${username} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={typed.trim() === ''} pending={confirm.isPending}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Deletes the own account in two steps: the password, then the username typed out. */
export function DeleteAccount({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  const request = useMutation({
    mutationFn: (password: string) => api.requestDeletion({ body: { password: password || null } }),
  });
  const close = () => {
    setOpen(false);
    request.reset();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="-ms-5">
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`Delete my account`}>
        {request.data ? (
          <ConfirmStep username={username} {...request.data} onCancel={close} />
        ) : (
          <PasswordForm
            title={t`Delete my account`}
            hint={t`If you sign in without one here, leave it empty.`}
            action={t`Continue`}
            pending={request.isPending}
            error={request.error}
            onCancel={close}
            onSubmit={({ password }) => request.mutate(password)}
          >
            <p>
              <Trans>
                Your photos, analyses, wardrobe, plans and settings are removed from the database and the
                disk. Perhaps you want to download your data first.
              </Trans>
            </p>
          </PasswordForm>
        )}
      </Dialog>
    </>
  );
}
