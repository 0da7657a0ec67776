import type { adminUserEndpoints, NewManagedUser } from '@drape/contract/admin/admin-users';
import type { ResponseData } from '@drape/contract/wire/endpoint';
import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { settingsQuery } from '../../account/queries.ts';
import { adminKey } from '../queries.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { planOptions, roleOptions } from './user-choices.ts';

type Added = ResponseData<typeof adminUserEndpoints.addUser>;

const inviteOptions = [
  { value: 'link', label: msg`A link that I hand over` },
  { value: 'mail', label: msg`A mail to their address` },
];

function readForm(form: HTMLFormElement): NewManagedUser {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const plan = text('plan');
  return {
    full_name: text('full_name'),
    username: text('username'),
    email: text('email'),
    role: text('role') === 'admin' ? 'admin' : 'user',
    plan: plan === 'free' || plan === 'pro' ? plan : 'trial',
    invite: text('invite') === 'mail' ? 'mail' : 'link',
  };
}

/** What happens next, once the account is there. */
function Done({ added, onMore, onClose }: { added: Added; onMore: () => void; onClose: () => void }) {
  const { user, link, mailed } = added;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className="grid gap-5 outline-none">
      <Alert
        tone="info"
        messages={[
          mailed
            ? t`@${user.username} has an account. The invitation is on its way to ${user.email}.`
            : t`@${user.username} has an account.`,
        ]}
      />
      {link !== null && (
        <LinkToCopy
          label={t`Invitation`}
          address={link}
          hint={t`Sets their password, once and within ${limits.invitationDays} days. Anyone with the link can open the account, so share it safely.`}
        />
      )}
      {link === null && !mailed && (
        <p className="text-muted">
          <Trans>They sign in with your identity provider.</Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onMore}>
          <Trans>Add another one</Trans>
        </Button>
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

type FormProps = { pending: boolean; error: unknown; onSubmit: (person: NewManagedUser) => void };

function AddForm({ pending, error, onSubmit }: FormProps) {
  const { data: settings } = useQuery(settingsQuery);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error != null) alert.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readForm(event.currentTarget));
  };
  return (
    <form noValidate aria-label={t`Add somebody`} onSubmit={submit} className="grid gap-4">
      {error != null && <Alert ref={alert} messages={failureSentences(error)} />}
      <TextField label={t`Full name`} name="full_name" autoComplete="off" required />
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField label={t`Email`} name="email" type="email" autoComplete="off" required />
      <div className="grid gap-4 sm:grid-cols-2">
        {settings?.plans !== false && (
          <SelectField label={t`Plan`} name="plan" options={planOptions} defaultValue="trial" />
        )}
        <SelectField label={t`Role`} name="role" options={roleOptions} defaultValue="user" />
      </div>
      {settings?.mail && (
        <SelectField label={t`Invite with`} name="invite" options={inviteOptions} defaultValue="mail" />
      )}
      <Button type="submit" variant="primary" pending={pending} className="justify-self-end">
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Makes an account for somebody, also where nobody may register: they choose their password with a link. */
export function AddUserDialog({ open, onOpenChange }: Props) {
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (body: NewManagedUser) => api.addUser({ body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  });
  const change = (next: boolean) => {
    add.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Add somebody`}
      description={t`Their password is theirs alone: they set it with the invitation.`}
    >
      {add.data ? (
        <Done added={add.data} onMore={add.reset} onClose={() => change(false)} />
      ) : (
        <AddForm pending={add.isPending} error={add.error} onSubmit={(person) => add.mutate(person)} />
      )}
    </Dialog>
  );
}
