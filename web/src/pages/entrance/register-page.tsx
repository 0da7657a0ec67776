import { t } from '@lingui/core/macro';
import { RegisterForm } from '../../features/account/sign-in/register-form.tsx';
import { useAfterSignIn, useWayOn } from '../../features/account/sign-in/use-after-sign-in.ts';
import { Navigate } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#d8cdb8', name: 'sand', share: 0.32 },
  { hex: '#5c6247', name: 'olive', share: 0.26 },
  { hex: '#f3efe6', name: 'chalk', share: 0.2 },
  { hex: '#a35c3a', name: 'rust', share: 0.14 },
  { hex: '#26221e', name: 'espresso', share: 0.08 },
];

export function RegisterPage() {
  const onSuccess = useAfterSignIn();
  const wayOn = useWayOn();
  useTitle(t`Create an account`);
  if (wayOn !== undefined) return <Navigate to={wayOn} replace />;
  return (
    <AccountFrame
      title={t`Create your account`}
      lead={t`It takes about a minute.`}
      plate={plate}
      caption={t`Sand, olive and chalk share one warmth, so rust can be loud.`}
    >
      <RegisterForm onSuccess={onSuccess} />
    </AccountFrame>
  );
}
