import { t } from '@lingui/core/macro';
import { ForgotPasswordForm } from '../../features/account/sign-in/forgot-password-form.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function ForgotPasswordPage() {
  useTitle(t`Forgot password`);
  return (
    <AccountFrame
      title={t`Forgot your password?`}
      lead={t`It happens. We’ll send you a link to set a new one.`}
      picture="stripes"
    >
      <ForgotPasswordForm />
    </AccountFrame>
  );
}
