import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConnectingProvider, useIsConnecting } from '../../features/account/provider/connecting-provider.tsx';
import { LoginForm } from '../../features/account/sign-in/login-form.tsx';
import { useAfterSignIn, useWayOn } from '../../features/account/sign-in/use-after-sign-in.ts';
import { useLocation } from '../../lib/router/hooks.ts';
import { Navigate } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Alert } from '../../ui/notices/alert.tsx';
import { AccountFrame } from './account-frame.tsx';

export function LoginPage() {
  const onSuccess = useAfterSignIn();
  const wayOn = useWayOn();
  const { state } = useLocation();
  const hasEnded = typeof state === 'object' && state !== null && 'ended' in state;
  useTitle(t`Login`);
  const isConnecting = useIsConnecting();
  if (wayOn !== undefined && !isConnecting) return <Navigate to={wayOn} replace />;
  if (wayOn !== undefined)
    return (
      <AccountFrame title={t`Connect your account`} lead={t`One moment.`} picture="trench">
        <ConnectingProvider />
      </AccountFrame>
    );
  return (
    <AccountFrame title={t`Welcome back`} lead={t`Sign in to continue.`} picture="trench">
      {hasEnded && (
        <Alert
          tone="info"
          messages={[t`Your session has ended`]}
          className="mb-6"
          action={<Trans>Sign in to continue. What you typed is kept for you.</Trans>}
        />
      )}
      <LoginForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
