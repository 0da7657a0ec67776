import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { forgotPasswordMutation, settingsQuery } from '../queries.ts';
import { FormAlert } from './form-alert.tsx';
import { OperatorContact } from './operator-contact.tsx';
import { useFormAlert } from './use-form-alert.ts';

function BackToLogin() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        Remembered it?{' '}
        <Link to="/login" className={textLink}>
          Back to login
        </Link>
      </Trans>
    </p>
  );
}

/** The ways on where nothing can be sent from here. */
function OtherWays({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 max-md:*:grow">
      {children}
      <Button asChild variant={children === undefined ? 'primary' : 'secondary'}>
        <Link to="/login">
          <Trans>Back to login</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/support">
          <Trans>Support</Trans>
        </Link>
      </Button>
    </div>
  );
}

/** Without mail the link comes from whoever runs the installation, by a message to them where their address is known. */
function LinkByHand({ email }: { email: string }) {
  return (
    <div className="grid gap-6">
      <ol className="grid list-none gap-3 [counter-reset:step] [&>li]:grid [&>li]:grid-cols-[1.75rem_minmax(0,1fr)] [&>li]:gap-3 [&>li]:[counter-increment:step] [&>li]:before:grid [&>li]:before:size-7 [&>li]:before:place-items-center [&>li]:before:rounded-full [&>li]:before:border [&>li]:before:border-edge [&>li]:before:text-sm [&>li]:before:content-[counter(step)]">
        <li>
          <p>
            <Trans>
              Ask <OperatorContact /> for a link: Drape sends no mail here.
            </Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>Open the link within an hour; it works once.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>Choose a new password, and sign in with it.</Trans>
          </p>
        </li>
      </ol>
      {email === '' ? (
        <OtherWays />
      ) : (
        <OtherWays>
          <Button asChild variant="primary">
            <a href={`mailto:${email}?subject=${encodeURIComponent(t`A new password for Drape`)}`}>
              <Trans>Ask for a link</Trans>
            </a>
          </Button>
        </OtherWays>
      )}
    </div>
  );
}

export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const { data: settings } = useQuery(settingsQuery);
  const request = useMutation(forgotPasswordMutation);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert(t`We couldn’t send the link`);

  if (settings?.password_login === false) return <OtherWays />;
  if (settings?.mail === false) return <LinkByHand email={settings.operator.email} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return showRules([t`Email is required`]);
    request.mutate(email.trim(), { onError: showFailure });
  };

  if (request.isSuccess) {
    return (
      <div className="grid gap-6">
        <Alert tone="info" messages={[t`If an account with this email exists, a link is on its way.`]} />
        <p className="text-sm text-muted">
          <Trans>
            Sent for <span className="break-all text-ink">{request.variables}</span>. The link works once and
            for an hour. Nothing after a few minutes? Check your spam folder, or{' '}
            <button type="button" className={textLink} onClick={() => request.reset()}>
              ask again
            </button>
            .
          </Trans>
        </p>
        <BackToLogin />
      </div>
    );
  }

  return (
    <form
      noValidate
      aria-label={t`Forgot password`}
      onSubmit={submit}
      onInput={clear}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormAlert alert={alert} ref={ref} />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={request.isPending} className="w-full">
        {request.isPending ? t`Sending…` : t`Send the link`}
      </Button>
      <BackToLogin />
    </form>
  );
}
