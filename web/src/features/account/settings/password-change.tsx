import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { endedWords, KeptAccessFields, useKeptAccess } from './kept-access.tsx';
import { useChangePassword } from './settings-queries.ts';

/** Changes the password; every other way in ends, but for what is ticked. */
export function PasswordChange() {
  const change = useChangePassword();
  const { kept, setKept, reset } = useKeptAccess();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    change.mutate(
      { current_password: text('current'), password: text('new'), keep: kept },
      {
        onSuccess: (ended) => {
          form.reset();
          reset();
          const description = endedWords(ended) ?? t`Every other device is signed out.`;
          showToast({ title: t`Your new password is set`, description });
        },
      },
    );
  };
  return (
    <form noValidate aria-label={t`Change password`} onSubmit={submit} className="grid gap-4">
      {change.error && <Alert messages={failureSentences(change.error)} />}
      <PasswordField label={t`Current password`} name="current" autoComplete="current-password" required />
      <PasswordField
        label={t`New password`}
        name="new"
        autoComplete="new-password"
        hint={t`At least ${limits.minPasswordLength} characters`}
        required
      />
      <KeptAccessFields kept={kept} onChange={setKept} />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
