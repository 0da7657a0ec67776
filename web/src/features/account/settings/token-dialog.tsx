import { isAdminScope, type Scope, scopes } from '@drape/contract/account/scopes';
import { limits } from '@drape/contract/wire/limits';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { resolveText } from '../../../ui/resolve-text.ts';
import { PasswordForm } from './password-form.tsx';
import { useTokens } from './settings-queries.ts';

const lives = [
  { value: '30', label: msg`30 days` },
  { value: '90', label: msg`90 days` },
  { value: '365', label: msg`One year` },
  { value: '', label: msg`No end` },
];

const words: Record<string, MessageDescriptor> = {
  profile: msg`Profile and preferences`,
  analyses: msg`Analyses and history`,
  wardrobe: msg`Wardrobe`,
  outfits: msg`Events and outfits`,
  trips: msg`Trips`,
  admin: msg`Administration`,
};

function scopeWords(scope: Scope): string {
  if (scope === 'chat')
    return t`Use the assistant, which can read all your data and change what you ask it to`;
  if (scope === 'export') return t`Download everything in the account`;
  const [area = '', way] = scope.split(':');
  const what = resolveText(words[area] ?? area);
  return way === 'read' ? t`Read: ${what}` : t`Change: ${what}`;
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => showToast({ title: t`The token is copied` }),
      () => showToast({ tone: 'error', title: t`Copying was not allowed. Please copy it from the field.` }),
    );
  return (
    <div className="grid gap-4">
      <TextField
        label={t`Your token`}
        readOnly
        value={token}
        hint={t`It is shown this once. Send it as the header Authorization: Bearer …`}
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

/** Makes a personal token: a name, what it may do, and for how long. */
export function TokenDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { create } = useTokens();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const offered = scopes.filter((scope) => isAdmin || !isAdminScope(scope));
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const close = () => {
    onOpenChange(false);
    create.reset();
    setChosen([]);
  };
  const submit = ({ password, data }: { password: string; data: FormData }) => {
    const days = String(data.get('days') ?? '');
    create.mutate({
      name: String(data.get('name') ?? ''),
      scopes: [...chosen],
      expires_in_days: days === '' ? null : Number(days),
      password,
    });
  };
  const toggle = (scope: Scope, on: boolean) =>
    setChosen((before) => (on ? [...before, scope] : before.filter((other) => other !== scope)));
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t`New token`}>
      {create.data ? (
        <NewToken token={create.data.token} onDone={close} />
      ) : (
        <PasswordForm
          title={t`New token`}
          hint={t`If you sign in without one here, leave it empty.`}
          action={t`Make the token`}
          pending={create.isPending}
          error={create.error}
          onCancel={close}
          onSubmit={submit}
        >
          <TextField label={t`Name`} name="name" maxLength={limits.maxTokenName} placeholder={t`My script`} />
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-medium">
              <Trans>What it may do</Trans>
            </legend>
            {offered.map((scope) => (
              <Checkbox
                key={scope}
                checked={chosen.includes(scope)}
                onCheckedChange={(on) => toggle(scope, on)}
              >
                {scopeWords(scope)}
              </Checkbox>
            ))}
          </fieldset>
          <SelectField label={t`Works for`} name="days" options={lives} defaultValue="90" />
        </PasswordForm>
      )}
    </Dialog>
  );
}
