import { Link, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Alert } from '../ui/alert.tsx';
import { textLink } from '../ui/text-link.ts';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#27403d', name: 'bottle', share: 0.36 },
  { hex: '#e9e2d3', name: 'bone', share: 0.3 },
  { hex: '#b7a88f', name: 'oatmeal', share: 0.2 },
  { hex: '#c26a3d', name: 'amber', share: 0.14 },
];

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  useTitle('Set a new password');
  return (
    <AccountFrame
      title="Set a new password"
      lead="Changing it signs you out everywhere else."
      plate={plate}
      caption="Bottle green for depth, amber for the one thing to notice."
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Alert
          messages={['This address holds no link.']}
          action={
            <Link to="/forgot-password" className={textLink}>
              Ask for a new one
            </Link>
          }
        />
      )}
    </AccountFrame>
  );
}
