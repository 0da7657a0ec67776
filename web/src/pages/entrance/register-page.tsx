import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { settingsQuery } from '../../features/account/queries.ts';
import { RegisterForm } from '../../features/account/sign-in/register-form.tsx';
import { useAfterSignIn, useWayOn } from '../../features/account/sign-in/use-after-sign-in.ts';
import { Navigate } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

/** What an account is for. */
const promises = [
  msg`Any outfit rated from a photo, with the reasons`,
  msg`Every day dressed from your own clothes`,
  msg`Your photos stay on this server`,
];

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
      <ul className="mb-5 grid gap-1.5 border-b border-line pb-5 text-sm">
        {promises.map((promise) => (
          <li key={promise.id} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" strokeWidth={2.2} />
            {t(promise)}
          </li>
        ))}
      </ul>
      <RegisterForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
