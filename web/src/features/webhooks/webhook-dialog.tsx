import { type WebhookEvent, webhookEvents, webhookLimits } from '@drape/contract/webhooks/webhook-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { resolveText } from '../../ui/resolve-text.ts';
import { useWebhooks } from './queries.ts';
import { eventLabels } from './webhook-words.ts';

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast({ title: t`The secret is copied` }),
      () => showToast({ tone: 'error', title: t`Copying was not allowed. Please copy it from the field.` }),
    );
  return (
    <div className="grid gap-4">
      <TextField
        label={t`Signing secret`}
        readOnly
        value={secret}
        hint={t`Shown only once. Your program can check with it that a message comes from here.`}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="primary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Adds an address: where messages go, and what they are about. */
export function WebhookDialog({ open, onOpenChange }: Props) {
  const { create } = useWebhooks();
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(webhookEvents);
  const close = () => {
    onOpenChange(false);
    create.reset();
    setChosen(webhookEvents);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    create.mutate({
      url: String(data.get('url') ?? '').trim(),
      events: [...chosen],
      password: String(data.get('password') ?? ''),
    });
  };
  const toggle = (event: WebhookEvent, on: boolean) =>
    setChosen((before) => (on ? [...before, event] : before.filter((other) => other !== event)));
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`New webhook`}>
      {create.data ? (
        <NewSecret secret={create.data.secret} onDone={close} />
      ) : (
        <form noValidate aria-label={t`New webhook`} onSubmit={submit} className="grid gap-5">
          {create.error && <Alert messages={failureSentences(create.error)} />}
          <TextField
            label={t`Address`}
            name="url"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            maxLength={webhookLimits.maxAddress}
          />
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-medium">
              <Trans>Send a message when</Trans>
            </legend>
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                checked={chosen.includes(event)}
                onCheckedChange={(on) => toggle(event, on)}
              >
                {resolveText(eventLabels[event])}
              </Checkbox>
            ))}
          </fieldset>
          <PasswordField
            label={t`Your password`}
            name="password"
            autoComplete="current-password"
            hint={t`If you sign in without one here, leave it empty.`}
          />
          <Button type="submit" variant="primary" pending={create.isPending} className="justify-self-end">
            <Trans>Add webhook</Trans>
          </Button>
        </form>
      )}
    </Dialog>
  );
}
