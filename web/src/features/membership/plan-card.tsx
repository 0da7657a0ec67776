import type { PlanDetails, PricingTier } from '@drape/contract/membership/membership';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { PaymentResult } from './payment-result.tsx';
import { planDetailsQuery, pricingTierQuery } from './queries.ts';
import { SubscriptionNote } from './subscription-note.tsx';
import { trialDaysLeft } from './trial-days-left.ts';
import { UpgradeButton } from './upgrade-button.tsx';

function daysLeft(trialEndsAt: string): string {
  const days = trialDaysLeft(trialEndsAt, new Date());
  return plural(days, { one: '1 day left', other: `${days} days left` });
}

function status({ tier, trial_ends_at }: PricingTier): string {
  if (tier === 'pro') return t`You have full access.`;
  if (trial_ends_at === null) return t`Unlimited analyses; Pro unlocks the rest.`;
  if (tier === 'trial') {
    return t`Full access until ${formatDay(trial_ends_at)}, then the free plan.`;
  }
  return t`Your trial ended on ${formatDay(trial_ends_at)}. What you stored is still yours.`;
}

type LimitProps = { label: string; value: string; share?: number | undefined };

function Limit({ label, value, share }: LimitProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-sm font-medium">{value}</dd>
      {share !== undefined && (
        <dd aria-hidden className="mt-2 h-1 basis-full bg-line">
          <div
            className={share >= 1 ? 'h-full bg-accent' : 'h-full bg-ink'}
            style={{ width: `${Math.min(100, 100 * share)}%` }}
          />
        </dd>
      )}
    </div>
  );
}

const countOf = (limit: number | null) => (limit === null ? t`Unlimited` : String(limit));

function used(count: number | undefined, limit: number | null): string {
  if (count === undefined) return countOf(limit);
  return limit === null ? t`${formatCount(count)} used · unlimited` : t`${formatCount(count)} of ${limit}`;
}

function Limits({ pricingTier, plan }: { pricingTier: PricingTier; plan: PlanDetails | undefined }) {
  const { tier_features: features } = pricingTier;
  const items = plan?.usage.wardrobe_items;
  const limit = features.max_wardrobe_items;
  return (
    <dl className="border-b border-line">
      <Limit label={t`Photo analyses`} value={used(plan?.usage.analyses, null)} />
      <Limit
        label={t`Wardrobe items`}
        value={used(items, limit)}
        share={items === undefined || limit === null ? undefined : items / limit}
      />
      <Limit
        label={t`Chat messages today`}
        value={used(plan?.usage.chat_messages_today, features.max_chat_messages_per_day)}
      />
      <Limit
        label={t`Live camera, outfit plans, insights`}
        value={pricingTier.is_pro ? t`Included` : t`Pro`}
      />
    </dl>
  );
}

/** The plan: what it allows, what of it is used, and the way to Pro. */
export function PlanCard() {
  const { data, error, isFetching, refetch } = useQuery(pricingTierQuery);
  if (data) return <Plan pricingTier={data} />;
  if (!error) return <Skeleton className="h-64" />;
  return (
    <Alert
      messages={[error.message]}
      action={
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  );
}

function Plan({ pricingTier }: { pricingTier: PricingTier }) {
  const { data: plan } = useQuery(planDetailsQuery);
  const { tier, trial_ends_at, tier_features: features } = pricingTier;
  return (
    <div className="grid gap-5">
      <PaymentResult hasPro={tier === 'pro'} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-2xl">{features.name}</span>
          {tier === 'trial' && trial_ends_at !== null && (
            <span className="figures text-accent-text">{daysLeft(trial_ends_at)}</span>
          )}
        </p>
        <p className="mt-2 text-muted">{status(pricingTier)}</p>
      </div>
      <Limits pricingTier={pricingTier} plan={plan} />
      {plan?.subscription && <SubscriptionNote subscription={plan.subscription} />}
      {plan && tier !== 'pro' && <UpgradeButton plan={plan} />}
    </div>
  );
}
