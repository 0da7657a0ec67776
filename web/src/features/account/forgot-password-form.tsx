import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { textLink } from '../../ui/text-link.ts';
import { FormAlert } from './form-alert.tsx';
import { forgotPasswordMutation } from './queries.ts';
import { useFormAlert } from './use-form-alert.ts';

export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const forgot = useMutation(forgotPasswordMutation);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert('The link could not be requested');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return showRules(['Email is required']);
    forgot.mutate(email.trim(), { onError: showFailure });
  };

  if (forgot.isSuccess) {
    return (
      <Alert
        tone="info"
        messages={[
          `If an account belongs to ${email.trim()}, a link is on its way. It works once, for an hour.`,
        ]}
        action={
          <Link to="/login" className={textLink}>
            Back to sign in
          </Link>
        }
      />
    );
  }
  return (
    <form
      noValidate
      aria-label="Forgot password"
      onSubmit={submit}
      onChange={clear}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormAlert alert={alert} ref={ref} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={forgot.isPending}>
        Send the link
      </Button>
      <p className="text-sm text-muted">
        Remembered it?{' '}
        <Link to="/login" className={textLink}>
          Sign in
        </Link>
      </p>
    </form>
  );
}
