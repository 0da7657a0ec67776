import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { secondFactorQuery, useSecondFactor } from './settings-queries.ts';

function textOf(event: FormEvent<HTMLFormElement>, name: string): string {
  return String(new FormData(event.currentTarget).get(name) ?? '');
}

function OwnPassword() {
  return (
    <PasswordField
      label={t`Your password`}
      name="password"
      autoComplete="current-password"
      hint={t`If you sign in without one here, leave it empty.`}
    />
  );
}

function CodeField() {
  return (
    <TextField
      label={t`Code from your authenticator app`}
      name="code"
      autoComplete="one-time-code"
      required
    />
  );
}

type Changes = ReturnType<typeof useSecondFactor>;

/** The address of a picture of the text for a camera; none until what draws it has come. */
function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ renderSVG }) => {
      if (isWanted) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return picture;
}

/** The secret as a picture for the app's camera, and as text for typing. */
function ScanStep({ secret, uri, confirm }: { secret: string; uri: string; confirm: Changes['confirm'] }) {
  const picture = useQrCode(uri);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(textOf(event, 'code'));
  };
  return (
    <form noValidate aria-label={t`Confirm the code`} onSubmit={submit} className="grid gap-5">
      <p>
        <Trans>Scan this with your authenticator app, then enter the code it shows.</Trans>
      </p>
      <img
        src={picture}
        alt={t`QR code for your authenticator app`}
        className="size-48 justify-self-center bg-white"
      />
      <TextField
        label={t`Or type this key`}
        readOnly
        value={secret}
        onFocus={(event) => event.target.select()}
      />
      {confirm.error && <Alert messages={failureSentences(confirm.error)} />}
      <CodeField />
      <Button type="submit" variant="primary" pending={confirm.isPending} className="justify-self-end">
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Keep these recovery codes somewhere safe. Each lets you in once without the app, and they are shown
          only now.
        </Trans>
      </p>
      <ul className="figures grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={onDone} className="justify-self-end">
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}

function TurnOn({ begin, confirm, onDone }: Pick<Changes, 'begin' | 'confirm'> & { onDone: () => void }) {
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={onDone} />;
  if (begin.data) return <ScanStep {...begin.data} confirm={confirm} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    begin.mutate(textOf(event, 'password'));
  };
  return (
    <form noValidate aria-label={t`Set up a second factor`} onSubmit={submit} className="grid gap-5">
      {begin.error && <Alert messages={failureSentences(begin.error)} />}
      <OwnPassword />
      <Button type="submit" variant="primary" pending={begin.isPending} className="justify-self-end">
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function TurnOff({ remove, onDone }: Pick<Changes, 'remove'> & { onDone: () => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { password: textOf(event, 'password'), code: textOf(event, 'code') };
    remove.mutate(body, { onSuccess: onDone });
  };
  return (
    <form noValidate aria-label={t`Turn off the second factor`} onSubmit={submit} className="grid gap-5">
      {remove.error && <Alert messages={failureSentences(remove.error)} />}
      <OwnPassword />
      <CodeField />
      <Button type="submit" variant="primary" pending={remove.isPending} className="justify-self-end">
        <Trans>Turn off</Trans>
      </Button>
    </form>
  );
}

function NewCodes({ renew, onDone }: Pick<Changes, 'renew'> & { onDone: () => void }) {
  if (renew.data) return <RecoveryCodes codes={renew.data.recovery_codes} onDone={onDone} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.mutate({ password: textOf(event, 'password'), code: textOf(event, 'code') });
  };
  return (
    <form noValidate aria-label={t`New recovery codes`} onSubmit={submit} className="grid gap-5">
      <p>
        <Trans>Your old recovery codes stop working.</Trans>
      </p>
      {renew.error && <Alert messages={failureSentences(renew.error)} />}
      <OwnPassword />
      <CodeField />
      <Button type="submit" variant="primary" pending={renew.isPending} className="justify-self-end">
        <Trans>Get new codes</Trans>
      </Button>
    </form>
  );
}

/** Codes of an authenticator app beside the password: switched on, and off again. */
export function SecondFactor() {
  const { data, error } = useQuery(secondFactorQuery);
  const changes = useSecondFactor();
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>();
  const close = () => {
    setOpen(undefined);
    for (const change of Object.values(changes)) change.reset();
  };
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-11" />;
  return (
    <div className="grid justify-items-start gap-3">
      {data.enabled && (
        <p className="text-sm text-muted">
          <Trans>On. Recovery codes left: {data.recovery_codes_left}</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {data.enabled && (
          <Button onClick={() => setOpen('codes')}>
            <Trans>New recovery codes</Trans>
          </Button>
        )}
        <Button onClick={() => setOpen(data.enabled ? 'off' : 'on')}>
          {data.enabled ? t`Turn off` : t`Set up`}
        </Button>
      </div>
      <Dialog open={open !== undefined} onOpenChange={(next) => !next && close()} title={t`Second factor`}>
        {open === 'off' && <TurnOff {...changes} onDone={close} />}
        {open === 'on' && <TurnOn {...changes} onDone={close} />}
        {open === 'codes' && <NewCodes {...changes} onDone={close} />}
      </Dialog>
    </div>
  );
}
