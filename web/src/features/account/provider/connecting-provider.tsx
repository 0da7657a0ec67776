import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { useProviderLink } from './provider-link-queries.ts';
import { keptVisit, readProviderAnswer, takeVisit } from './provider-visit.ts';

/** Whether the address holds the answer to somebody who is signed in and connects their account. */
export function useIsConnecting(): boolean {
  const [search] = useSearchParams();
  const [connects] = useState(() => keptVisit()?.connects === true);
  return connects && (search.has('code') || search.has('error'));
}

/** Takes what the identity provider sent back, and leads to the profile. */
export function ConnectingProvider() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { connect } = useProviderLink();
  const [failure, setFailure] = useState<unknown>();
  const handled = useRef(false);
  useEffect(() => {
    if (handled.current) return;
    handled.current = true;
    try {
      const answer = readProviderAnswer(search, takeVisit());
      if (answer === undefined) return;
      connect.mutate(answer, {
        onSuccess: () => {
          showToast({ title: t`Your account is connected` });
          void navigate('/profile#provider', { replace: true });
        },
        onError: setFailure,
      });
    } catch (error) {
      setFailure(error);
    }
  }, [search, navigate, connect]);
  if (failure === undefined)
    return (
      <p role="status" className="text-muted">
        <Trans>Connecting your account…</Trans>
      </p>
    );
  return (
    <Alert
      messages={failureSentences(failure)}
      action={
        <Link to="/profile#provider" className={textLink}>
          <Trans>Back to your profile</Trans>
        </Link>
      }
    />
  );
}
