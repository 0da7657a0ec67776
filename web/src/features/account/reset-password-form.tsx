import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { textLink } from '../../ui/text-link.ts';
import { FormAlert } from './form-alert.tsx';
import { resetPasswordMutation } from './queries.ts';
import { failingPasswordRules } from './registration-rules.ts';
import { useFormAlert } from './use-form-alert.ts';

export function ResetPasswordForm({ token }: { token: string }) {
  const reset = useMutation(resetPasswordMutation);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert('The password could not be changed');

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

  if (reset.isSuccess) {
    return (
      <Alert
        tone="info"
        messages={['Your password is changed, and every other session is signed out.']}
        action={
          <Link to="/login" className={textLink}>
            Sign in
          </Link>
        }
      />
    );
  }
  return (
    <form
      noValidate
      aria-label="Reset password"
      onSubmit={submit}
      onChange={clear}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormAlert alert={alert} ref={ref} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        required
      />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" required />
      <Button type="submit" variant="primary" pending={reset.isPending}>
        Change password
      </Button>
    </form>
  );
}
