import type { PlanDetails } from '@drape/contract/membership/membership';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';

type Subscription = NonNullable<PlanDetails['subscription']>;

function wordsOf({ status, ends, period_ends_at }: Subscription): string {
  const until = period_ends_at === null ? '' : formatDay(period_ends_at);
  if (status === 'canceled') return t`Your subscription has ended.`;
  if (status === 'past_due')
    return t`The last payment did not go through. Please check your means of payment.`;
  if (ends) return until === '' ? t`Your subscription is canceled.` : t`Your subscription ends on ${until}.`;
  return until === '' ? t`You pay for Pro.` : t`Your subscription renews on ${until}.`;
}

/** How a paid plan stands, and where it is managed. */
export function SubscriptionNote({ subscription }: { subscription: Subscription }) {
  const portal = useMutation({
    mutationFn: () => api.openPortal(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">{wordsOf(subscription)}</p>
      {subscription.status !== 'canceled' && (
        <Button size="sm" pending={portal.isPending} onClick={() => portal.mutate()}>
          <Trans>Manage subscription</Trans>
        </Button>
      )}
      {portal.error && <Alert messages={failureSentences(portal.error)} />}
    </div>
  );
}
