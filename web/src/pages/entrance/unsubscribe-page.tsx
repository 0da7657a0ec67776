import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

function ToMailSettings({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="primary" className="max-md:w-full">
      <Link to="/profile#morning-mail">{children}</Link>
    </Button>
  );
}

function BrokenLink() {
  const isSignedIn = useSession((state) => state.isAuthenticated);
  return (
    <AccountFrame
      title={t`This link doesn’t work`}
      lead={
        <span role="alert">
          <Trans>
            You still get the morning mail. Use the link in the newest one, or turn it off in your profile.
          </Trans>
        </span>
      }
      picture="trench"
      isAnswer
    >
      <ToMailSettings>
        {isSignedIn ? <Trans>Turn it off in your profile</Trans> : <Trans>Sign in and turn it off</Trans>}
      </ToMailSettings>
    </AccountFrame>
  );
}

/** Ends the morning mail with one press; opening the link alone changes nothing, as mail programs open links too. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => api.stopMorningMail({ body: { token } }) });
  useTitle(t`Morning mail`);
  if (stop.isError || token === '') return <BrokenLink />;
  if (stop.isSuccess)
    return (
      <AccountFrame
        title={t`No more morning mail`}
        lead={
          <span role="status">
            <Trans>You won’t get the morning email anymore. You can turn it back on in your profile.</Trans>
          </span>
        }
        picture="trench"
        isAnswer
      >
        <ToMailSettings>
          <Trans>Open your profile</Trans>
        </ToMailSettings>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={t`Stop the morning mail?`}
      lead={t`Everything else stays as it is, and you can turn it back on in your profile.`}
      picture="trench"
      isAnswer
    >
      <Button
        variant="primary"
        className="max-md:w-full"
        pending={stop.isPending}
        onClick={() => stop.mutate()}
      >
        <Trans>Stop the morning mail</Trans>
      </Button>
    </AccountFrame>
  );
}
