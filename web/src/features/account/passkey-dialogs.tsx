import { limits } from '@drape/contract/limits';
import type { Passkey } from '@drape/contract/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { passkeyProblem } from './passkey-problem.ts';
import { usePasskeys } from './passkey-queries.ts';

function textOf(event: FormEvent<HTMLFormElement>, name: string): string {
  return String(new FormData(event.currentTarget).get(name) ?? '');
}

/** The browser asks for the fingerprint, the face or the screen lock after this. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { add } = usePasskeys();
  const close = () => {
    add.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = { name: textOf(event, 'name').trim(), password: textOf(event, 'password') };
    add.mutate(draft, {
      onSuccess: () => {
        showToast({ title: t`Your passkey is added` });
        close();
      },
    });
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`Add a passkey`}>
      <form noValidate aria-label={t`Add a passkey`} onSubmit={submit} className="grid gap-5">
        {add.error && <Alert messages={failureSentences(passkeyProblem(add.error))} />}
        <TextField
          label={t`Name`}
          name="name"
          defaultValue={t`This device`}
          maxLength={limits.maxPasskeyName}
          hint={t`So that you can tell your passkeys apart.`}
          required
        />
        <PasswordField
          label={t`Your password`}
          name="password"
          autoComplete="current-password"
          hint={t`If you sign in without one here, leave it empty.`}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={add.isPending}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey | undefined;
  onClose: () => void;
}) {
  const { rename } = usePasskeys();
  const close = () => {
    rename.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passkey) return;
    rename.mutate({ id: passkey.id, name: textOf(event, 'name').trim() }, { onSuccess: close });
  };
  return (
    <Dialog
      open={passkey !== undefined}
      onOpenChange={(next) => !next && close()}
      title={t`Rename the passkey`}
    >
      <form noValidate aria-label={t`Rename the passkey`} onSubmit={submit} className="grid gap-5">
        {rename.error && <Alert messages={failureSentences(rename.error)} />}
        <TextField
          label={t`Name`}
          name="name"
          defaultValue={passkey?.name ?? ''}
          maxLength={limits.maxPasskeyName}
          required
        />
        <Button type="submit" variant="primary" pending={rename.isPending} className="justify-self-end">
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
