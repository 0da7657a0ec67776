import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { resetPasswordMutation } from '../queries.ts';
import { FormAlert } from './form-alert.tsx';
import { failingPasswordRules } from './registration-rules.ts';
import { useFormAlert } from './use-form-alert.ts';

export function ResetPasswordForm({ token }: { token: string }) {
  const reset = useMutation(resetPasswordMutation);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert(t`The password could not be set`);

  if (token === '') {
    return (
      <div className="grid gap-6">
        <Alert
          messages={[t`This link is incomplete. Please open it again from the mail, or ask for a new one.`]}
        />
        <Button asChild className="w-full">
          <Link to="/forgot-password">
            <Trans>Ask for a new link</Trans>
          </Link>
        </Button>
      </div>
    );
  }
  if (reset.isSuccess) {
    return (
      <div className="grid gap-6">
        <Alert tone="info" messages={[t`Your new password is set. You can log in with it now.`]} />
        <Button asChild variant="primary" className="w-full">
          <Link to="/login">
            <Trans>Go to login</Trans>
          </Link>
        </Button>
      </div>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    const broken = failingPasswordRules({
      password,
      confirmPassword: String(data.get('confirmPassword') ?? ''),
    });
    if (broken.length > 0) return showRules(broken);
    reset.mutate({ token, password }, { onError: showFailure });
  };

  return (
    <form
      noValidate
      aria-label={t`Reset password`}
      onSubmit={submit}
      onInput={clear}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormAlert alert={alert} ref={ref} />
      <PasswordField
        label={t`New password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least ${limits.minPasswordLength} characters`}
        required
      />
      <PasswordField
        label={t`Confirm new password`}
        name="confirmPassword"
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" pending={reset.isPending} className="w-full">
        {reset.isPending ? t`Setting…` : t`Set the password`}
      </Button>
    </form>
  );
}
