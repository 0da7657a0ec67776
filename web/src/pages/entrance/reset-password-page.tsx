import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ResetPasswordForm } from '../../features/account/sign-in/reset-password-form.tsx';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#59616b', name: 'pewter', share: 0.34 },
  { hex: '#e9dfd0', name: 'ecru', share: 0.32 },
  { hex: '#8c3b41', name: 'brick', share: 0.2 },
  { hex: '#23252a', name: 'ink', share: 0.14 },
];

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
          : t`The link works once and for an hour.`
      }
      cloth={{ plate, caption: t`Pewter and ecru keep still; a fifth of brick says something.` }}
    >
      <ResetPasswordForm token={token} />
    </AccountFrame>
  );
}
