import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ResetPasswordForm } from '../../features/account/sign-in/reset-password-form.tsx';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [token] = useState(search.get('token') ?? '');
  const [isInvited] = useState(search.has('invited'));
  useTitle(isInvited ? t`Welcome to Drape` : t`Reset password`);
  return (
    <AccountFrame
      title={isInvited ? t`Welcome to Drape` : t`Set a new password`}
      lead={
        isInvited
          ? t`An account was created for you. Choose a password; the link works once.`
          : t`Every device that is signed in now will be signed out.`
      }
      picture="knits"
    >
      <ResetPasswordForm token={token} />
    </AccountFrame>
  );
}
