import { t } from '@lingui/core/macro';
import { LoginForm } from '../features/account/login-form.tsx';
import { useAfterSignIn } from '../features/account/use-after-sign-in.ts';
import { useTitle } from '../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#2a3550', name: 'navy', share: 0.34 },
  { hex: '#e8e0d2', name: 'ecru', share: 0.28 },
  { hex: '#5f656c', name: 'pewter', share: 0.2 },
  { hex: '#8a5a3c', name: 'cognac', share: 0.12 },
  { hex: '#a8323e', name: 'cherry', share: 0.06 },
];

export function LoginPage() {
  const onSuccess = useAfterSignIn();
  useTitle(t`Login`);
  return (
    <AccountFrame
      title={t`Welcome back`}
      lead={t`Your analyses are where you left them.`}
      plate={plate}
      caption={t`Navy and ecru do the work; six percent of cherry makes it memorable.`}
    >
      <LoginForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
