import { t } from '@lingui/core/macro';
import { RegisterForm } from '../../features/account/sign-in/register-form.tsx';
import { useAfterSignIn, useWayOn } from '../../features/account/sign-in/use-after-sign-in.ts';
import { Navigate } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function RegisterPage() {
  const onSuccess = useAfterSignIn();
  const wayOn = useWayOn();
  useTitle(t`Create an account`);
  if (wayOn !== undefined) return <Navigate to={wayOn} replace />;
  return (
    <AccountFrame title={t`Create your account`} lead={t`It takes about a minute.`}>
      <RegisterForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
