import type { ManagedUser, ManagedUserChange } from '@drape/contract/admin-users';
import { useState } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { formatBytes, formatCount, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';

type Actions = ReturnType<typeof useUserActions>;

const planOptions = [
  { value: 'free', label: 'Free' },
  { value: 'trial', label: 'Trial, seven days from now' },
  { value: 'pro', label: 'Pro' },
];
const roleOptions = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Administrator' },
];

function ResetLink({ link }: { link: Actions['link'] }) {
  if (!link.data)
    return (
      <Button size="sm" pending={link.isPending} onClick={() => link.mutate()} className="justify-self-start">
        Make a reset link
      </Button>
    );
  const address = link.data.link;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'The link is copied' }),
      () => showToast({ tone: 'error', title: 'Copying was not allowed. Please copy it from the field.' }),
    );
  return (
    <div className="grid gap-2">
      <TextField
        label="Reset link"
        readOnly
        value={address}
        hint="Works once and for an hour. Whoever has it can set the password: hand it over safely."
        onFocus={(event) => event.target.select()}
      />
      <Button size="sm" onClick={copy} className="justify-self-start">
        Copy
      </Button>
    </div>
  );
}

function Request({ user, actions }: { user: ManagedUser; actions: Actions }) {
  const { upgrade_request: request } = user;
  if (!request) return null;
  return (
    <div className="grid gap-3 rounded-control border border-edge p-4">
      <p className="font-medium">Asks for Pro since {formatDay(request.created_at)}</p>
      {request.note !== null && (
        <p className="break-words whitespace-pre-line text-muted">“{request.note}”</p>
      )}
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          pending={actions.change.isPending}
          onClick={() => actions.change.mutate({ plan: 'pro' })}
        >
          Grant Pro
        </Button>
        <Button size="sm" pending={actions.decline.isPending} onClick={() => actions.decline.mutate()}>
          Decline
        </Button>
      </div>
    </div>
  );
}

function Facts({ user }: { user: ManagedUser }) {
  const facts = [
    ['Email', user.email],
    ['Since', formatDay(user.created_at)],
    ['Last active', user.last_active_at === null ? 'Never' : formatDay(user.last_active_at)],
    ['Analyses', formatCount(user.analyses)],
    ['Wardrobe items', formatCount(user.items)],
    ['Stored', formatBytes(user.stored_bytes)],
    ...(user.trial_ends_at === null ? [] : [['Trial ends', formatDay(user.trial_ends_at)]]),
    ...(user.pays ? [['Payment', 'Pays for Pro']] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line pb-2">
          <dt className="text-muted">{label}</dt>
          <dd className="figures min-w-0 truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { user: ManagedUser; isSelf: boolean; onClose: () => void };

/** One user: what they have, and what an administrator may change. */
export function UserDialog({ user, isSelf, onClose }: Props) {
  const actions = useUserActions(user);
  const [confirming, setConfirming] = useState(false);
  const { change, remove, decline, link } = actions;
  const error = change.error ?? decline.error ?? link.error;
  const set = (asked: Omit<ManagedUserChange, 'version'>) => change.mutate(asked);
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={`@${user.username}`}>
        {error && <Alert messages={failureSentences(error)} />}
        <Request user={user} actions={actions} />
        <Facts user={user} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Plan"
            options={planOptions}
            value={user.tier}
            disabled={change.isPending || user.role === 'admin'}
            {...(user.role === 'admin' ? { hint: 'Administrators have Pro.' } : {})}
            onChange={(event) => set({ plan: event.target.value as 'free' | 'trial' | 'pro' })}
          />
          <SelectField
            label="Role"
            options={roleOptions}
            value={user.role}
            disabled={change.isPending}
            onChange={(event) => set({ role: event.target.value as 'user' | 'admin' })}
          />
        </div>
        {!user.blocked && <ResetLink link={link} />}
        <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-5">
          <Button
            size="sm"
            disabled={isSelf}
            pending={change.isPending}
            onClick={() => set({ blocked: !user.blocked })}
          >
            {user.blocked ? 'Unblock' : 'Block'}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setConfirming(true)}>
            Delete account
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => {
          setConfirming(open);
          remove.reset();
        }}
        title="Delete this account"
        word={user.username}
        label={`Type ${user.username} to confirm`}
        action="Delete for good"
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      >
        <p>
          {formatCount(user.analyses)} analyses, {formatCount(user.items)} wardrobe items and{' '}
          {formatBytes(user.stored_bytes)} of photos go with it. Nothing of it can be brought back but from a
          backup.
        </p>
      </ConfirmDialog>
    </>
  );
}
