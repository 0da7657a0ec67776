import type { ManagedUser, ManagedUserChange } from '@drape/contract/admin/admin-users';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { formatBytes, formatCount, formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { LinkToCopy } from './link-to-copy.tsx';
import { useUserActions } from './use-user-actions.ts';
import { planOptions, roleOptions } from './user-choices.ts';

type Actions = ReturnType<typeof useUserActions>;

function ResetLink({ link }: { link: Actions['link'] }) {
  if (!link.data)
    return (
      <Button size="sm" pending={link.isPending} onClick={() => link.mutate()} className="justify-self-start">
        <Trans>Make a reset link</Trans>
      </Button>
    );
  return (
    <LinkToCopy
      label={t`Reset link`}
      address={link.data.link}
      hint={t`Works once and for an hour. Anyone with the link can set the password, so share it safely.`}
    />
  );
}

function Request({ user, actions }: { user: ManagedUser; actions: Actions }) {
  const { upgrade_request: request } = user;
  if (!request) return null;
  return (
    <div className="grid gap-3 rounded-control border border-edge p-4">
      <p className="font-medium">
        <Trans>Asks for Pro since {formatDay(request.created_at)}</Trans>
      </p>
      {request.note !== null && (
        <p className="wrap-anywhere whitespace-pre-line text-muted">“{request.note}”</p>
      )}
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          pending={actions.change.isPending}
          onClick={() => actions.change.mutate({ plan: 'pro' })}
        >
          <Trans>Grant Pro</Trans>
        </Button>
        <Button size="sm" pending={actions.decline.isPending} onClick={() => actions.decline.mutate()}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </div>
  );
}

function Facts({ user }: { user: ManagedUser }) {
  const facts = [
    [t`Email`, user.email],
    [t`Since`, formatDay(user.created_at)],
    [t`Last active`, user.last_active_at === null ? t`Never` : formatDay(user.last_active_at)],
    [t`Analyses`, formatCount(user.analyses)],
    [t`Wardrobe items`, formatCount(user.items)],
    [t`Stored`, formatBytes(user.stored_bytes)],
    ...(user.trial_ends_at === null ? [] : [[t`Trial ends`, formatDay(user.trial_ends_at)]]),
    ...(user.pays ? [[t`Payment`, t`Pays for Pro`]] : []),
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
            label={t`Plan`}
            options={planOptions}
            value={user.tier}
            disabled={change.isPending || user.role === 'admin'}
            {...(user.role === 'admin' ? { hint: t`Administrators have Pro.` } : {})}
            onChange={(event) => set({ plan: event.target.value as 'free' | 'trial' | 'pro' })}
          />
          <SelectField
            label={t`Role`}
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
            {user.blocked ? t`Unblock` : t`Block`}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setConfirming(true)}>
            <Trans>Delete account</Trans>
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => {
          setConfirming(open);
          remove.reset();
        }}
        title={t`Delete this account`}
        word={user.username}
        label={t`Type ${user.username} to confirm`}
        action={t`Delete for good`}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      >
        <p>
          <Trans>
            <Plural value={user.analyses} one="# analysis" other="# analyses" />,{' '}
            <Plural value={user.items} one="# wardrobe item" other="# wardrobe items" /> and{' '}
            {formatBytes(user.stored_bytes)} of photos go with it. Only a backup can bring them back.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
