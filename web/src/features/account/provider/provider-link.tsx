import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { settingsQuery } from '../queries.ts';
import { PasswordForm } from '../settings/password-form.tsx';
import { useProviderLink, useProviderLinkQuery } from './provider-link-queries.ts';

type DialogProps = { open: boolean; onClose: () => void };

type PasswordDialogProps = DialogProps & {
  title: string;
  text: string;
  hint?: string;
  action: string;
  pending: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
};

/** Asks again who somebody is, before the account gets or loses a way in. */
function PasswordDialog({ open, onClose, text, onPassword, ...form }: PasswordDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={form.title}>
      <PasswordForm {...form} onCancel={onClose} onSubmit={({ password }) => onPassword(password)}>
        <p>{text}</p>
      </PasswordForm>
    </Dialog>
  );
}

function ConnectDialog({ open, onClose }: DialogProps) {
  const { begin } = useProviderLink();
  return (
    <PasswordDialog
      open={open}
      onClose={() => {
        begin.reset();
        onClose();
      }}
      title={t`Connect your account`}
      text={t`You sign in there next and come back here. Your password keeps working.`}
      action={t`Continue`}
      pending={begin.isPending || begin.isSuccess}
      error={begin.error}
      onPassword={(password) => begin.mutate(password)}
    />
  );
}

function DisconnectDialog({ open, onClose }: DialogProps) {
  const { disconnect } = useProviderLink();
  const close = () => {
    disconnect.reset();
    onClose();
  };
  return (
    <PasswordDialog
      open={open}
      onClose={close}
      title={t`Disconnect your account`}
      text={t`From then on you sign in here with your password.`}
      hint={t`If you never chose one, sign out and ask for one with “Forgot password?” first.`}
      action={t`Disconnect`}
      pending={disconnect.isPending}
      error={disconnect.error}
      onPassword={(password) =>
        disconnect.mutate(password, {
          onSuccess: () => {
            showToast({ title: t`Your account is disconnected` });
            close();
          },
        })
      }
    />
  );
}

/** Whether somebody can sign in with the identity provider of the installation, with what connects and disconnects it. */
export function ProviderLinkPart() {
  const { data: settings } = useQuery(settingsQuery);
  const { data, error } = useQuery(useProviderLinkQuery());
  const [asks, setAsks] = useState<'connect' | 'disconnect'>();
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-16" />;
  const { connected, connected_at } = data;
  const since = connected_at === null ? t`Connected` : t`Connected since ${formatDay(connected_at)}`;
  const close = () => setAsks(undefined);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p>{settings?.oidc_label ?? t`Your identity provider`}</p>
        <p className="figures text-sm text-muted">{connected ? since : t`Not connected`}</p>
      </div>
      {connected ? (
        <Button size="sm" variant="danger" onClick={() => setAsks('disconnect')}>
          <Trans>Disconnect</Trans>
        </Button>
      ) : (
        <Button size="sm" onClick={() => setAsks('connect')}>
          <Trans>Connect your account</Trans>
        </Button>
      )}
      <ConnectDialog open={asks === 'connect'} onClose={close} />
      <DisconnectDialog open={asks === 'disconnect'} onClose={close} />
    </div>
  );
}
