import type { Holdings } from '@drape/contract/account-settings';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatBytes, formatCount } from '../../lib/format.ts';
import { endSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';

function wordsOf({ analyses, items, events, outfits, files, bytes }: Holdings): string {
  const parts = [
    [analyses, 'analyses'],
    [items, 'wardrobe items'],
    [events, 'events'],
    [outfits, 'outfit plans'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  const stored = files > 0 ? [`${formatCount(files)} files (${formatBytes(bytes)})`] : [];
  return [...told, ...stored].join(', ') || 'Nothing but the account itself';
}

type ConfirmProps = { username: string; token: string; holdings: Holdings; onCancel: () => void };

function ConfirmStep({ username, token, holdings, onCancel }: ConfirmProps) {
  const [typed, setTyped] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.confirmDeletion({ body: { token, username: typed } }),
    onSuccess: () => {
      endSession('sign-out');
      showToast({ title: 'Your account is deleted', description: 'With everything in it.' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form noValidate aria-label="Delete for good" onSubmit={submit} className="grid gap-5">
      <p>
        This goes, for good: <span className="font-medium">{wordsOf(holdings)}</span>. A paid plan is
        cancelled. Nobody can bring it back.
      </p>
      {confirm.error && <Alert messages={failureSentences(confirm.error)} />}
      <TextField
        label={`Type ${username} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" variant="primary" disabled={typed.trim() === ''} pending={confirm.isPending}>
          Delete for good
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="-ms-5">
        Delete my account
      </Button>
      <Dialog open={open} onOpenChange={(next) => !next && close()} title="Delete my account">
        {request.data ? (
          <ConfirmStep username={username} {...request.data} onCancel={close} />
        ) : (
          <form noValidate aria-label="Delete my account" onSubmit={submit} className="grid gap-5">
            <p>
              Your photos, analyses, wardrobe, plans and settings are removed from the database and the disk.
              Perhaps you want to download your data first.
            </p>
            {request.error && <Alert messages={failureSentences(request.error)} />}
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              hint="If you sign in without one here, leave it empty."
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="primary" pending={request.isPending}>
                Go on
              </Button>
            </div>
          </form>
        )}
      </Dialog>
    </>
  );
}
