import type { Passkey } from '@drape/contract/account/passkeys';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { PasswordForm } from '../settings/password-form.tsx';
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
  const submit = ({ password, data }: { password: string; data: FormData }) =>
    add.mutate(
      { name: String(data.get('name') ?? '').trim(), password },
      {
        onSuccess: () => {
          showToast({ title: t`Your passkey is added` });
          close();
        },
      },
    );
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`Add a passkey`}>
      <PasswordForm
        title={t`Add a passkey`}
        hint={t`If you sign in without one here, leave it empty.`}
        action={t`Continue`}
        pending={add.isPending}
        error={add.error && passkeyProblem(add.error)}
        onCancel={close}
        onSubmit={submit}
      >
        <TextField
          label={t`Name`}
          name="name"
          defaultValue={t`This device`}
          maxLength={limits.maxPasskeyName}
          hint={t`So that you can tell your passkeys apart.`}
          required
        />
      </PasswordForm>
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
