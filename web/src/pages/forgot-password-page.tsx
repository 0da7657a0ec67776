import { useQuery } from '@tanstack/react-query';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { settingsQuery } from '../features/account/queries.ts';
import { useTitle } from '../lib/use-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';

const plate = [
  { hex: '#4b4a55', name: 'graphite', share: 0.36 },
  { hex: '#cfc6d3', name: 'lilac', share: 0.28 },
  { hex: '#f0ebe3', name: 'milk', share: 0.24 },
  { hex: '#6d3b52', name: 'plum', share: 0.12 },
];

export function ForgotPasswordPage() {
  const { data: settings, isPending } = useQuery(settingsQuery);
  useTitle('Forgot password');
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="It happens. Here is the way to a new one."
      plate={plate}
      caption="Graphite holds, lilac softens, plum remembers."
    >
      {isPending ? (
        <Skeleton className="h-48" />
      ) : settings?.mail === false ? (
        <Alert
          tone="info"
          messages={[
            'This installation sends no mail. Ask the person who runs it: an administrator can make the link for you.',
          ]}
        />
      ) : (
        <ForgotPasswordForm />
      )}
    </AccountFrame>
  );
}
