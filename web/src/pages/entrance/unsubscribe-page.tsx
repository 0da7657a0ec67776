import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { textLink } from '../../ui/text-link.ts';

/** Ends the morning mail with one press; opening the link alone changes nothing, as mail programs open links too. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => api.stopMorningMail({ body: { token } }) });
  useTitle(t`Morning mail`);
  return (
    <div className="pb-20">
      <PageHeader title={t`Morning mail`} lead={t`Today’s weather and an outfit for it, once a day.`} />
      {stop.isSuccess ? (
        <p role="status">
          <Trans>
            You won’t get the morning email anymore. You can turn it back on in your{' '}
            <Link to="/profile" className={textLink}>
              profile
            </Link>
            .
          </Trans>
        </p>
      ) : (
        <div className="grid justify-items-start gap-4">
          {(stop.isError || token === '') && (
            <Alert
              messages={[t`This link doesn’t work. You can turn the email off in your profile.`]}
              action={
                <Button asChild size="sm">
                  <Link to="/profile">
                    <Trans>Open your profile</Trans>
                  </Link>
                </Button>
              }
            />
          )}
          {token !== '' && (
            <Button variant="primary" pending={stop.isPending} onClick={() => stop.mutate()}>
              <Trans>Stop the morning mail</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
