import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Confirms an address with one press; opening the link alone proves nothing, as mail programs open links too. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useMutation({ mutationFn: () => api.confirmEmail({ body: { token } }) });
  useTitle(t`Confirm your address`);
  return (
    <div className="pb-20">
      <PageHeader title={t`Confirm your address`} lead={t`This makes sure the address is yours.`} />
      <div className="grid justify-items-start gap-4">
        {confirm.isError && <Alert messages={failureSentences(confirm.error)} />}
        {token === '' && <Alert messages={[t`This link does not work. Your profile sends a new one.`]} />}
        {confirm.isSuccess ? (
          <>
            <p role="status">
              <Trans>Your address is confirmed.</Trans>
            </p>
            <Button asChild>
              <Link to="/profile">
                <Trans>Open your profile</Trans>
              </Link>
            </Button>
          </>
        ) : (
          token !== '' && (
            <Button variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate()}>
              <Trans>Confirm</Trans>
            </Button>
          )
        )}
      </div>
    </div>
  );
}
