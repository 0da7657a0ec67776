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

const plate = [
  { hex: '#2a3550', name: 'navy', share: 0.34 },
  { hex: '#e8e0d2', name: 'ecru', share: 0.28 },
  { hex: '#5f656c', name: 'pewter', share: 0.2 },
  { hex: '#8a5a3c', name: 'cognac', share: 0.12 },
  { hex: '#a8323e', name: 'cherry', share: 0.06 },
];

const caption = () => t`Navy and ecru do the work; six percent of cherry makes it memorable.`;

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
      <AccountFrame
        title={t`Connect your account`}
        lead={t`One moment.`}
        cloth={{ plate, caption: caption() }}
      >
        <ConnectingProvider />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={t`Welcome back`}
      lead={t`Sign in to continue.`}
      cloth={{ plate, caption: caption() }}
    >
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
