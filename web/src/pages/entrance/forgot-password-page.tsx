import { t } from '@lingui/core/macro';
import { ForgotPasswordForm } from '../../features/account/sign-in/forgot-password-form.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#3d4a43', name: 'pine', share: 0.36 },
  { hex: '#ece5d8', name: 'ivory', share: 0.3 },
  { hex: '#b48a62', name: 'camel', share: 0.22 },
  { hex: '#2b2622', name: 'espresso', share: 0.12 },
];

export function ForgotPasswordPage() {
  useTitle(t`Forgot password`);
  return (
    <AccountFrame
      title={t`Forgot your password?`}
      lead={t`It happens. We’ll send you a link to set a new one.`}
      cloth={{ plate, caption: t`Pine, ivory and camel: three quiet colors that forgive a fourth.` }}
    >
      <ForgotPasswordForm />
    </AccountFrame>
  );
}
