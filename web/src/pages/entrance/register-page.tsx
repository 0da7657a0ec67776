import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/account/queries.ts';
import { RegisterForm } from '../../features/account/sign-in/register-form.tsx';
import { useAfterSignIn, useWayOn } from '../../features/account/sign-in/use-after-sign-in.ts';
import { Navigate } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function RegisterPage() {
  const onSuccess = useAfterSignIn();
  const wayOn = useWayOn();
  const { data: settings } = useQuery(settingsQuery);
  const hasPlans = settings?.plans !== false;
  useTitle(t`Create an account`);
  if (wayOn !== undefined) return <Navigate to={wayOn} replace />;
  return (
    <AccountFrame
      title={t`Create your account`}
      lead={
        hasPlans
          ? t`It starts with a ${limits.trialDays}-day premium trial, then the free plan.`
          : t`It takes about a minute.`
      }
      picture="dress"
    >
      <RegisterForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
