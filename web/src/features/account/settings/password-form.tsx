import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';

type Props = {
  title: string;
  hint?: string | undefined;
  action: string;
  pending: boolean;
  error: unknown;
  /** What is asked for or explained before the password. */
  children?: ReactNode;
  onCancel: () => void;
  onSubmit: (answers: { password: string; data: FormData }) => void;
};

/** A form that asks for the password again before it does what its fields say. */
export function PasswordForm({
  title,
  action,
  pending,
  error,
  children,
  onCancel,
  onSubmit,
  ...props
}: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ password: String(data.get('password') ?? ''), data });
  };
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="grid gap-5">
      {error != null && <Alert messages={failureSentences(error)} />}
      {children}
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        hint={props.hint}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
