import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/account/queries.ts';
import { ForgotPasswordForm } from '../../features/account/sign-in/forgot-password-form.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function ForgotPasswordPage() {
  const { data: settings } = useQuery(settingsQuery);
  useTitle(t`Forgot password`);
  const lead =
    settings?.password_login === false
      ? t`There are no passwords here. Sign in with your identity provider.`
      : settings?.mail === false
        ? t`It happens. Here is how to get a new one.`
        : t`It happens. We’ll send you a link to set a new one.`;
  return (
    <AccountFrame
      title={t`Forgot your password?`}
      lead={lead}
      picture="stripes"
      isAnswer={settings?.mail === false}
    >
      <ForgotPasswordForm />
    </AccountFrame>
  );
}
