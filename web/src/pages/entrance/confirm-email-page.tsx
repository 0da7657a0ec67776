import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';

function OnToProfile({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="primary" className="max-md:w-full">
      <Link to="/profile#you">{children}</Link>
    </Button>
  );
}

/** Confirms an address with one press; opening the link alone proves nothing, as mail programs open links too. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSignedIn = useSession((state) => state.isAuthenticated);
  const confirm = useMutation({ mutationFn: () => api.confirmEmail({ body: { token } }) });
  useTitle(t`Confirm your address`);
  if (confirm.isSuccess)
    return (
      <AccountFrame
        title={t`Your address is confirmed`}
        lead={<span role="status">{t`Mail from Drape reaches you from now on.`}</span>}
        picture="knits"
        isAnswer
      >
        <OnToProfile>
          <Trans>Open your profile</Trans>
        </OnToProfile>
      </AccountFrame>
    );
  if (token === '' || confirm.isError)
    return (
      <AccountFrame
        title={t`This link doesn’t work`}
        lead={
          <span role="alert">
            {confirm.error ? failureSentences(confirm.error).join(' ') : t`It may be old, or cut short.`}{' '}
            <Trans>A new one is sent from your profile.</Trans>
          </span>
        }
        picture="knits"
        isAnswer
      >
        <OnToProfile>
          {isSignedIn ? <Trans>Open your profile</Trans> : <Trans>Sign in for a new link</Trans>}
        </OnToProfile>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={t`Confirm your address`}
      lead={t`This makes sure the address is yours.`}
      picture="knits"
      isAnswer
    >
      <Button
        variant="primary"
        className="max-md:w-full"
        pending={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        <Trans>Confirm</Trans>
      </Button>
    </AccountFrame>
  );
}
